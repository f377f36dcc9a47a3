import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type PopupContent, popupCategories } from '../content/entities/popup.ts'
import { duePopups, parseSeenPopups, seenPopupsCookie } from './contentPopup.ts'

const popup = (id: string, category: PopupContent['category']) => ({ id, category }) as PopupContent // nothing else is read
const popups = popupCategories.map((category) => popup(`en-${category}`, category))
const due = (change: Partial<Parameters<typeof duePopups>[0]>) => {
  const { welcome, campaign } = duePopups({ popups, seen: [], path: '/', firstSession: false, moved: false, ...change })
  return [welcome?.id ?? null, campaign?.id ?? null]
}

describe('the popups to show', () => {
  it.each([
    ['/', 'en-home'],
    ['/spilleautomater', 'en-slots'],
    ['/spilleautomater/nye-spil', 'en-slots'],
    ['/spilleautomaterne', null],
    ['/live-casino', 'en-live'],
    ['/live/live-blackjack', 'en-live'],
    ['/live-spil', null],
    ['/bordspil', 'en-tables'],
    ['/jackpots', 'en-jackpots'],
    ['/contents/vilkaar', null],
  ])('on %s the campaign %s', (path, id) => {
    expect(due({ path })).toEqual([null, id])
  })

  it('the welcome, on any page, in the first session only', () => {
    expect(due({ path: '/contents/vilkaar', firstSession: true })).toEqual(['en-welcome', null])
    expect(due({ path: '/contents/vilkaar' })).toEqual([null, null])
  })

  it('no campaign over a page that the player has just chosen', () => {
    expect(due({ path: '/spilleautomater', moved: true })).toEqual([null, null])
  })

  it('none that was closed, and then the next of its kind', () => {
    const more = [...popups, popup('to-home', 'home')]
    expect(due({ popups: more, seen: ['en-home'] })).toEqual([null, 'to-home'])
    expect(due({ popups: more, seen: ['en-home', 'to-home', 'en-welcome'], firstSession: true })).toEqual([null, null])
  })
})

describe('the cookie of closed popups', () => {
  it('keeps the last ten', () => {
    const ids = Array.from({ length: 12 }, (_, i) => `popup-${i}`)
    expect(parseSeenPopups(seenPopupsCookie(ids).value)).toEqual(ids.slice(2))
  })

  it('never exceeds the limit of a cookie call, and holds what it was given', () => {
    const id = fc.stringMatching(/^[a-z0-9]{1,24}$/)
    fc.assert(
      fc.property(fc.array(id, { maxLength: 10 }), (ids) => {
        const { value } = seenPopupsCookie(ids)
        expect(value.length).toBeLessThanOrEqual(256)
        expect(parseSeenPopups(value)).toEqual(ids)
      }),
    )
  })

  it.each([null, '', '...'])('is empty for %j', (cookie) => expect(parseSeenPopups(cookie)).toEqual([]))
})
