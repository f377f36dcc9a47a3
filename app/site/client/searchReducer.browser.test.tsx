import { useSearchReducer } from '@casino/features/navigation/useSearchReducer'
import { useSyncExternalStore } from 'react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { cleanup, render } from 'vitest-browser-react'
import { Router } from 'wouter'

interface FlowState {
  step: number
  /** Highest step that may be opened. */
  reached: number
  note: string
  /** Kept in the history entry, not in the query. */
  draft: string
}
type FlowEvent =
  | { type: 'advanced' }
  | { type: 'noted'; note: string }
  | { type: 'drafted'; draft: string }
  | { type: 'navigated'; step: number }

function reducer(state: FlowState, event: FlowEvent): FlowState {
  switch (event.type) {
    case 'advanced':
      return { ...state, step: state.step + 1, reached: Math.max(state.reached, state.step + 1) }
    case 'noted':
      return event.note === state.note ? state : { ...state, note: event.note }
    case 'drafted':
      return { ...state, draft: event.draft }
    case 'navigated':
      return event.step <= state.reached ? { ...state, step: event.step } : state
  }
}
const stepOf = (search: string) => Number(new URLSearchParams(search).get('step') ?? 1)
const noteOf = (search: string) => new URLSearchParams(search).get('note') ?? ''
const toSearch = ({ step, note }: Pick<FlowState, 'step' | 'note'>) =>
  new URLSearchParams({ ...(step > 1 && { step: String(step) }), ...(note && { note }) }).toString()

/** Step of each render. */
const renderedSteps: number[] = []
let flow: ReturnType<typeof useSearchReducer<FlowState, FlowEvent>>
function Flow() {
  flow = useSearchReducer<FlowState, FlowEvent>({
    reducer,
    initialState: (search) => ({ step: Math.min(stepOf(search), 2), reached: 2, note: noteOf(search), draft: '' }),
    toSearch,
    canonicalSearch: (search) => toSearch({ step: stepOf(search), note: noteOf(search) }),
    toNavigationEvent: (search) => ({ type: 'navigated', step: stepOf(search) }),
    replacesEntry: (previous, next) => previous.step === next.step,
    toEntryState: ({ draft }) => (draft ? { draft } : undefined),
  })
  renderedSteps.push(flow.state.step)
  return (
    <output>
      {flow.state.step} {flow.state.note}
    </output>
  )
}

const runnerUrl = window.location.href
beforeEach(() => {
  renderedSteps.length = 0
})
afterEach(async () => {
  await cleanup()
  window.history.replaceState(null, '', runnerUrl)
})

