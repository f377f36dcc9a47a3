import type { MainContent } from '@casino/features/content/entities/content'
import { PlatformError } from '@casino/shared/platformError'
import type { TransactionContext } from '../core/platform.ts'
import type { CmsContent } from './cmsContent.ts'
import type { GameQueries } from './gameQueries.ts'
import type { HomeBlock } from './schemas.ts'

/** `name` of the home page in a request. */
const homePageName = 'home'

/** The home page with its games, or a content page. Throws ERR_NOT_FOUND for an unknown name. */
export async function mainContent(
  content: CmsContent,
  games: GameQueries,
  context: TransactionContext,
  name: string,
): Promise<MainContent> {
  if (name === homePageName) {
    return { name, title: content.home.title, blocks: await resolveBlocks(content.home.blocks, games, context) }
  }
  const page = content.pages.get(name)
  if (!page) throw new PlatformError('ERR_NOT_FOUND', { message: `no content "${name}"` })
  return { name, title: page.title, blocks: [{ type: 'prose', html: page.html }] }
}

/**
 * Fills in the games; no game stands in two blocks. Jackpot blocks choose first, wherever they stand: a rail has other games to show,
 * the highest jackpot is only one. Sequential: all queries share the single connection of the transaction.
 */
async function resolveBlocks(
  blocks: readonly HomeBlock[],
  games: GameQueries,
  context: TransactionContext,
): Promise<MainContent['blocks']> {
  const shown = new Set<string>()
  const resolved = new Map<HomeBlock, MainContent['blocks'][number]>()
  for (const block of [...blocks.filter(isJackpots), ...blocks.filter((each) => !isJackpots(each))]) {
    const found = await resolveBlock(block, games, context, shown)
    if ('games' in found) for (const { id } of found.games) shown.add(id)
    resolved.set(block, found)
  }
  return blocks.flatMap((block) => resolved.get(block) ?? [])
}

const isJackpots = ({ type }: HomeBlock): boolean => type === 'jackpots'

async function resolveBlock(
  block: HomeBlock,
  games: GameQueries,
  context: TransactionContext,
  shown: ReadonlySet<string>,
): Promise<MainContent['blocks'][number]> {
  switch (block.type) {
    case 'hero':
      return block
    case 'games': {
      const { source, ...rest } = block
      return { ...rest, games: [...(await games.listRail(context, { ...source, except: shown }))] }
    }
    case 'jackpots': {
      const { limit, ...rest } = block
      return { ...rest, games: [...(await games.listJackpotGames(context, limit))] }
    }
    case 'winners': {
      const { limit, ...rest } = block
      return { ...rest, winners: (await games.listLatestWins(context)).slice(0, limit) }
    }
  }
}
