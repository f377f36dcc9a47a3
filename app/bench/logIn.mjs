import { tsImport } from 'tsx/esm/api'

const { testPersons } = await tsImport('../platform/identity/testPersons.ts', import.meta.url)
const { makeTestCpr, testDateOfBirth } = await tsImport('../platform/identity/persons.ts', import.meta.url)

/**
 * Logs a browser context in as one of the test persons, by the calls of the login pages. Throws when one fails. `measure` runs each call after
 * the provider's return.
 */
export async function logIn({ request }, url, measure = (_, send) => send(), index = 0) {
  const call = async (name, data = {}) => {
    const response = await request.post(`${url}/backend/identity.${name}`, { data })
    if (!response.ok()) throw new Error(`${name}: ${response.status()}`)
    return (await response.json()).data
  }
  const person = testPersons[index]
  const { accessUrl, loginLog } = await call('start', { query: { redirectUrl: `${url}/` } })
  const approved = await request.post(accessUrl, { form: { person: person.key }, maxRedirects: 0 })
  await request.get(approved.headers().location, { maxRedirects: 0 })
  const query = { method: 'login', logId: loginLog.loginLogId }
  const measured = (name, data) => measure(`identity.${name}`, () => call(name, data))
  await measured('completion', { query })
  await measured('validateCpr', { query: { ...query, cpr: makeTestCpr(testDateOfBirth(person, index, Date.now()), index) } })
  await measured('openSession')
}
