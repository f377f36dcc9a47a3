import { SWRConfig } from 'swr'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { useRegistrationConfirm } from './useRegistrationConfirm.ts'

const loggedIn = { lastLogin: null }
const started = { accessUrl: 'https://mitid.example/', loginLog: { loginLogId: 'log-1' } }

/** Calls in their order. */
let calls: string[]
let left: string[]
let canRegister: boolean
let creationFails: boolean
let loginFails: boolean

/** Notes where the page would go, and keeps it here. */
const stay = (event: NavigateEvent) => {
  left.push(event.destination.url)
  event.preventDefault()
}

beforeEach(() => {
  calls = []
  left = []
  canRegister = true
  creationFails = false
  loginFails = false
  vi.stubGlobal('fetch', async (url: string) => {
    if (url.endsWith('/api/handover')) return Response.json({ result: 1, data: { type: 'external', canRegister } })
    calls.push(url.slice(url.lastIndexOf('/') + 1))
    if (url.endsWith('identity.start')) return Response.json({ result: 1, data: started })
    if (url.endsWith('registerBypass'))
      return creationFails
        ? Response.json({ result: 0, error: { code: 'ERR_EMAIL_TAKEN', message: 'Brugt.' } }, { status: 409 })
        : Response.json({ result: 1, data: {} })
    if (loginFails) return Response.json({ result: 0, error: { code: 'ERR_TOKEN_INVALID', message: 'Brugt.' } }, { status: 410 })
    return Response.json({ result: 1, data: loggedIn })
  })
  navigation.addEventListener('navigate', stay)
})
afterEach(() => {
  navigation.removeEventListener('navigate', stay)
})

/** Opens the registration and confirms it; resolves to the result. */
async function confirm() {
  const { result } = await renderHook(useRegistrationConfirm, {
    wrapper: ({ children }) => <SWRConfig value={{ provider: () => new Map() }}>{children}</SWRConfig>,
  })
  await vi.waitFor(() => expect(result.current.byPartner).toBe(canRegister), { timeout: 15_000 })
  return result.current.confirm()
}

it('creates the account of a partner’s player, logs in and navigates to the end of the registration', async () => {
  await confirm()
  expect(calls).toEqual(['registration.registerBypass', 'identity.start', 'identity.loginExternal'])
  expect(left).toEqual([`${window.location.origin}/loginsuccess?method=register`])
})

it('does not log in or navigate when the account is refused', async () => {
  creationFails = true
  expect(await confirm()).toMatchObject({ type: 'failure', error: { code: 'ERR_EMAIL_TAKEN' } })
  expect(calls).toEqual(['registration.registerBypass'])
  expect(left).toEqual([])
})

it('returns the error of a login that fails after the account was created', async () => {
  loginFails = true
  expect(await confirm()).toMatchObject({ type: 'failure', error: { code: 'ERR_TOKEN_INVALID' } })
  expect(left).toEqual([])
})

it('navigates to the identity provider without a hand-over, and creates no account', async () => {
  canRegister = false
  await confirm()
  expect(calls).toEqual(['identity.start'])
  expect(left).toEqual([started.accessUrl])
})
