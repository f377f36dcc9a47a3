import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { useArgState } from './useArgState.ts'

interface HeartProps {
  arg: boolean
}

function Heart({ arg }: HeartProps) {
  const [pressed, setPressed] = useArgState(arg)
  return (
    <button type="button" aria-pressed={pressed} onClick={() => setPressed(!pressed)}>
      Favorit
    </button>
  )
}

const heart = page.getByRole('button', { name: 'Favorit' })

it('follows the player, and its arg when that changes', async () => {
  const { rerender } = await render(<Heart arg={false} />)
  await heart.click()
  await expect.element(heart).toHaveAttribute('aria-pressed', 'true')
  await rerender(<Heart arg={false} />)
  await expect.element(heart).toHaveAttribute('aria-pressed', 'true')
  await rerender(<Heart arg />)
  await rerender(<Heart arg={false} />)
  await expect.element(heart).toHaveAttribute('aria-pressed', 'false')
})
