import fc from 'fast-check'
import { expect, test } from 'vitest'
import { messageLimits } from './constants.ts'
import { type MessageInput, messageFieldNames, messageFormSchema } from './form.ts'

const valid: MessageInput = { name: 'Åse', email: ' aase@eksempel.dk ', userId: 'p1', message: 'Hej', recaptcha: 't' }
const issuesOf = (input: MessageInput) =>
  messageFormSchema.safeParse(input).error?.issues.map(({ path, message }) => [path[0], message]) ?? []

test('a message is sent without spaces around its parts', () => {
  expect(messageFormSchema.parse(valid)).toEqual({ ...valid, email: 'aase@eksempel.dk' })
})

test('every field but the user id is required, and blanks are no content', () => {
  const required = messageFieldNames.filter((name) => name !== 'userId')
  fc.assert(
    fc.property(fc.constantFrom(...required), fc.stringMatching(/^ {0,5}$/), (name, blank) => {
      const empty = name === 'recaptcha' ? '' : blank
      expect(issuesOf({ ...valid, [name]: empty })[0]).toEqual([name, `contact_us.${name}_required`])
    }),
  )
})

test('an address without a domain and a text that is too long are refused', () => {
  expect(issuesOf({ ...valid, email: 'aase' })).toEqual([['email', 'validation.email_invalid']])
  expect(issuesOf({ ...valid, message: 'x'.repeat(messageLimits.message + 1) })).toEqual([['message', 'validation.too_long']])
})

test('a guest needs no user id', () => {
  expect(messageFormSchema.parse({ ...valid, userId: ' ' })).toMatchObject({ userId: '' })
})

test.each(['mit CPR er 170591-1234', 'kort 4111 1111 1111 1111, 09/29'])(
  'a number that has no place in a mail is stopped at its field: %s',
  (text) => {
    expect(issuesOf({ ...valid, message: text })).toEqual([['message', 'validation.secret_number']])
    expect(issuesOf({ ...valid, name: text })).toEqual([['name', 'validation.secret_number']])
  },
)
