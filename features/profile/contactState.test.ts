import { describe, expect, it } from 'vitest'
import { contactFormSchema, emailCodeSchema } from './contactForm.ts'
import { type ContactEvent, type ContactState, contactReducer, initialContactState } from './contactState.ts'

const values = { email: 'ny@eksempel.dk', mobileCC: '45', mobileNo: '20112233' } as const
const change = { email: values.email, triesLeft: 5, expiresAt: 1, resendSeconds: 60 }
const none = { draft: null, confirmedUntil: null, emailChange: null }
const idle: ContactState = { type: 'idle', saved: null }
const editing: ContactState = { type: 'editing', values, confirmed: false }
const confirming: ContactState = { type: 'confirming', values }
const awaiting: ContactState = { type: 'awaitingCode', change }

describe('when the page opens', () => {
  it.each([
    ['nothing is under way', none, idle],
    ['what was entered waits for MitID', { ...none, draft: values }, confirming],
    ['the player is back from MitID', { ...none, draft: values, confirmedUntil: 1 }, { ...editing, confirmed: true }],
    ['an address awaits its code', { ...none, emailChange: change }, awaiting],
    ['a newer change goes before an older address', { ...none, draft: values, emailChange: change }, confirming],
    ['MitID was confirmed for nothing', { ...none, confirmedUntil: 1 }, idle],
  ])('%s', (_, stored, state) => expect(initialContactState(stored)).toEqual(state))
})

const transitions: readonly [ContactState, ContactEvent, ContactState][] = [
  [idle, { type: 'edited', values }, editing],
  [confirming, { type: 'edited', values }, editing],
  [editing, { type: 'stepUpRequired', values }, confirming],
  [editing, { type: 'stored', emailChange: change, mobileChanged: true }, awaiting],
  [editing, { type: 'stored', emailChange: null, mobileChanged: true }, { type: 'idle', saved: 'mobile' }],
  [editing, { type: 'stored', emailChange: null, mobileChanged: false }, idle],
  [
    awaiting,
    { type: 'codeSent', change: { ...change, resendSeconds: 30 } },
    { type: 'awaitingCode', change: { ...change, resendSeconds: 30 } },
  ],
  [awaiting, { type: 'emailConfirmed' }, { type: 'idle', saved: 'email' }],
  [awaiting, { type: 'cancelled' }, idle],
  [confirming, { type: 'cancelled' }, idle],
]
it.each(transitions)('%j, then %j', (from, event, to) => expect(contactReducer(from, event)).toEqual(to))

it('late answers change nothing', () => {
  const late: readonly ContactEvent[] = [
    { type: 'stepUpRequired', values },
    { type: 'stored', emailChange: change, mobileChanged: true },
    { type: 'codeSent', change },
    { type: 'emailConfirmed' },
  ]
  for (const event of late) expect(contactReducer(idle, event)).toBe(idle)
  expect(contactReducer(awaiting, { type: 'edited', values })).toBe(awaiting)
})

it.each([
  [{ ...values, email: ' ny@eksempel.dk ', mobileNo: '20 11 22 33' }, null],
  [{ ...values, email: 'ny' }, ['email', 'validation.email_invalid']],
  [{ ...values, mobileNo: '2011' }, ['mobileNo', 'validation.mobile_digits']],
  [{ ...values, mobileCC: '299' as const }, ['mobileNo', 'validation.mobile_digits_greenland']],
])('the form %j', (input, issue) => {
  const parsed = contactFormSchema.safeParse(input)
  if (issue === null) expect(parsed.data).toEqual(values)
  else expect(parsed.error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([issue])
})

it('a code has six digits, with or without spaces', () => {
  expect(emailCodeSchema.parse({ emailCode: ' 123 456 ' })).toEqual({ emailCode: '123456' })
  for (const emailCode of ['', '12345', '1234567', '12345a'])
    expect(emailCodeSchema.safeParse({ emailCode }).error?.issues).toMatchObject([{ message: 'validation.email_code' }])
})
