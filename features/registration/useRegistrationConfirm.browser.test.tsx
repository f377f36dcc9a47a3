import { createTestRoot } from '@casino/design-system/testing/testRoot'
import { act } from 'react'
import { SWRConfig } from 'swr'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useRegistrationConfirm } from './useRegistrationConfirm.ts'

const loggedIn = { lastLogin: null }
const started = { accessUrl: 'https://mitid.example/', loginLog: { loginLogId: 'log-1' } }

const root = createTestRoot()
let hook: ReturnType<typeof useRegistrationConfirm>
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

function Registration() {
  hook = useRegistrationConfirm()
  return null
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

async function open(): Promise<void> {
  await root.render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <Registration />
    </SWRConfig>,
  )
  await vi.waitFor(
    async () => {
      await act(async () => undefined)
      expect(hook.byPartner).toBe(canRegister)
    },
    { timeout: 15_000 },
  )
}

it('creates the account of a partner’s player, logs in and leaves for the end of the registration', async () => {
  await open()
  await act(() => hook.confirm())
  expect(calls).toEqual(['registration.registerBypass', 'identity.start', 'identity.loginExternal'])
  expect(left).toEqual([`${window.location.origin}/loginsuccess?method=register`])
})

it('an account that is refused is neither logged in nor left', async () => {
  creationFails = true
  await open()
  expect(await act(() => hook.confirm())).toMatchObject({ type: 'failure', error: { code: 'ERR_EMAIL_TAKEN' } })
  expect(calls).toEqual(['registration.registerBypass'])
  expect(left).toEqual([])
})

it('a login that fails after the account was created says so', async () => {
  loginFails = true
  await open()
  expect(await act(() => hook.confirm())).toMatchObject({ type: 'failure', error: { code: 'ERR_TOKEN_INVALID' } })
  expect(left).toEqual([])
})

it('without a hand-over the identity provider confirms, and creates nothing', async () => {
  canRegister = false
  await open()
  await act(() => hook.confirm())
  expect(calls).toEqual(['identity.start'])
  expect(left).toEqual([started.accessUrl])
})
