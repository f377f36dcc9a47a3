import { type Bonus, bonusSchema } from '@casino/features/api/entities/bonus'
import type { DepositLimits } from '@casino/features/api/entities/limits'
import { CallError, type ErrorCode } from '@casino/features/api/errors'
import { contentCalls } from '@casino/features/content/calls'
import type { MainContent } from '@casino/features/content/entities/content'
import type { PopupContent } from '@casino/features/content/entities/popup'
import { defaultSystemConfig } from '@casino/features/content/systemConfig'
import { textCatalogue } from '@casino/features/content/texts'
import { hourMs } from '@casino/features/format/duration'
import { kroner, type Ore, ore } from '@casino/features/format/money'
import { insertNonBreakingSpaces } from '@casino/features/format/nonBreakingSpaces'
import type { GameDetail } from '@casino/features/games/calls'
import { bonusFigures } from '../../app/platform/bonuses/figures.ts'
import bonuses from '../../app/platform/seed/bonuses.json' with { type: 'json' }
import seedHome from '../../app/platform/seed/home.json' with { type: 'json' }
import popups from '../../app/platform/seed/popups.json' with { type: 'json' }
import { interpolate } from '../../app/shared/interpolate.ts'
import lobbyGames from './lobbyGames.json' with { type: 'json' }
import { storyNow } from './pageContext.ts'
import { withSeedFigures } from './seedFigures.ts'
import { withStaticImages } from './staticUrl.ts'

export { loggedInParameters, pausedUntilFixture, playerResponses } from './playerFixtures.ts'
export { supportEmail, supportHours } from './supportContact.ts'

const home: typeof seedHome = JSON.parse(withSeedFigures(JSON.stringify(seedHome)))
const welcome = home.blocks.find(({ type }) => type === 'hero')
/** The lobby as the platform composes it: its first blocks, with fewer games per rail, and one image of all heroes. */
export const lobbyFixture: MainContent = withStaticImages(
  contentCalls.mainContent.response.parse({
    name: 'home',
    title: home.title,
    blocks: lobbyGames.map((games, place) => ({
      ...home.blocks[place],
      ...(games.length > 0 ? { games } : { image: welcome?.image }),
    })),
  }),
)
/** Every game of the lobby once: a game can stand in several of its rails. */
export const gameFixtures = [
  ...new Map(
    lobbyFixture.blocks.flatMap((block) => ('games' in block ? block.games.map((game) => [game.id, game] as const) : [])),
  ).values(),
]
export const slotFixtures = gameFixtures.filter(({ kind, image }) => kind === 'slot' && !image.endsWith('-wide'))
export const jackpotFixtures = lobbyFixture.blocks.flatMap((block) => (block.type === 'jackpots' ? block.games : []))
/** Eight wins, the newest first, an hour between each; the games with their wide images. */
export const winFixtures = slotFixtures.slice(0, 8).map((game, index) => ({
  game: withStaticImages({ ...game, image: `/img/games/${game.id}-wide` as const }),
  win: kroner(2480 - index * 271),
  wonAt: storyNow - index * hourMs,
}))
const [firstSlot] = slotFixtures
if (!firstSlot) throw new Error('the lobby fixture has no slot: regenerate it with `npm run art -w @casino/stories`')

export const gameDetailFixture: GameDetail = withStaticImages({
  ...firstSlot,
  image: `/img/games/${firstSlot.id}-wide`,
  description:
    'Frost, glød og en snemand, der gemmer guld under hatten. Tre kløverblade åbner otte gratis spins, hvor alle gevinster tæller dobbelt.',
  rtp: 96.2,
  volatility: 'medium',
  lines: 20,
})

/** The seeded bonuses as the platform sends them. */
export const seedBonusFixtures: readonly Bonus[] = bonuses.map((bonus) => {
  const figures = bonusFigures(bonus.terms, defaultSystemConfig)
  return bonusSchema.parse(JSON.parse(insertNonBreakingSpaces(interpolate(JSON.stringify(bonus), figures))))
})
const [spins, match] = seedBonusFixtures
if (!spins || !match) throw new Error('the seed offers fewer than two bonuses')
/** The welcome bonus; its banner is one of the generated landscapes. */
export const bonusFixture: Bonus = withBanner(spins, 'velkomst')
export const matchBonusFixture: Bonus = withBanner(match, 'velkomst')

function withBanner(bonus: Bonus, name: string): Bonus {
  const [bannerUrl, strand] = [`/img/campaign/${name}-nordlys`, `/img/campaign/${name}-strand`] as const
  return withStaticImages({ ...bonus, bonusRegisterContents: { ...bonus.bonusRegisterContents, bannerUrl, bannerByBrand: { strand } } })
}

/** The seeded popups by id, drafts too; captions without a server. */
export const popupFixture = (id: string): PopupContent => {
  const published = popups.map((popup) => ({ ...popup, status: true }))
  const popup = withStaticImages(contentCalls.popups.response.parse(published)).find((each) => each.id === id)
  if (!popup) throw new Error(`no popup "${id}" in the seed`)
  return popup
}

const none = { depositDay: null, depositWeek: null, depositMonth: null, depositYear: null }
export const noLimitsFixture: DepositLimits = { currentLimits: none, limitsLeft: none, pendingLimits: none, availableAt: none }
export const limitsFixture: DepositLimits = {
  currentLimits: { depositDay: ore(50_000), depositWeek: ore(100_000), depositMonth: ore(300_000), depositYear: null },
  limitsLeft: { depositDay: ore(50_000), depositWeek: ore(65_000), depositMonth: ore(215_000), depositYear: null },
  pendingLimits: none,
  availableAt: none,
}
/** A raise of the weekly limit is pending, and the daily limit is used up. */
export const pendingLimitsFixture: DepositLimits = {
  ...limitsFixture,
  limitsLeft: { ...limitsFixture.limitsLeft, depositDay: ore(0) },
  availableAt: { ...none, depositDay: storyNow + 16 * hourMs },
  pendingLimits: { ...none, depositWeek: { limitValue: ore(200_000), validateFrom: storyNow + 24 * hourMs } },
}

export const suggestions = defaultSystemConfig.limitSuggestions
/** Suggestions of every kind of limit. */
export const allSuggestions = { deposit: suggestions, ...defaultSystemConfig.playLimitSuggestions }
export const quickAmounts: readonly Ore[] = defaultSystemConfig.quickAmounts.map(ore)
export const minDeposit = ore(defaultSystemConfig.minDeposit)
export const maxDeposit = ore(defaultSystemConfig.maxDeposit)
export const ageRules = { minAge: defaultSystemConfig.minAge, ageRange: defaultSystemConfig.ageRange, now: storyNow }
export const balance = ore(125_000)
export const reference = '7F3A-91C2'

/** The player-facing text of an error code. */
export const playerErrorText = (code: ErrorCode): string => insertNonBreakingSpaces(textCatalogue.error[code])
/** A failed call as a screen receives it. */
export const createCallError = (code: ErrorCode): CallError =>
  new CallError(code, playerErrorText(code), code === 'ERR_NETWORK' ? {} : { reference })

/** A promise that never settles, for a pending response. */
export const neverSettles = <T>(): Promise<T> => new Promise<T>(() => {})
