import type { PageContextValue } from '@casino/features/content/PageContext'
import { pausedUntilFixture, playerResponses } from './playerFixtures.ts'
import type { PlayerState } from './toolbars.ts'

interface StoryVisit {
  page: Partial<PageContextValue>
  calls: Readonly<Record<string, unknown>>
}

const profile = playerResponses['session.profile {}']
const summary = playerResponses['session.summary {}']
const playerVisit = (profileChange: object = {}, summaryChange: object = {}): StoryVisit => ({
  page: { session: { loggedIn: true, fingerprint: 'story-session' } },
  calls: { 'session.profile {}': { ...profile, ...profileChange }, 'session.summary {}': { ...summary, ...summaryChange } },
})

const visitsByState: Readonly<Record<Exclude<PlayerState, 'story'>, StoryVisit>> = {
  guest: { page: { session: { loggedIn: false, fingerprint: null } }, calls: {} },
  depositor: playerVisit(),
  nonDepositor: playerVisit(
    { playerType: 'Non-Depositor', firstName: 'Aksel', lastLogin: null },
    { Balance: 0, TotalBalance: 0, WithdrawableBalance: 0 },
  ),
  paused: playerVisit({ pausedUntil: pausedUntilFixture }),
}

/** A story's page context and responses, with the session overridden by the player toolbar. The story's other responses are kept. */
export const resolveVisit = (state: PlayerState, storyVisit: StoryVisit): StoryVisit =>
  state === 'story'
    ? storyVisit
    : { page: { ...storyVisit.page, ...visitsByState[state].page }, calls: { ...storyVisit.calls, ...visitsByState[state].calls } }
