import { expect, it } from 'vitest'
import { profileSchema, sessionCalls } from './calls.ts'

/** Every field of `userInfo` (specification, *User profile*). */
const documented = [
  ...['userId', 'login', 'password', 'nickname', 'country', 'birthday', 'firstName', 'middleName', 'lastName', 'address1', 'address2'],
  ...[
    'address3',
    'region',
    'zip',
    'city',
    'phone',
    'gender',
    'mobileModel',
    'currency',
    'language',
    'email',
    'mobileNo',
    'mobileCC',
    'pin',
  ],
  ...['emailNotify', 'clientIP', 'campaignCode', 'campaignName', 'timeZone', 'referAFriend', 'customData', 'groupId', 'streetName'],
  ...['streetNumber', 'streetLetter', 'bTag', 'nationalId', 'externalId', 'customPromotionalChannels', 'registered'],
  'externalPromotionalCode',
]
const others = { currency: 'DKK', emailNotify: 0, registered: '2026-01-02T10:00:00', customData: {}, groupId: 7, zip: 8000 }
const userInfo = { ...Object.fromEntries(documented.map((name) => [name, `the ${name}`])), ...others }

it('reads every documented field of a profile, and passes on what a page shows', () => {
  expect(documented).toHaveLength(41)
  const answer = sessionCalls.profile.response.parse({ userInfo, playerType: 'Depositor' })
  expect(Object.keys(answer)).toEqual(expect.arrayContaining(documented))
  const shown = profileSchema.parse({ ...answer, lastLogin: null, loggedInAt: 0 })
  expect(documented.filter((name) => name in shown)).toEqual([
    ...['userId', 'login', 'country', 'firstName', 'middleName', 'lastName', 'address1', 'address2', 'address3', 'zip', 'city', 'currency'],
    ...['email', 'mobileNo', 'mobileCC', 'emailNotify', 'streetName', 'streetNumber', 'streetLetter', 'registered'],
  ])
})

it('reads a profile of which only the id is sent', () => {
  expect(sessionCalls.profile.response.parse({ userInfo: { userId: 'p-1' } })).toMatchObject({ userId: 'p-1', firstName: '' })
})
