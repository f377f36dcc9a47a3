import { foldAccents } from '@casino/features/format/foldAccents'
import { categoriesOf, relatedListsOf } from '@casino/features/games/model'
import { gameListPaths } from '@casino/features/games/paths'
import { describe, expect, it } from 'vitest'
import { isMotif } from '../art/emblems/index.ts'
import { slotModels } from '../engines/slots/slotModels.ts'
import { findGame, gameCatalogue } from './index.ts'
import { nouns } from './nouns.ts'
import { slotSymbols } from './slotSymbols.ts'
import { slugify } from './slugify.ts'
import { displayOrders } from './sortGames.ts'

describe('catalogue', () => {
  const slots = gameCatalogue.filter((game) => game.kind === 'slot')

  it('contains 724 slots, and every game has an engine', () => {
    expect(slots.length).toBe(724)
    for (const game of gameCatalogue) {
      if (game.kind === 'slot')
        expect(slotModels.map(({ id }) => id as string)).toContain(game.engine.type === 'slot' ? game.engine.model : '')
      else expect(game.engine.type).not.toBe('slot')
    }
  })

  it('has unique names and unique URL-safe ids', () => {
    expect(new Set(gameCatalogue.map(({ id }) => id)).size).toBe(gameCatalogue.length)
    expect(new Set(gameCatalogue.map(({ name }) => foldAccents(name))).size).toBe(gameCatalogue.length)
    for (const { id } of gameCatalogue) expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  })

  it('states RTP, lines and volatility of the slot model', () => {
    for (const game of slots) {
      const model = slotModels.find(({ id }) => game.engine.type === 'slot' && id === game.engine.model)
      const lines = model && 'paylines' in model ? model.paylines.length : null
      expect([game.rtp, game.lines, game.volatility]).toEqual([model?.rtp, lines, model?.volatility])
      for (const stake of game.stakes) expect(stake % 20).toBe(0)
    }
  })

  it('uses every slot model often, and never for two neighbours of the popular or a category’s list', () => {
    const modelOf = ({ engine }: (typeof slots)[number]) => (engine.type === 'slot' ? engine.model : '')
    for (const { id } of slotModels) expect(slots.filter((game) => modelOf(game) === id).length, id).toBeGreaterThan(50)
    const lists = [
      slots,
      ...[...new Set(slots.map(({ category }) => category))].map((each) => slots.filter(({ category }) => category === each)),
    ]
    const repeats = lists.flatMap((list) => list.slice(1).filter((game, i) => list[i] && modelOf(list[i]) === modelOf(game)))
    expect(repeats.map(({ id }) => id)).toEqual([])
  })

  it('describes each game by its own facts, in words that no other game has', () => {
    const texts = gameCatalogue.map(({ description }) => description)
    expect(new Set(texts).size).toBe(gameCatalogue.length)
    // not only because of its name
    const withoutNames = slots.map(({ name, description }) => description.replace(name, '…'))
    expect(new Set(withoutNames).size).toBe(slots.length)
    for (const { name, description, lines, jackpot, design } of slots) {
      expect(description).toContain(name)
      if (lines !== null) expect(description).toContain(`${lines} linjer`)
      expect(description.includes('jackpot'), name).toBe(jackpot !== null)
      const symbols = slotSymbols(design.emblem, design.seed).filter(isMotif)
      expect(symbols.slice(1, 4).filter((symbol) => !description.includes(nouns[symbol].plural))).toEqual([])
      expect(description).not.toMatch(/[{}]|undefined| {2}/)
    }
    for (const text of texts) expect(text).not.toMatch(/undefined/)
  })

  it('gives no two neighbours the same palette and background, in any display order', () => {
    const clashes = displayOrders(gameCatalogue).flatMap((list) =>
      list.slice(1).filter((game, i) => {
        const before = list[i]?.design
        return before?.palette === game.design.palette && before.background === game.design.background
      }),
    )
    expect(clashes.map(({ id }) => id)).toEqual([])
  })

  it.each(['slot', 'table', 'live'] as const)('has the categories of %s games that their list offers, and no other', (kind) => {
    const used = new Set(gameCatalogue.filter((game) => game.kind === kind).map(({ category }) => category))
    expect([...used].sort()).toEqual(
      categoriesOf({ kind })
        .map(({ value }) => value)
        .sort(),
    )
  })

  it('has a link from the other lists to each list of a category', () => {
    const paths: readonly string[] = Object.values(gameListPaths)
    for (const kind of ['table', 'live'] as const) {
      const links: readonly string[] = relatedListsOf({ kind, category: 'another' }).map(({ href }) => href)
      const lists = categoriesOf({ kind }).flatMap(({ value }) => paths.filter((path) => path.endsWith(`/${value}`)))
      expect(lists.filter((path) => !links.includes(path))).toEqual([])
    }
  })

  it('finds a game by its id only', () => {
    expect(findGame(slugify('Rævens Runer'))?.name).toBe('Rævens Runer')
    expect(findGame('toString')).toBeUndefined()
  })
})
