import { Heading, PageBody, Prose, Rail, SectionHeading, Stack } from '@casino/design-system'
import type { Game } from '../../api/entities/game.ts'
import type { ContentBlock } from '../../content/entities/content.ts'
import type { Brand } from '../../content/siteSettings.ts'
import { type GetButtonProps, useButtonProps } from '../../content/useButtonProps.tsx'
import { type Translate, useTranslations } from '../../content/useTranslations.tsx'
import { paths } from '../../navigation/paths.ts'
import type { Favourites } from '../favourites/useFavourites.ts'
import { GameTile } from '../GameTile.tsx'
import { sharedMark } from '../marks.ts'
import { gameListPaths, gamePath } from '../paths.ts'
import { WinList } from '../winners/WinList.tsx'
import { CampaignHero } from './CampaignHero.tsx'
import { Jackpots } from './Jackpots.tsx'
import { isForVisitor, type LobbyVisitor } from './lobbyVisitor.ts'
import { PausedTop } from './PausedTop.tsx'
import { SpinsTop } from './SpinsTop.tsx'

interface LobbyProps {
  blocks: readonly ContentBlock[]
  brand: Brand
  visitor: LobbyVisitor
  /** Of the player; null for a guest. */
  favourites: Favourites | null
  /** Games like those that the player has played; none where the player has switched them off. */
  suggestions: readonly Game[]
  /** Free spins that the player has left. */
  spins: number
  /** Path of the withdrawal page, where the site has one. */
  withdrawPath: string | null
}

/** Favourites in the lobby; the page of the favourites has all. */
const maxMarked = 12

/** The lobby. In a pause it offers nothing to play. */
export function Lobby({ withdrawPath, ...props }: LobbyProps) {
  return (
    <PageBody compactTop>
      {props.visitor.type === 'paused' ? (
        <PausedTop until={props.visitor.until} withdrawPath={withdrawPath} />
      ) : (
        <OpenLobby {...props} visitor={props.visitor} />
      )}
    </PageBody>
  )
}

type OpenLobbyProps = Omit<LobbyProps, 'withdrawPath' | 'visitor'> & { visitor: Exclude<LobbyVisitor, { type: 'paused' }> }

/** The visitor's own top, then campaign, jackpots, game rails and prose in CMS order, filtered by audience. */
function OpenLobby({ blocks, brand, visitor, favourites, suggestions, spins }: OpenLobbyProps) {
  const t = useTranslations()
  const button = useButtonProps()
  const continues = visitor.type === 'depositor' && visitor.recent.length > 0
  const recentIds = new Set(continues ? visitor.recent.map(({ id }) => id) : [])
  const marked = favourites?.games.filter(({ id }) => !recentIds.has(id)) ?? []
  const markedIds = new Set(marked.map(({ id }) => id))
  const alike = continues ? suggestions.filter(({ id }) => !recentIds.has(id) && !markedIds.has(id)) : []
  const ownIds = new Set([...recentIds, ...markedIds, ...alike.map(({ id }) => id)])
  const shown = blocks.map((block) => withoutGames(block, ownIds)).filter((block) => isVisible(block, visitor))
  const firstRail = continues ? -1 : shown.findIndex(({ type }) => type === 'games')
  return (
    <Stack gap={10}>
      {continues && (
        <Stack gap={4}>
          <Heading level={1} size={28}>
            {t('games.welcome_back', { name: visitor.firstName })}
          </Heading>
          <GameRail
            rail={{ title: t('games.recent_title'), more: null, shape: 'poster', games: visitor.recent }}
            t={t}
            button={button}
            favourites={favourites}
            first
          />
        </Stack>
      )}
      {spins > 0 && <SpinsTop spins={spins} href={spinsPath(continues ? visitor.recent : [], blocks)} />}
      {marked.length > 0 && (
        <GameRail
          rail={{
            title: t('games.favourites_title'),
            more: { text: t('games.favourites_more'), url: gameListPaths.favourites },
            shape: 'poster',
            games: marked.slice(0, maxMarked),
          }}
          t={t}
          button={button}
          favourites={favourites}
          first={false}
        />
      )}
      {alike.length > 0 && (
        <GameRail
          rail={{
            title: t('games.suggestions_title'),
            more: { text: t('games.suggestions_off'), url: paths.suggestions },
            shape: 'poster',
            games: alike,
          }}
          t={t}
          button={button}
          favourites={favourites}
          first={false}
        />
      )}
      {shown.map((block, index) => (
        <LobbyBlock
          key={keyOf(block)}
          block={block}
          brand={brand}
          t={t}
          button={button}
          favourites={favourites}
          first={index === firstRail}
          heroLevel={continues ? 2 : 1}
        />
      ))}
    </Stack>
  )
}

