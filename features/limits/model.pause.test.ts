import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lengthensPause, type PauseEvent, type PauseState, pauseEnd, pauseKinds, pauseReducer } from './model.ts'

describe('pauseReducer', () => {
  const taken = { pausedUntil: 1, closed: false }
  const events: readonly PauseEvent[] = [
    { type: 'chosen', kind: '24h' },
    { type: 'dismissed' },
    { type: 'confirmed' },
    { type: 'locked', result: taken },
    { type: 'locked', result: { pausedUntil: null, closed: true } },
    { type: 'failed', message: 'x' },
  ]
  const run = (list: readonly PauseEvent[]) => list.reduce<PauseState>(pauseReducer, { type: 'idle', lastResult: null })

  const idle: PauseState = { type: 'idle', lastResult: taken }
  const confirming: PauseState = { type: 'confirming', lastResult: taken, kind: '24h', error: null }
  const locking: PauseState = { type: 'locking', lastResult: taken, kind: '24h' }
  const longer = { pausedUntil: 2, closed: false }
  const transitions: readonly [PauseState, PauseEvent, PauseState][] = [
    [idle, { type: 'chosen', kind: '30d' }, { ...confirming, kind: '30d' }],
    [confirming, { type: 'chosen', kind: '30d' }, { ...confirming, kind: '30d' }],
    [confirming, { type: 'dismissed' }, idle],
    [confirming, { type: 'confirmed' }, locking],
    [locking, { type: 'locked', result: longer }, { type: 'idle', lastResult: longer }],
    [locking, { type: 'failed', message: 'nej' }, { ...confirming, error: 'nej' }],
  ]

  it('changes state on the events that apply, and ignores every other', () => {
    for (const state of [idle, confirming, locking])
      for (const event of [...events, ...transitions.map(([, each]) => each)]) {
        const next = transitions.find(([from, accepted]) => from === state && accepted === event)?.[2]
        const accepts = transitions.some(([from, accepted]) => from === state && accepted.type === event.type)
        if (next) expect(pauseReducer(state, event)).toEqual(next)
        else if (!accepts) expect(pauseReducer(state, event), `${state.type}, ${event.type}`).toBe(state)
      }
  })
  it('has a result only after choosing and confirming', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...events), { maxLength: 12 }), (list) => {
        const state = run(list)
        if (state.lastResult) {
          const at = list.findLastIndex(({ type }) => type === 'locked')
          expect(list.slice(0, at).map(({ type }) => type)).toEqual(expect.arrayContaining(['chosen', 'confirmed']))
        }
      }),
    )
  })
  it('ignores every event once the account is closed', () => {
    const closed = run([
      { type: 'chosen', kind: 'permanent' },
      { type: 'confirmed' },
      { type: 'locked', result: { pausedUntil: null, closed: true } },
    ])
    for (const event of events) expect(pauseReducer(closed, event)).toBe(closed)
  })
  it('keeps the chosen pause when the call fails', () => {
    expect(run([{ type: 'chosen', kind: '30d' }, { type: 'confirmed' }, { type: 'failed', message: 'nej' }])).toEqual({
      type: 'confirming',
      lastResult: null,
      kind: '30d',
      error: 'nej',
    })
  })
  it('cannot be dismissed while the call is in flight', () => {
    const locking = run([{ type: 'chosen', kind: '24h' }, { type: 'confirmed' }])
    expect(pauseReducer(locking, { type: 'dismissed' })).toBe(locking)
  })
  it('ends after 24 hours, 30 days, or never', () => {
    expect(pauseKinds.map((pause) => pauseEnd(pause, 0))).toEqual([86_400_000, 2_592_000_000, null])
  })
})

describe('lengthensPause', () => {
  const [now, hour] = [1_795_000_000_000, 3_600_000]
  const longer = (pausedUntil: number | null) => pauseKinds.filter((pause) => lengthensPause(pause, pausedUntil, now))
  it('offers every pause while none runs', () => expect(longer(null)).toEqual(['24h', '30d', 'permanent']))
  it('offers no pause of the same length again, also a moment later', () => {
    expect(longer(now + 24 * hour)).toEqual(['30d', 'permanent'])
    expect(longer(now + 23 * hour + 1)).toEqual(['30d', 'permanent'])
    expect(longer(now + 30 * 24 * hour)).toEqual(['permanent'])
  })
  it('offers it when it adds an hour or more', () => {
    expect(longer(now + 23 * hour)).toEqual(['24h', '30d', 'permanent'])
    expect(longer(now + 29 * 24 * hour)).toEqual(['30d', 'permanent'])
  })
})
