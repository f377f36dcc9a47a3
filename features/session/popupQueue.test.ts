import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { emptyPopupQueue, type PopupEvent, type PopupName, popupNames, popupReducer } from './popupQueue.ts'

const due = (name: PopupName): PopupEvent => ({ type: 'due', popup: name })
const done = (name: PopupName): PopupEvent => ({ type: 'done', popup: name })
const typing = (now: boolean): PopupEvent => ({ type: 'typing', typing: now })
const run = (...events: readonly PopupEvent[]) => events.reduce(popupReducer, emptyPopupQueue)
const popup = fc.constantFrom(...popupNames)
const popupEvent = fc.oneof(popup.map(due), popup.map(done))
const events = fc.array(popupEvent, { maxLength: 30 })
const eventsWhileTyping = fc.array(fc.oneof(popupEvent, fc.boolean().map(typing)), { maxLength: 30 })

describe('popupReducer', () => {
  it('begins without a popup', () => expect(emptyPopupQueue).toEqual({ due: [], open: null, typing: false }))

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

  it('does not replace the popup that the player reads', () => {
    expect(run(due('marketingConsent'), due('warning')).open).toBe('marketingConsent')
    expect(run(due('marketingConsent'), due('warning'), done('marketingConsent')).open).toBe('warning')
  })

  it('returns the same queue when a popup is due or done twice', () => {
    const queue = run(due('warning'))
    expect(popupReducer(queue, due('warning'))).toBe(queue)
    expect(popupReducer(queue, done('welcome'))).toBe(queue)
  })

  it('opens exactly one due popup, and never covers session or reminder', () => {
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

  it.each(['welcome', 'campaign', 'marketingConsent'] as const)('keeps %s waiting while the player types', (name) => {
    expect(run(typing(true), due(name))).toEqual({ due: [name], open: null, typing: true })
    expect(run(typing(true), due(name), typing(false))).toEqual({ due: [name], open: name, typing: false })
    expect(run(due('warning'), due(name), typing(true), done('warning')).open).toBeNull()
  })

  it.each(['session', 'reminder', 'warning'] as const)('opens %s although the player types', (name) => {
    expect(run(typing(true), due(name)).open).toBe(name)
    expect(run(typing(true), due('welcome'), due(name)).open).toBe(name)
  })

  it('closes no open popup because the player types, and opens an interrupted one afterwards', () => {
    expect(run(due('welcome'), typing(true)).open).toBe('welcome')
    const interrupted = run(due('welcome'), due('reminder'), typing(true), done('reminder'))
    expect(interrupted.open).toBeNull()
    expect(popupReducer(interrupted, typing(false)).open).toBe('welcome')
  })

  it('returns the same queue while nothing changes about the typing', () => {
    const queue = run(due('welcome'), typing(true))
    expect(popupReducer(queue, typing(true))).toBe(queue)
  })

  it('opens no optional popup while the player types, and all of them in the end', () => {
    fc.assert(
      fc.property(eventsWhileTyping, popup, (list, name) => {
        const queue = run(...list, typing(true))
        const { open } = popupReducer(queue, due(name))
        if (open !== queue.open) expect(['session', 'reminder', 'warning']).toContain(open)
        const idle = popupReducer(queue, typing(false))
        expect(idle.open === null).toBe(idle.due.length === 0)
      }),
    )
  })
})
