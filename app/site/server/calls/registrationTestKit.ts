import type { FakeResponses } from '../testing/testApp.ts'
import { parseSetCookies, signCookies } from '../testing/testSite.ts'
import { startCallServer } from './callTestServer.ts'

/** A confirmed form of registration. */
export const form = {
  cpr: '010190-1234',
  firstName: 'Sofie',
  lastName: 'Toft',
  email: 'sofie@eksempel.dk',
  mobileNo: '12345678',
  legalAge: true,
  acceptBonusOffer1: 'VELKOMST',
}

export const answers = {
  'registration.saveLog': () => ({ registerLogId: 'reg1' }),
  'registration.register': () => ({ userId: 'u2' }),
  'identity.validateCpr': () => ({ isMatch: true, attemptsLeft: 3 }),
}

/** Cookies of an approved login. */
export const flow = 'transactionId=tx1; loginLog=l; approvalCode=code1'
/** Query of the CPR check of a registration. */
export const query = { method: 'register', logId: 'l' }

/** Saves the form and returns a sender of later calls, which keeps the draft's cookie as a browser does. */
export async function startFlow(change: FakeResponses = {}) {
  const { app, post, sent, lines } = await startCallServer({ ...answers, ...change })
  let draft = parseSetCookies((await post('/api/register/logs', form)).headers['set-cookie']).registration
  const cookie = () => (draft ? `${flow}; registration=${draft}` : flow)
  const get = (url: string) => app.inject({ url, headers: { cookie: signCookies(cookie()) } })
  const send = async (call: string, payload: object = {}) => {
    const answer = await post(call.startsWith('/') ? call : `/backend/${call}`, payload, cookie())
    const { registration } = parseSetCookies(answer.headers['set-cookie'])
    if (registration !== undefined) draft = registration
    return answer
  }
  const lastSent = (name: string) => sent().findLast((call) => call.name === name)?.input
  return { send, get, lastSent, sent, lines }
}
