import type { MainContent } from '@casino/features/config/entities/content'
import { PlatformError } from '../errors.ts'
import type { Context } from '../platform.ts'
import type { Content } from './content.ts'
import type { HomeBlock } from './schemas.ts'
import type { GameShelf } from './shelf.ts'

/** `name` of the home page in a request. */
const home = 'home'

/** The home page with its games, or a content page. Throws ERR_NOT_FOUND for an unknown name. */
export async function mainContent(content: Content, shelf: GameShelf, context: Context, name: string): Promise<MainContent> {
  if (name === home) {
    const blocks: MainContent['blocks'] = []
    // Sequential: all queries share the single connection of the transaction.
    for (const block of content.home.blocks) blocks.push(await fill(block, shelf, context))
    return { name, title: content.home.title, blocks }
  }
  const page = content.pages.get(name)
  if (!page) throw new PlatformError('ERR_NOT_FOUND', { message: `no content "${name}"` })
  return { name, title: page.title, blocks: [{ type: 'prose', html: page.html }] }
}

async function fill(block: HomeBlock, shelf: GameShelf, context: Context): Promise<MainContent['blocks'][number]> {
  switch (block.type) {
    case 'hero':
      return block
    case 'games': {
      const { source, ...rest } = block
      return { ...rest, games: [...(await shelf.find(context, source))] }
    }
    case 'jackpots': {
      const { limit, ...rest } = block
      return { ...rest, games: [...(await shelf.jackpots(context, limit))] }
    }
  }
}