/** A value outside React, for a router whose query arrives later than the state. */
function createStore(initial: string) {
  let value = initial
  const listeners = new Set<() => void>()
  return {
    get: () => value,
    set(next: string) {
      value = next
      for (const listener of listeners) listener()
    },
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

const shown = () => document.querySelector('output')?.textContent?.trim()
const search = () => window.location.search.slice(1)
/** Opens the flow with a query, in an entry of its own. */
async function open(query: string, entryState: object | null = null): Promise<void> {
  window.history.pushState(entryState, '', `${window.location.pathname}?${query}`)
  await render(<Flow />)
  await expect.poll(shown).toBeTruthy()
}
async function go(delta: number, expected: string): Promise<void> {
  window.history.go(delta)
  await expect.poll(search).toBe(expected)
}

it('adds a history entry for a new step and replaces it otherwise', async () => {
  await open('')
  flow.dispatch({ type: 'noted', note: 'a' })
  await expect.poll(search).toBe('note=a')
  flow.dispatch({ type: 'advanced' })
  await expect.poll(shown).toBe('2 a')
  expect(search()).toBe('step=2&note=a')
  flow.dispatch({ type: 'noted', note: 'b' })
  await expect.poll(search).toBe('step=2&note=b')
  await go(-1, 'note=b') // the entry of the first step, corrected to the current note
  await expect.poll(shown).toBe('1 b')
})

it('turns back and forward into events', async () => {
  await open('')
  flow.dispatch({ type: 'advanced' })
  await expect.poll(shown).toBe('2')
  flow.dispatch({ type: 'advanced' })
  await expect.poll(shown).toBe('3')
  await go(-1, 'step=2')
  await expect.poll(shown).toBe('2')
  await go(-1, '')
  await expect.poll(shown).toBe('1')
  await go(2, 'step=3')
  await expect.poll(shown).toBe('3')
})

it('corrects an unreachable query that the page was opened with, and keeps the state of the entry', async () => {
  await open('step=9&note=a', { scroll: 7 })
  await expect.poll(search).toBe('step=2&note=a')
  expect(shown()).toBe('2 a')
  expect(window.history.state).toEqual({ scroll: 7 })
})

it('corrects an unreachable query that a link leads to, in the entry of the link', async () => {
  await open('')
  window.history.pushState(null, '', `${window.location.pathname}?step=9`)
  await expect.poll(search).toBe('')
  expect(shown()).toBe('1')
  flow.dispatch({ type: 'advanced' })
  await expect.poll(search).toBe('step=2')
  await go(-1, '')
  await expect.poll(shown).toBe('1')
})

it('leaves parameters of others alone until it writes', async () => {
  await open('btag=x&note=a')
  expect(shown()).toBe('1 a')
  expect(search()).toBe('btag=x&note=a')
  flow.dispatch({ type: 'advanced' })
  await expect.poll(search).toBe('step=2&note=a')
})

it('applies two events of one handler, each with its entry', async () => {
  await open('')
  const first = flow.dispatch({ type: 'advanced' })
  const second = flow.dispatch({ type: 'advanced' })
  expect([first.step, second.step, flow.getState().step]).toEqual([2, 3, 3])
  await expect.poll(shown).toBe('3')
  expect(search()).toBe('step=3')
  await go(-1, 'step=2')
  await expect.poll(shown).toBe('2')
})

it('applies two events whose queries a slow router renders one after the other', async () => {
  const rendered = createStore('')
  const navigate = (to: string) => void setTimeout(() => rendered.set(to.split('?')[1] ?? ''))
  await render(
    <Router hook={() => ['/flow', navigate]} searchHook={() => useSyncExternalStore(rendered.subscribe, rendered.get)}>
      <Flow />
    </Router>,
  )
  await expect.poll(shown).toBe('1')
  flow.dispatch({ type: 'advanced' })
  flow.dispatch({ type: 'advanced' })
  await expect.poll(rendered.get).toBe('step=3')
  await expect.poll(shown).toBe('3')
  expect(renderedSteps).not.toContain(2)
})

it('returns to the same query within one handler', async () => {
  await open('')
  flow.dispatch({ type: 'advanced' })
  flow.dispatch({ type: 'navigated', step: 1 })
  await expect.poll(search).toBe('')
  flow.dispatch({ type: 'advanced' })
  await expect.poll(shown).toBe('2')
  await go(-1, '')
  await expect.poll(shown).toBe('1')
})

it('keeps state outside the query in the entry, with the entries of others', async () => {
  await open('note=a', { scroll: 7 })
  flow.dispatch({ type: 'drafted', draft: 'x' })
  expect(window.history.state).toEqual({ scroll: 7, draft: 'x' })
  expect(search()).toBe('note=a')
  flow.dispatch({ type: 'advanced' })
  expect(window.history.state).toEqual({ draft: 'x' })
  await expect.poll(shown).toBe('2 a')
})

it('writes nothing for an event that changes nothing', async () => {
  await open('btag=x&note=a', { scroll: 7 })
  const before = flow.getState()
  expect(flow.dispatch({ type: 'noted', note: 'a' })).toBe(before)
  expect(search()).toBe('btag=x&note=a')
  expect(window.history.state).toEqual({ scroll: 7 })
})
