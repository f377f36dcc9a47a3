import { formatNumber } from '@casino/features/format/number'
import { html } from '@casino/shared/html'
import { isMotif } from '../art/emblems/index.ts'
import type { CatalogueGame } from '../catalogue/catalogueGame.ts'
import { nouns } from '../catalogue/nouns.ts'
import { slotSymbols } from '../catalogue/slotSymbols.ts'
import { fewestOfAKind, payUnits, type ScatterRule, type SlotModel, scatterSymbol, wildSymbol } from '../engines/slots/slotModel.ts'
import type { FrameTextLookup } from './frameTexts.ts'

/** Danish names of a slot's symbols, by symbol number. */
export const symbolNames = ({ design }: CatalogueGame, model: SlotModel, t: FrameTextLookup): string[] =>
  slotSymbols(design.emblem, design.seed).map((name, i) =>
    i === wildSymbol
      ? t('wild')
      : i === scatterSymbol
        ? t(model.type === 'holdAndRespin' ? 'coin' : 'scatter')
        : isMotif(name)
          ? nouns[name].indefinite
          : name,
  )

const paragraph = (text: string): string => html`<p>${text}</p>`.markup
const times = (pay: number): string => formatNumber(pay / payUnits)
const percentOf = (thousandths: number): string => formatNumber(thousandths / 10)

/** Paytable and rules of a slot. Wins are stated as multiples of the stake. */
export function renderSlotRules(game: CatalogueGame, model: SlotModel, t: FrameTextLookup): string {
  const names = symbolNames(game, model, t)
  const scatter = 'scatter' in model ? model.scatter : null
  const rows = [
    ...model.paytable.map((pays, symbol) => ({ symbol, pays })),
    ...(scatter ? [{ symbol: scatterSymbol, pays: scatter.pays }] : []),
  ]
  const columns = columnTitles(model)
  const body = rows.map(
    ({ symbol, pays }) =>
      html`<tr><th scope="row"><svg aria-hidden="true"><use href="#s${symbol}"/></svg><span class="hidden">${names[symbol] ?? ''}</span></th>${columns.map((_, i) => html`<td>${pays[i] ? times(pays[i]) : '–'}</td>`)}</tr>`
        .markup,
  )
  const head = columns.map((title) => html`<th scope="col">${title}</th>`.markup).join('')
  return (
    `<div class="wide" tabindex="0" role="region" aria-label="${t('paytable')}"><table><caption>${t('paytable')}</caption><thead><tr><th scope="col">${t('symbol')}</th>${head}</tr></thead><tbody>${body.join('')}</tbody></table></div>` +
    [
      t('slot_pay_note'),
      ...modelNotes(model, t),
      ...(scatter ? scatterNotes(scatter, t) : []),
      ...(game.jackpot ? [t('jackpot_note')] : []),
    ]
      .map(paragraph)
      .join('')
  )
}

function columnTitles(model: SlotModel): string[] {
  if (model.type === 'cluster')
    return model.sizes.map((size, i) => {
      const next = model.sizes[i + 1]
      return next === undefined ? `${size}+` : next === size + 1 ? String(size) : `${size}–${next - 1}`
    })
  return (model.paytable[0] ?? []).map((_, i) => String(i + fewestOfAKind))
}

function modelNotes(model: SlotModel, t: FrameTextLookup): string[] {
  switch (model.type) {
    case 'lines':
      return [
        t(model.bothWays ? 'both_ways_note' : 'slot_lines_note', { lines: model.paylines.length }),
        t({ substitutes: 'wild_note', doubles: 'wild_doubles_note', expands: 'wild_expands_note' }[model.wild]),
      ]
    case 'ways': {
      const [least, greatest] = model.heights
      const ways = greatest ** (model.symbolCounts[0]?.length ?? 0)
      return [
        t('ways_note', { ways: formatNumber(ways) }),
        ...(least < greatest ? [t('heights_note', { least, greatest })] : []),
        t('wild_note'),
      ]
    }
    case 'cluster':
      return [
        t('cluster_note', { size: model.sizes[0] ?? 0 }),
        t('cascade_note', { multipliers: model.multipliers.join(', '), last: model.multipliers.at(-1) ?? 1, most: model.maxCascades }),
        t('cluster_wild_note'),
      ]
    case 'holdAndRespin':
      return [
        t('slot_lines_note', { lines: model.paylines.length }),
        t('wild_coin_note'),
        t('hold_note', { coins: model.coinsToHold, respins: model.respins }),
        t('coin_values_note', { values: model.coinValues.map(({ pay }) => times(pay)).join(' · ') }),
        t('coin_chance_note', { spin: percentOf(model.coinChance.spin), respin: percentOf(model.coinChance.respin) }),
        t('full_grid_note', { pay: times(model.fullGridPay) }),
      ]
  }
}

function scatterNotes({ freeSpins, multiplier }: ScatterRule, t: FrameTextLookup): string[] {
  const spins = freeSpins.map((count, i) => t('free_spins_of', { scatters: i + fewestOfAKind, count })).join(', ')
  return [
    t('scatter_note'),
    t('free_spins_note', { spins }),
    multiplier.step === 0 ? t('multiplier_note', { times: multiplier.first }) : t('growing_multiplier_note', { first: multiplier.first }),
  ]
}
