import { createTestRoot } from '@casino/design-system/testing/testRoot'
import { act } from 'react'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
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

const root = createTestRoot()
const heart = () => page.getByRole('button', { name: 'Favorit' })
const pressed = () => heart().element().ariaPressed

it('follows the player, and its arg when that changes', async () => {
  await root.render(<Heart arg={false} />)
  await act(() => heart().click())
  expect(pressed()).toBe('true')
  await root.render(<Heart arg={false} />)
  expect(pressed()).toBe('true')
  await root.render(<Heart arg />)
  await root.render(<Heart arg={false} />)
  expect(pressed()).toBe('false')
})
