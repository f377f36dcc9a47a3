import { configCalls } from '@casino/features/config/calls'
import { type Bonus, bonusSchema } from '@casino/features/config/entities/bonus'
import type { MainContent } from '@casino/features/config/entities/content'
import type { DepositLimits } from '@casino/features/config/entities/limits'
import { systemDefaults } from '@casino/features/config/system'
import { catalogue } from '@casino/features/config/texts'
import { type Ore, ore, typeset } from '@casino/features/format'
import type { GameDetail } from '@casino/features/games/calls'
import { CallError, type ErrorCode } from '@casino/features/session/errors'
import bonuses from '../../app/platform/seed/bonuses.json' with { type: 'json' }
import { storyNow } from './context.ts'
import home from './home.json' with { type: 'json' }
import { published } from './published.ts'

export const supportEmail = 'hjaelp@nordlys.example'
const hour = 3_600_000

/** Resolves image paths to Storybook's static files. */
const withPictures = (key: string, value: unknown) =>
  (key === 'src' || key === 'image') && typeof value === 'string' ? published(value) : value
/** The lobby as the platform composes it, with fewer games per rail. */
export const lobby: MainContent = configCalls.mainContent.answer.parse(JSON.parse(JSON.stringify(home), withPictures))
export const games = lobby.blocks.flatMap((block) => ('games' in block ? block.games : []))
export const slots = games.filter(({ kind, image }) => kind === 'slot' && !image.endsWith('-wide'))
const [firstSlot] = slots
if (!firstSlot) throw new Error('the lobby fixture has no slot: regenerate it with `npm run art -w @casino/stories`')

export const game: GameDetail = {
  ...firstSlot,
  // the game page shows the wide image; `#-wide` marks it for code that selects images by name
  image: `${published(`art/${firstSlot.id}-wide.svg`)}#-wide`,
  description:
    'Frost, glød og en snemand, der gemmer guld under hatten. Tre kløverblade åbner otte gratis spins, hvor alle gevinster tæller dobbelt.',
  rtp: 96.2,
  volatility: 'medium',
  lines: 20,
  released: '2026-11-06',
}

/** The seeded welcome bonus; its banner is one of the generated landscapes. */
const [seeded] = bonusSchema.array().parse(bonuses)
if (!seeded) throw new Error('the seed offers no bonus')
export const bonus: Bonus = {
  ...seeded,
  bonusRegisterContents: {
    ...seeded.bonusRegisterContents,
    bannerUrl: published('art/velkomst-nordlys.svg'),
    bannerByBrand: { strand: published('art/velkomst-strand.svg') },
  },
}

const none = { depositDay: null, depositWeek: null, depositMonth: null }
export const noLimits: DepositLimits = { currentLimits: none, limitsLeft: none, pendingLimits: none }
export const limits: DepositLimits = {
  currentLimits: { depositDay: ore(50_000), depositWeek: ore(100_000), depositMonth: ore(300_000) },
  limitsLeft: { depositDay: ore(50_000), depositWeek: ore(65_000), depositMonth: ore(215_000) },
  pendingLimits: none,
}
/** A raise of the weekly limit is pending, and the daily limit is used up. */
export const pendingLimits: DepositLimits = {
  ...limits,
  limitsLeft: { ...limits.limitsLeft, depositDay: ore(0) },
  pendingLimits: { ...none, depositWeek: { limitValue: ore(200_000), validateFrom: storyNow + 24 * hour } },
}

export const pausedUntil = storyNow + 24 * hour
export const suggestions = systemDefaults.limitSuggestions
export const quickAmounts: readonly Ore[] = systemDefaults.quickAmounts.map(ore)
export const minDeposit = ore(systemDefaults.minDeposit)
export const ageRules = { minAge: systemDefaults.minAge, ageRange: systemDefaults.ageRange, now: storyNow }
export const balance = ore(125_000)
export const reference = '7F3A-91C2'

/** A player's session responses by SWR key, for `parameters.calls`. */
export const playerCalls = {
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
    lastLogin: storyNow - 26 * hour,
    loggedInAt: storyNow - 0.4 * hour,
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
export const loggedIn = { page: { session: { loggedIn: true } }, calls: playerCalls }

/** The player-facing text of an error code. */
export const sentence = (code: ErrorCode): string => typeset(catalogue.error[code])
/** A failed call as a screen receives it. */
export const failure = (code: ErrorCode): CallError => new CallError(code, sentence(code), code === 'ERR_NETWORK' ? {} : { reference })

/** A promise that never settles, for a pending response. */
export const never = <T>(): Promise<T> => new Promise<T>(() => {})
