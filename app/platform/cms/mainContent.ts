import type { MainContent } from '@casino/features/content/entities/content'
import { PlatformError } from '../errors.ts'
import type { GameQueries } from '../games/gameQueries.ts'
import type { TransactionContext } from '../platform.ts'
import type { CmsContent } from './cmsContent.ts'
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
    const blocks: MainContent['blocks'] = []
    // Sequential: all queries share the single connection of the transaction.
    for (const block of content.home.blocks) blocks.push(await resolveBlock(block, games, context))
    return { name, title: content.home.title, blocks }
  }
  const page = content.pages.get(name)
  if (!page) throw new PlatformError('ERR_NOT_FOUND', { message: `no content "${name}"` })
  return { name, title: page.title, blocks: [{ type: 'prose', html: page.html }] }
}

async function resolveBlock(block: HomeBlock, games: GameQueries, context: TransactionContext): Promise<MainContent['blocks'][number]> {
  switch (block.type) {
    case 'hero':
      return block
    case 'games': {
      const { source, ...rest } = block
      return { ...rest, games: [...(await games.listRail(context, source))] }
    }
    case 'jackpots': {
      const { limit, ...rest } = block
      return { ...rest, games: [...(await games.listJackpotGames(context, limit))] }
    }
  }
}
