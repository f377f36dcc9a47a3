import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { changeChoice, needsNewDocument, tagManagerDelay, unmeasured } from './documentMeasurement.ts'

const allowed = { allowed: true, wanted: true, loaded: false }
const loaded = { allowed: true, wanted: true, loaded: true }
const refused = { allowed: false, wanted: false, loaded: false }
const consentedLater = { allowed: false, wanted: true, loaded: false }

describe('needsNewDocument', () => {
  it.each([
    ['nothing wanted, to a measured page', unmeasured, true, false],
    ['nothing wanted, to another page', unmeasured, false, false],
    ['allowed and waiting, to a measured page', allowed, true, false],
    ['allowed and waiting, to another page', allowed, false, false],
    ['loaded, to a measured page', loaded, true, false],
    ['loaded, to another page', loaded, false, true],
    ['consented in this document, to a measured page', consentedLater, true, true],
    ['consented in this document, to another page', consentedLater, false, false],
    ['refused, to a measured page', refused, true, false],
  ])('%s', (_, document, measured, needed) => {
    expect(needsNewDocument(document, { measured })).toBe(needed)
  })
})

describe('tagManagerDelay', () => {
  const delayMs = 15_000
  it.each([
    ['waits for the rest of the 15 seconds', allowed, 4000, 11_000],
    ['waits for all of them at the start', allowed, 0, 15_000],
    ['does not wait after them', allowed, 20_000, 0],
    ['is none when it is loaded', loaded, 20_000, null],
    ['is none without consent, however long the visitor stays', refused, 3_600_000, null],
    ['is none where the policy does not allow it', consentedLater, 20_000, null],
  ])('%s', (_, document, elapsedMs, delay) => {
    expect(tagManagerDelay(document, { elapsedMs, delayMs })).toBe(delay)
  })
})

describe('changeChoice', () => {
  const none = { statistics: false, marketing: false }
  const statistics = { statistics: true, marketing: false }
  const both = { statistics: true, marketing: true }

  it.each([
    ['first consent: the next document', refused, none, both, consentedLater, false],
    ['refusal: nothing', refused, none, none, refused, false],
    ['withdrawal before loading: nothing is loaded', allowed, both, none, refused, false],
    ['withdrawal after loading: the script ends at once', loaded, both, none, { ...refused, loaded: true }, true],
    ['withdrawal of one purpose: the script ends at once', loaded, both, statistics, loaded, true],
    ['one purpose more: the next document', loaded, statistics, both, { ...consentedLater, loaded: true }, false],
    ['the same again: nothing', loaded, both, both, loaded, false],
  ])('%s', (_, document, before, after, expected, reload) => {
    expect(changeChoice(document, before, after, true)).toEqual({ document: expected, reload })
  })

  it('wants nothing without a tag manager', () => {
    expect(changeChoice(unmeasured, none, both, false)).toEqual({ document: unmeasured, reload: false })
  })

  const purposes = fc.record({ statistics: fc.boolean(), marketing: fc.boolean() })

  it('never loads without the consent of that moment, and never lets a loaded script outlive its consent', () => {
    fc.assert(
      fc.property(purposes, fc.boolean(), fc.boolean(), fc.array(purposes, { maxLength: 8 }), (first, configured, measured, changes) => {
        const wanted = configured && (first.statistics || first.marketing)
        let document = { wanted, allowed: wanted && measured, loaded: false }
        let choice = first
        const load = () => {
          if (tagManagerDelay(document, { elapsedMs: 60_000, delayMs: 15_000 }) === null) return
          expect(configured && measured && (choice.statistics || choice.marketing)).toBe(true)
          document = { ...document, loaded: true }
        }
        load()
        for (const next of changes) {
          const changed = changeChoice(document, choice, next, configured)
          const revoked = (choice.statistics && !next.statistics) || (choice.marketing && !next.marketing)
          expect(changed.reload).toBe(document.loaded && revoked)
          if (changed.reload) return
          document = changed.document
          choice = next
          load()
          if (document.loaded) expect(needsNewDocument(document, { measured: false })).toBe(true)
        }
      }),
    )
  })
})
