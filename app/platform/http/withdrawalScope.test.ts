import type { CallDefinition } from '@casino/features/api/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { BoundCall } from '../core/handlers.ts'
import type { PlatformModuleFactory } from '../core/platformModule.ts'
import { persons, playerEvents } from '../db/schema.ts'
import { platformModules } from '../modules.ts'
import { startTestPlatform, type TestPlatform } from '../testing/harness.ts'
import { confirmStepUp, logIn, type TestSession } from '../testing/identityVisits.ts'

/** The calls that know the player of a session for withdrawing only. Every other call of a player is refused. */
const allowed = [
  'content.navigation',
  'identity.completeStepUp',
  'identity.startStepUp',
  'session.logout',
  'session.profile',
  'session.summary',
  'session.validate',
  'transactions.gamesHistory',
  'transactions.list',
  'transactions.payment',
  'transactions.round',
  'transactions.statement',
  'transactions.transfers',
  'withdrawal.request',
  'withdrawal.status',
]
/** The steps of a login are asked with their own code; the calls below need their own answers to open a session. */
const login = ['identity.start', 'identity.completion', 'identity.validateCpr', 'identity.openSession']

const anything = z.looseObject({})
/** The calls of every module, which say whether they know the player instead of doing anything. */
const registered: BoundCall[] = []
const sayPlayer = (bound: BoundCall): BoundCall => {
  if (login.includes(bound.name)) return bound
  const { params: _, query: _1, body: _2, ...rest } = bound.call
  const call: CallDefinition = { ...rest, params: anything, query: anything, body: anything, response: z.any() }
  const replaced = { ...bound, call, handler: ({ player }: { player: unknown }) => ({ known: player !== null }) }
  registered.push(replaced)
  return replaced
}
const modules = platformModules.map<PlatformModuleFactory>((create) => async (platform) => {
  const module = await create(platform)
  return { ...module, calls: module.calls.map(sayPlayer) }
})

describe('each call', () => {
  let platform: TestPlatform
  beforeAll(async () => {
    platform = await startTestPlatform({ modules })
  })
  afterAll(() => platform.close())

  /** Sends a call with the session where the site server puts it: `yes`, `no` as for a guest, or the code of its refusal. */
  async function ask({ call }: BoundCall, { sessionId, userId }: TestSession): Promise<string> {
    const values: Readonly<Record<string, string>> = { sessionId, userId }
    const parts: Record<string, Record<string, string>> = { params: {}, query: {}, body: {} }
    for (const [field, value = ''] of Object.entries(call.injected ?? {})) {
      const [part = '', name = ''] = field.split('.')
      if (parts[part] && values[value]) parts[part][name] = values[value]
    }
    const path = call.path.replace(/:(\w+)/g, (_, name: string) => parts.params?.[name] ?? 'x')
    const answer = await platform.request(`${path}?${new URLSearchParams(parts.query)}`, {
      method: call.method as 'GET' | 'POST' | 'PUT',
      ...(call.method !== 'GET' && { body: parts.body }),
      key: `key-${path.length}-${registered.length}`,
    })
    return answer.code ?? (answer.data<{ known: boolean }>().known ? 'yes' : 'no')
  }

  it('of a player is refused unless it is allowed, and public ones answer as for a guest', async () => {
    const session = await logIn(platform, 'bodil')
    expect(registered.length).toBeGreaterThan(80)
    for (const bound of registered) {
      const expected = allowed.includes(bound.name) ? 'yes' : bound.call.access === 'player' ? 'ERR_EXCLUDED' : 'no'
      expect([bound.name, await ask(bound, session)]).toEqual([bound.name, expected])
    }
  })

  it('of a player answers in any other session', async () => {
    const session = await logIn(platform, 'freja')
    for (const bound of registered.filter(({ call }) => call.access === 'player'))
      expect([bound.name, await ask(bound, session)]).toEqual([bound.name, 'yes'])
  })
})

describe('a player in ROFUS', () => {
  let platform: TestPlatform
  beforeAll(async () => {
    platform = await startTestPlatform()
  })
  afterAll(() => platform.close())

  it('logs in, is told what the session is for, withdraws the balance and reads the histories', async () => {
    const bodil = await logIn(platform, 'bodil')
    expect(bodil).toMatchObject({ withdrawalOnly: true })
    const { sessionId } = bodil
    expect((await platform.post('/api/user/user-profile', { sessionId })).data()).toMatchObject({ withdrawalOnly: true })
    expect((await confirmStepUp(platform, bodil, 'withdrawal')).status).toBe(200)
    const request = await platform.post('/api/withdrawal/request', { sessionId, amount: 30_000 }, 'withdraw-bodil')
    expect(request.data()).toMatchObject({ amount: 30_000, state: 'received' })
    const { transfers } = (await platform.get(`/transfers/${sessionId}?skip=0&limit=100`)).data<{ transfers: readonly unknown[] }>()
    expect(transfers).toHaveLength(2)
    expect((await platform.ledger()).balanced).toBe(true)
  })

  it('has the login recorded with what the session is for', async () => {
    const { userId } = await logIn(platform, 'bodil')
    const logins = await platform.platform.transaction(({ db }) =>
      db.select({ kind: playerEvents.kind, subject: playerEvents.subject }).from(playerEvents).where(eq(playerEvents.playerId, userId)),
    )
    expect(logins.at(-1)).toEqual({ kind: 'login', subject: 'withdrawal' })
  })

  it('finds neither games nor campaigns in the menu', async () => {
    const { sessionId } = await logIn(platform, 'bodil')
    const body = { active: true, isAdmin: false, sessionId }
    const menu = (await platform.post('/api/navigation', body)).data<{ slug: string; child: readonly { slug: string }[] }[]>()
    expect(menu.flatMap(({ slug, child }) => [slug, ...child.map((entry) => entry.slug)]).filter(Boolean)).toEqual([
      '/min-konto/udbetal',
      '/min-konto/transaktioner',
      '/?logout=true',
      '/contents/spil-med-omtanke',
      '/contents/om-os',
      '/kontaktos',
    ])
  })

  it('has the same session for withdrawing only when the registration has ended, until the next login', async () => {
    const bodil = await logIn(platform, 'bodil')
    await platform.platform.transaction(({ db }) => db.update(persons).set({ excluded: false }))
    expect((await platform.get(`/Deposit/GetUserDepositLimitsREST?sessionId=${bodil.sessionId}`)).code).toBe('ERR_EXCLUDED')
    const again = await logIn(platform, 'bodil')
    expect(again).not.toHaveProperty('withdrawalOnly')
    expect((await platform.get(`/Deposit/GetUserDepositLimitsREST?sessionId=${again.sessionId}`)).status).toBe(200)
  })
})
