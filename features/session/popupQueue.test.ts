import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { emptyPopupQueue, type PopupEvent, popupNames, popupReducer } from './popupQueue.ts'

const due = (popup: PopupEvent['popup']): PopupEvent => ({ type: 'due', popup })
const done = (popup: PopupEvent['popup']): PopupEvent => ({ type: 'done', popup })
const run = (...events: readonly PopupEvent[]) => events.reduce(popupReducer, emptyPopupQueue)
const popup = fc.constantFrom(...popupNames)
const events = fc.array(fc.record({ type: fc.constantFrom('due', 'done'), popup }), { maxLength: 30 })

describe('popupReducer', () => {
  it('begins without a popup', () => expect(emptyPopupQueue).toEqual({ due: [], open: null }))

  it('opens the popups one after the other, the most urgent first', () => {
    const all = run(...[...popupNames].reverse().map(due))
    expect(all.open).toBe('session')
    const opened = popupNames.reduce(
      ({ queue, order }, name) => ({ queue: popupReducer(queue, done(name)), order: [...order, queue.open] }),
      { queue: all, order: [] as (string | null)[] }, // filled by the reduction
    )
    expect(opened.order).toEqual(['session', 'reminder', 'warning', 'welcome', 'campaign', 'marketingConsent'])
    expect(opened.queue).toEqual(emptyPopupQueue)
  })

  it('lets session and reminder interrupt an open popup, which opens again', () => {
    expect(run(due('welcome'), due('reminder')).open).toBe('reminder')
    expect(run(due('welcome'), due('reminder'), due('session')).open).toBe('session')
    expect(run(due('welcome'), due('session'), done('session')).open).toBe('welcome')
    expect(run(due('session'), due('reminder')).open).toBe('session')
  })

  it('lets no other popup replace the one that the player reads', () => {
    expect(run(due('marketingConsent'), due('warning')).open).toBe('marketingConsent')
    expect(run(due('marketingConsent'), due('warning'), done('marketingConsent')).open).toBe('warning')
  })

  it('returns the same queue when a popup is due or done twice', () => {
    const queue = run(due('warning'))
    expect(popupReducer(queue, due('warning'))).toBe(queue)
    expect(popupReducer(queue, done('welcome'))).toBe(queue)
  })

  it('opens exactly one popup while any is due: never one that is not, and never another above session or reminder', () => {
    fc.assert(
      fc.property(events, (list) => {
        const queue = run(...list)
        expect(new Set(queue.due).size).toBe(queue.due.length)
        if (queue.due.length === 0) expect(queue.open).toBeNull()
        else expect(queue.due).toContain(queue.open)
        for (const urgent of ['reminder', 'session'] as const)
          if (queue.due.includes(urgent)) expect(['session', urgent]).toContain(queue.open)
      }),
    )
  })

  it('never closes an open popup for a less urgent one, and lets none wait for ever', () => {
    fc.assert(
      fc.property(events, popup, (list, name) => {
        const queue = run(...list)
        const { open } = popupReducer(queue, due(name))
        if (queue.open !== null && open !== queue.open)
          expect(popupNames.indexOf(open ?? 'session')).toBeLessThan(popupNames.indexOf(queue.open))
        const emptied = queue.due.map(() => null).reduce((rest) => (rest.open ? popupReducer(rest, done(rest.open)) : rest), queue)
        expect(emptied).toEqual(emptyPopupQueue)
      }),
    )
  })
})
