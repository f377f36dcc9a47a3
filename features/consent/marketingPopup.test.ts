import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayMs } from '../format/duration.ts'
import { isMarketingPopupDue, marketingAnswerCalls, marketingCookie } from './marketingPopup.ts'

const now = 1_795_000_000_000
const record = { marketingDate: null, emailNotify: 0, askFrom: null } as const
const situation = { active: true, record, answered: false, now }

describe('the marketing popup', () => {
  it.each([
    ['never asked, no answer stored', {}, true],
    ['never asked, an answer stored', { answered: true }, false],
    ['asked before, the date has passed, an answer stored', { record: { ...record, askFrom: now - 1 }, answered: true }, true],
    ['asked before, the date passes now', { record: { ...record, askFrom: now }, answered: true }, true],
    ['asked before, the date has not passed, an answer stored', { record: { ...record, askFrom: now + 1 }, answered: true }, false],
    ['asked before, the date has not passed, no answer stored', { record: { ...record, askFrom: now + 1 } }, true],
    [
      'a marketing date, the date to ask has passed, an answer stored',
      { record: { ...record, marketingDate: now, askFrom: now - 1 }, answered: true },
      false,
    ],
    ['a marketing date by text message only, no answer stored', { record: { ...record, marketingDate: now } }, true],
    ['accepted by e-mail', { record: { ...record, emailNotify: 1 as const } }, false],
    ['accepted by e-mail, the date has passed', { record: { ...record, emailNotify: 1 as const, askFrom: now - dayMs } }, false],
    ['not enabled', { active: false }, false],
    ['no marketing record: paused, closed or excluded', { record: null }, false],
  ])('%s', (_, change, due) => {
    expect(isMarketingPopupDue({ ...situation, ...change })).toBe(due)
  })

  it('is never shown without a record, when disabled, or after acceptance', () => {
    const records = fc.option(
      fc.record({
        marketingDate: fc.option(fc.integer({ min: 0, max: now })),
        emailNotify: fc.constantFrom(0 as const, 1 as const),
        askFrom: fc.option(fc.integer({ min: now - dayMs, max: now + dayMs })),
      }),
    )
    fc.assert(
      fc.property(records, fc.boolean(), fc.boolean(), (any, active, answered) => {
        const due = isMarketingPopupDue({ active, record: any, answered, now })
        if (!active || any === null || any.emailNotify === 1) expect(due).toBe(false)
        else if (!answered) expect(due).toBe(true)
      }),
    )
  })

  it('is closed by any answer until its days have passed', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 365 }), fc.boolean(), (days, accepted) => {
        const calls = marketingAnswerCalls(accepted, days)
        const cookie = marketingCookie(accepted, days)
        const day = calls.find(({ call }) => call === 'consent.answerMarketing')?.input.body
        expect(day).toEqual({ day: days })
        const answeredRecord = {
          marketingDate: accepted ? now : null,
          emailNotify: accepted ? (1 as const) : (0 as const),
          askFrom: now + days * dayMs,
        }
        const at = (time: number) =>
          isMarketingPopupDue({ active: true, record: answeredRecord, answered: time < now + cookie.max_age * 1000, now: time })
        expect(at(now)).toBe(false)
        expect(at(now + days * dayMs - 1)).toBe(false)
        expect(at(now + days * dayMs)).toBe(!accepted)
      }),
    )
  })
})

describe('an answer', () => {
  it('that accepts updates both channels, the property and the date, in the documented calls', () => {
    expect(marketingAnswerCalls(true, 1)).toEqual([
      { call: 'session.updateNotify', input: { body: { EmailNotify: 1, SMSNotify: 1 } } },
      { call: 'session.setProperties', input: { body: { properties: [{ property: 'acceptsmsoffer', value: 'True' }] } } },
      { call: 'consent.answerMarketing', input: { body: { day: 1 } } },
    ])
    expect(marketingCookie(true, 1)).toEqual({ key: 'acceptNews', value: '1', max_age: 86_400 })
  })

  it('that declines consents to nothing', () => {
    expect(marketingAnswerCalls(false, 30)).toEqual([{ call: 'consent.answerMarketing', input: { body: { day: 30 } } }])
    expect(marketingCookie(false, 30)).toEqual({ key: 'acceptNews', value: '0', max_age: 2_592_000 })
  })
})
