import { importTimeoutMs } from '@casino/design-system/lazy'
import { startTransition, useEffect, useState } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { captureEarlyInput, takeEarlyClick } from './earlyInput.ts'

const markup =
  '<form><input name="amount" value=""/><button type="submit" name="way" value="card">Videre</button></form><form action="/ud"><button type="submit">Log ud</button></form>'

interface PageProps {
  onSent: (amount: string, by: string) => void
  ready: () => void
}

function Page({ onSent, ready }: PageProps) {
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
async function hydrateAndReplay(replay: () => void): Promise<string[]> {
  const submissions: string[] = []
  await new Promise<void>((resolve) => {
    const ready = () => {
      replay()
      resolve()
    }
    page = hydrateRoot(root, <Page onSent={(amount, by) => submissions.push(`${amount} by ${by}`)} ready={ready} />)
  })
  return submissions
}
const type = (value: string) => {
  const input = root.querySelector('input')
  if (!input) throw new Error('no field')
  input.value = value
  input.dispatchEvent(new InputEvent('input', { bubbles: true }))
}
const press = () => root.querySelector('button')?.click()

it('submits a form once after hydration if it was submitted before, with the entered values', async () => {
  const handOver = captureEarlyInput(root)
  type('500')
  press()
  press()
  expect(await hydrateAndReplay(handOver)).toEqual(['500 by card'])
  expect(root.querySelector('input')?.value).toBe('500')
})

it('submits a form without the script when that has not arrived in the time limit of an import', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const sent = vi.fn((event: SubmitEvent) => event.preventDefault()) // the page of the test stays
  root.addEventListener('submit', sent)
  const handOver = captureEarlyInput(root)
  type('500')
  press()
  vi.advanceTimersByTime(importTimeoutMs - 1)
  expect(sent).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(sent).toHaveBeenCalledOnce()
  expect(sent.mock.calls[0]?.[0].submitter).toBe(root.querySelector('button'))
  root.removeEventListener('submit', sent)
  expect(vi.getTimerCount()).toBe(0)
  vi.useRealTimers()
  expect(await hydrateAndReplay(handOver)).toEqual([])
  expect(root.querySelector('input')?.value).toBe('500')
})

it('keeps entered values and submits no form that was not submitted', async () => {
  const handOver = captureEarlyInput(root)
  type('200')
  expect(await hydrateAndReplay(handOver)).toEqual([])
  expect(root.querySelector('input')?.value).toBe('200')
})

it('ignores a form with an action', () => {
  captureEarlyInput(root)
  let prevented = true
  root.addEventListener('submit', (event) => {
    prevented = event.defaultPrevented
    event.preventDefault()
  })
  root.querySelector<HTMLButtonElement>('form[action] button')?.click()
  expect(prevented).toBe(false)
})

describe('a choice', () => {
  function Choice({ ready }: Pick<PageProps, 'ready'>) {
    const [chosen, setChosen] = useState('')
    const [agreed, setAgreed] = useState(false)
    useEffect(() => queueMicrotask(ready), [ready])
    return (
      <form data-state={`${chosen} ${agreed}`}>
        {['first', 'second'].map((value) => (
          <input key={value} type="radio" name="bonus" value={value} checked={chosen === value} onChange={() => setChosen(value)} />
        ))}
        <input type="checkbox" checked={agreed} onChange={(event) => setAgreed(event.currentTarget.checked)} />
      </form>
    )
  }
  const choose = (selector: string) => root.querySelector<HTMLInputElement>(selector)?.click()
  const state = () => root.querySelector('form')?.dataset.state
  const chosen = () => [...root.querySelectorAll('input')].map(({ checked }) => checked)
  /** Hydrates in a transition, as the app does; `during` runs when hydration has been asked for and has not begun. */
  const hydrate = (during: () => void) =>
    new Promise<void>((resolve) => {
      const replay = captureEarlyInput(root)
      const ready = () => {
        replay()
        resolve()
      }
      startTransition(() => {
        page = hydrateRoot(root, <Choice ready={ready} />)
      })
      during()
    })
  beforeEach(() => {
    root.innerHTML =
      '<form data-state=" false"><input type="radio" name="bonus" value="first"/><input type="radio" name="bonus" value="second"/><input type="checkbox"/></form>'
  })

  it('is kept when it was made before hydration; of several, the last', async () => {
    choose('[value="first"]')
    choose('[value="second"]')
    choose('[type="checkbox"]')
    await hydrate(() => undefined)
    await expect.poll(state).toBe('second true')
    expect(chosen()).toEqual([false, true, true])
  })

  it('is kept when it was made during hydration', async () => {
    await hydrate(() => {
      choose('[value="first"]')
      choose('[value="second"]')
      choose('[type="checkbox"]')
    })
    await expect.poll(state).toBe('second true')
    expect(chosen()).toEqual([false, true, true])
  })

  it('is kept when it was taken back during hydration', async () => {
    choose('[type="checkbox"]')
    await hydrate(() => choose('[type="checkbox"]'))
    await expect.poll(state).toBe(' false')
    expect(chosen()).toEqual([false, false, false])
  })
})

describe('the button that the early script has recorded', () => {
  const record = (button: HTMLButtonElement) => {
    window.takeEarlyClick = () => button
  }
  afterEach(() => {
    delete window.takeEarlyClick
  })

  it('is pressed again once', () => {
    let presses = 0
    const button = Object.assign(document.createElement('button'), { type: 'button', onclick: () => (presses += 1) })
    root.append(button)
    record(button)
    takeEarlyClick()()
    expect(presses).toBe(1)
  })

  it('is not pressed when the page no longer has it', () => {
    let presses = 0
    record(Object.assign(document.createElement('button'), { type: 'button', onclick: () => (presses += 1) }))
    takeEarlyClick()()
    expect(presses).toBe(0)
  })

  it('is not pressed without the early script', () => {
    expect(takeEarlyClick()).not.toThrow()
  })
})
