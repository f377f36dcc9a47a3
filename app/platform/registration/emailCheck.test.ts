import { expect, it } from 'vitest'
import { setUpPlatform } from '../testing/harness.ts'
import { identifyNewPerson } from '../testing/identityVisits.ts'
import { registrationForm } from '../testing/registrationForm.ts'

const platform = setUpPlatform({ settings: { emailCheckAfterIdentity: true } })

it('an e-mail address that has an account is told after the identity provider only, where the configuration says so', async () => {
  const email = 'freja@eksempel.dk'
  expect((await platform.get(`/CMScasino/ValidateEmail?email=${email}`)).data()).toEqual({ available: true })
  const { transactionId, approvalCode, cpr } = await identifyNewPerson(platform)
  const registered = await platform.post(`/Register/${transactionId}?approvalCode=${approvalCode}`, registrationForm(cpr, { email }))
  expect(registered).toMatchObject({ status: 409, code: 'ERR_EMAIL_TAKEN' })
})