/** Path of a slot for free spins: the one that was played last, or the first of the lobby. */
function spinsPath(recent: readonly Game[], blocks: readonly ContentBlock[]): string {
  const games = [...recent, ...blocks.flatMap((block) => (block.type === 'games' ? block.games : []))]
  const slot = games.find(({ kind }) => kind === 'slot')
  return slot ? gamePath(slot, 'money') : paths.slots
}

/** The block without games that stand above it; jackpots keep theirs. */
const withoutGames = (block: ContentBlock, ids: ReadonlySet<string>): ContentBlock =>
  block.type === 'games' ? { ...block, games: block.games.filter(({ id }) => !ids.has(id)) } : block

/** Hides empty rails, and campaigns of another audience. */
function isVisible(block: ContentBlock, visitor: OpenLobbyProps['visitor']): boolean {
  if (block.type === 'hero') return isForVisitor(block.audience, visitor)
  if (block.type === 'prose') return true
  return (block.type === 'winners' ? block.winners : block.games).length > 0
}

const keyOf = (block: ContentBlock): string => (block.type === 'prose' ? block.html : `${block.type} ${block.title}`)

interface LobbyBlockProps {
  block: ContentBlock
  brand: Brand
  t: Translate
  button: GetButtonProps
  favourites: Favourites | null
  first: boolean
  heroLevel: 1 | 2
}

function LobbyBlock({ block, brand, t, button, favourites, first, heroLevel }: LobbyBlockProps) {
  switch (block.type) {
    case 'hero':
      return <CampaignHero hero={block} image={block.image[brand]} headingLevel={heroLevel} />
    case 'jackpots':
      return <Jackpots title={block.title} more={block.more} games={block.games} />
    case 'winners':
      return (
        <Stack gap={3} as="section">
          <SectionHeading title={block.title} moreHref={block.more?.url} moreText={block.more?.text} />
          <WinList winners={block.winners} />
        </Stack>
      )
    case 'games':
      return <GameRail rail={block} t={t} button={button} favourites={favourites} first={first} />
    case 'prose':
      return <Prose html={block.html} />
  }
}

type RailContent = Pick<Extract<ContentBlock, { type: 'games' }>, 'title' | 'more' | 'shape'> & { games: readonly Game[] }

interface GameRailProps extends Pick<LobbyBlockProps, 't' | 'button' | 'favourites' | 'first'> {
  rail: RailContent
}

function GameRail({ rail: { title, more, shape, games }, t, button, favourites, first }: GameRailProps) {
  const without = sharedMark(games)
  return (
    <Rail
      title={title}
      moreHref={more?.url}
      moreText={more?.text}
      previousLabel={t('games.rail_previous', { title })}
      nextLabel={t('games.rail_next', { title })}
      shape={shape}
    >
      {games.map((game, index) => (
        <GameTile
          key={game.id}
          game={game}
          t={t}
          button={button}
          shape={shape}
          favourites={favourites}
          priority={first && index < 3}
          without={without}
        />
      ))}
    </Rail>
  )
}
