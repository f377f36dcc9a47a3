import { AmountField } from '@casino/design-system'
import { useEffect, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { captureEarlyInput } from './earlyInput.ts'

interface AmountFormProps {
  onSent: (ore: number | null) => void
  ready: () => void
}

function AmountForm({ onSent, ready }: AmountFormProps) {
  const [amount, setAmount] = useState<number | null>(null)
  useEffect(() => queueMicrotask(ready), [ready])
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onSent(amount)
      }}
    >
      <AmountField label="Beløb" name="amount" value={amount} onValueChange={setAmount} />
      <button type="submit">Videre</button>
    </form>
  )
}

// The field reads its text on Enter and on blur, and before hydration nothing listens to either.
it('submits an amount that Enter submitted before hydration', async () => {
  const root = document.body.appendChild(document.createElement('div'))
  root.innerHTML = renderToString(<AmountForm onSent={vi.fn()} ready={vi.fn()} />)
  const replay = captureEarlyInput(root)
  const input = root.querySelector('input')
  if (!input) throw new Error('no field')
  input.focus()
  input.value = '100'
  input.dispatchEvent(new InputEvent('input', { bubbles: true }))
  root.querySelector('form')?.requestSubmit()

  const onSent = vi.fn()
  const page = await new Promise<{ unmount(): void }>((resolve) => {
    const hydrated = hydrateRoot(
      root,
      <AmountForm
        onSent={onSent}
        ready={() => {
          replay()
          resolve(hydrated)
        }}
      />,
    )
  })
  expect(onSent.mock.calls).toEqual([[10_000]])
  expect(document.activeElement).toBe(input)
  page.unmount()
  root.remove()
})
