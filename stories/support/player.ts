import type { PageContextValue } from '@casino/features/config'
import { pausedUntil, playerCalls } from './fixtures.ts'
import type { PlayerState } from './toolbars.ts'

interface Visit {
  readonly page: Partial<PageContextValue>
  readonly calls: Readonly<Record<string, unknown>>
}

const profile = playerCalls['session.profile {}']
const summary = playerCalls['session.summary {}']
const visit = (profileChange: object = {}, summaryChange: object = {}): Visit => ({
  page: { session: { loggedIn: true } },
  calls: { 'session.profile {}': { ...profile, ...profileChange }, 'session.summary {}': { ...summary, ...summaryChange } },
})

const visits: Readonly<Record<Exclude<PlayerState, 'story'>, Visit>> = {
  guest: { page: { session: { loggedIn: false } }, calls: {} },
  depositor: visit(),
  nonDepositor: visit(
    { playerType: 'Non-Depositor', firstName: 'Aksel', lastLogin: null },
    { Balance: 0, TotalBalance: 0, WithdrawableBalance: 0 },
  ),
  paused: visit({ pausedUntil }),
}

/** A story's page context and responses, with the session overridden by the player toolbar. The story's other responses are kept. */
export const visitOf = (state: PlayerState, own: Visit): Visit =>
  state === 'story' ? own : { page: { ...own.page, ...visits[state].page }, calls: { ...own.calls, ...visits[state].calls } }
