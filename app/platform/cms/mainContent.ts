import type { MainContent } from '@casino/features/config/entities/content'
import { PlatformError } from '../errors.ts'
import type { Context } from '../platform.ts'
import type { Content } from './content.ts'
import type { HomeBlock } from './schemas.ts'
import type { GameShelf } from './shelf.ts'

/** The name under which the start page is asked for. */
const home = 'home'

/** A composed page: the start page with its games, or a page of text. Throws ERR_NOT_FOUND for a name that the seed does not have. */
export async function mainContent(content: Content, shelf: GameShelf, context: Context, name: string): Promise<MainContent> {
  if (name === home) {
    const blocks: MainContent['blocks'] = []
    // One after the other: all of them share the transaction's one connection.
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
