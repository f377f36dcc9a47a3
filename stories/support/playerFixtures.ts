import { hourMs } from '@casino/features/format/duration'
import { storyNow } from './storyNow.ts'

// Apart from the other fixtures: every story imports this file, and a change of what it imports affects every story.

export const pausedUntilFixture = storyNow + 24 * hourMs

/** A player's session responses by SWR key, for `parameters.calls`. */
export const playerResponses = {
  'session.profile {}': {
    userId: 'freja',
    login: 'freja',
    firstName: 'Freja',
    lastName: 'Holm',
    email: 'freja@example.dk',
    mobileNo: '20304050',
    mobileCC: '45',
    country: 'DK',
    currency: 'DKK',
    emailNotify: false,
    registered: Date.UTC(2025, 2, 3, 9),
    playerType: 'Depositor',
    lastLogin: storyNow - 26 * hourMs,
    loggedInAt: storyNow - 0.4 * hourMs,
    pausedUntil: null,
    chosenBonusCode: '',
  },
  'session.summary {}': {
    Balance: 125_000,
    BonusBalance: 0,
    TotalBalance: 125_000,
    WithdrawableBalance: 125_000,
    TotalActiveBonusWageredFraction: 0,
    TotalActiveWageringRequirement: 0,
    FreeSpinsLeft: 0,
  },
} as const

/** Story parameters for a logged-in player. */
export const loggedInParameters = { page: { session: { loggedIn: true, fingerprint: 'story-session' } }, calls: playerResponses }
