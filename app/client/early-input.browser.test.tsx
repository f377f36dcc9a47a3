import { useEffect, useState } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { keepEarlyInput } from './early-input.ts'

const markup =
  '<form><input name="amount" value=""/><button type="submit" name="way" value="card">Videre</button></form><form action="/ud"><button type="submit">Log ud</button></form>'

function Page({ onSent, ready }: { onSent: (amount: string, by: string) => void; ready: () => void }) {
  const [amount, setAmount] = useState('')
  useEffect(() => queueMicrotask(ready), [ready])
  return (
    <>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          const { submitter } = event.nativeEvent as SubmitEvent // the native event of a form's submit
          onSent(amount, submitter?.getAttribute('value') ?? '')
        }}
      >
        <input name="amount" value={amount} onChange={(event) => setAmount(event.currentTarget.value)} />
        <button type="submit" name="way" value="card">
          Videre
        </button>
      </form>
      <form action="/ud">
        <button type="submit">Log ud</button>
      </form>
    </>
  )
}

let root: HTMLElement
let page: Root | undefined
beforeEach(() => {
  root = document.createElement('div')
  root.innerHTML = markup
  document.body.append(root)
})
afterEach(() => {
  page?.unmount()
  root.remove()
})

/** Hydrates the page and returns its submissions. */
async function takeOver(handOver: () => void): Promise<string[]> {
  const sent: string[] = []
  await new Promise<void>((resolve) => {
    const ready = () => {
      handOver()
      resolve()
    }
    page = hydrateRoot(root, <Page onSent={(amount, by) => sent.push(`${amount} by ${by}`)} ready={ready} />)
  })
  return sent
}
const type = (value: string) => {
  const input = root.querySelector('input')
  if (!input) throw new Error('no field')
  input.value = value
  input.dispatchEvent(new InputEvent('input', { bubbles: true }))
}
const press = () => root.querySelector('button')?.click()

it('submits a form once after hydration if it was submitted before, with the entered values', async () => {
  const handOver = keepEarlyInput(root)
  type('500')
  press()
  press()
  expect(await takeOver(handOver)).toEqual(['500 by card'])
  expect(root.querySelector('input')?.value).toBe('500')
})

it('keeps entered values and submits no form that was not submitted', async () => {
  const handOver = keepEarlyInput(root)
  type('200')
  expect(await takeOver(handOver)).toEqual([])
  expect(root.querySelector('input')?.value).toBe('200')
})

it('ignores a form with an action', () => {
  keepEarlyInput(root)
  let prevented = true
  root.addEventListener('submit', (event) => {
    prevented = event.defaultPrevented
    event.preventDefault()
  })
  root.querySelector<HTMLButtonElement>('form[action] button')?.click()
  expect(prevented).toBe(false)
})
