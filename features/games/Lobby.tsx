import { Prose } from '@casino/design-system/components/Prose'
import { Rail } from '@casino/design-system/components/Rail'
import { Stack } from '@casino/design-system/components/Stack'
import { PageBody } from '@casino/design-system/patterns/PageBody'
import type { ContentBlock } from '../content/entities/content.ts'
import type { Brand } from '../content/siteSettings.ts'
import { type GetButtonProps, useButtonProps } from '../content/useButtonProps.tsx'
import { type Translate, useTranslations } from '../content/useTranslations.tsx'
import { CampaignHero } from './CampaignHero.tsx'
import { GameTile } from './GameTile.tsx'
import { Jackpots } from './Jackpots.tsx'

interface LobbyProps {
  blocks: readonly ContentBlock[]
  brand: Brand
  loggedIn: boolean
}

/** The lobby: campaign, jackpots, game rails and prose in CMS order, filtered by audience. */
export function Lobby({ blocks, brand, loggedIn }: LobbyProps) {
  const t = useTranslations()
  const button = useButtonProps()
  const shown = blocks.filter((block) => isVisible(block, loggedIn))
  const firstRail = shown.findIndex(({ type }) => type === 'games')
  return (
    <PageBody compactTop>
      <Stack gap={10}>
        {shown.map((block, index) => (
          <LobbyBlock key={keyOf(block)} block={block} brand={brand} t={t} button={button} first={index === firstRail} />
        ))}
      </Stack>
    </PageBody>
  )
}

/** Hides empty rails, and campaigns of another audience. */
function isVisible(block: ContentBlock, loggedIn: boolean): boolean {
  if (block.type === 'hero') return block.audience === 'everyone' || (block.audience === 'players') === loggedIn
  return block.type === 'prose' || block.games.length > 0
}

const keyOf = (block: ContentBlock): string => (block.type === 'prose' ? block.html : `${block.type} ${block.title}`)

interface LobbyBlockProps {
  block: ContentBlock
  brand: Brand
  t: Translate
  button: GetButtonProps
  first: boolean
}

function LobbyBlock({ block, brand, t, button, first }: LobbyBlockProps) {
  switch (block.type) {
    case 'hero':
      return <CampaignHero hero={block} image={block.image[brand]} />
    case 'jackpots':
      return <Jackpots title={block.title} more={block.more} games={block.games} />
    case 'games':
      return (
        <Rail
          title={block.title}
          moreHref={block.more?.url}
          moreText={block.more?.text}
          previousLabel={t('games.rail_previous', { title: block.title })}
          nextLabel={t('games.rail_next', { title: block.title })}
          shape={block.shape}
        >
          {block.games.map((game, index) => (
            <GameTile key={game.id} game={game} t={t} button={button} shape={block.shape} priority={first && index < 3} />
          ))}
        </Rail>
      )
    case 'prose':
      return <Prose html={block.html} />
  }
}
