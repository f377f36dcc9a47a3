import type { EmblemName } from '../art/emblems/index.ts'
import type { Provider } from '../art/studios.ts'
import { baccaratRtp } from '../engines/baccarat.ts'
import { blackjackRtp } from '../engines/blackjack.ts'
import { highCardRtp } from '../engines/highCard.ts'
import { rouletteRtp } from '../engines/roulette.ts'
import { videoPokerRtp } from '../engines/videoPoker.ts'
import type { CatalogueGame, TableEngine } from './catalogueGame.ts'
import { slugify } from './slugify.ts'

type TableRow = readonly [name: string, engine: TableEngine, category: string, stakes: readonly [number, ...number[]]]

const lowStakes = [100, 200, 500, 1000, 2000, 5000, 10_000] as const
const mediumStakes = [500, 1000, 2500, 5000, 10_000, 20_000] as const
const highStakes = [1000, 2500, 5000, 10_000, 25_000, 50_000] as const

/** Single-player table games. */
const tableRows: readonly TableRow[] = [
  ['Europæisk Roulette', 'roulette', 'roulette', lowStakes],
  ['Blackjack Strøget', 'blackjack', 'blackjack', lowStakes],
  ['Roulette Skagen', 'roulette', 'roulette', mediumStakes],
  ['Lynroulette', 'roulette', 'roulette', lowStakes],
  ['Roulette Royal', 'roulette', 'roulette', highStakes],
  ['Knægt eller Bedre', 'video-poker', 'video-poker', lowStakes],
  ['Højeste Kort', 'high-card', 'kortspil', lowStakes],
  ['Knægtens Blackjack', 'blackjack', 'blackjack', mediumStakes],
  ['Krig på Kort', 'high-card', 'kortspil', mediumStakes],
  ['Baccarat Marselis', 'baccarat', 'kortspil', lowStakes],
  ['Baccarat Rungsted', 'baccarat', 'kortspil', mediumStakes],
  ['Salon Baccarat', 'baccarat', 'kortspil', highStakes],
  ['Blackjack Dobbeltop', 'blackjack', 'blackjack', lowStakes],
  ['Poker ved Kakkelovnen', 'video-poker', 'video-poker', mediumStakes],
  ['Fire Esser', 'video-poker', 'video-poker', lowStakes],
  ['Kongelig Flush', 'video-poker', 'video-poker', highStakes],
  ['Blackjack Amalienborg', 'blackjack', 'blackjack', highStakes],
]

/** Live tables: their rounds are shared by all players. */
const liveRows: readonly TableRow[] = [
  ['Roulette København', 'roulette', 'live-roulette', lowStakes],
  ['Blackjack Svendborg', 'blackjack', 'live-blackjack', lowStakes],
  ['Baccarat Esbjerg', 'baccarat', 'andre-live-spil', lowStakes],
  ['Roulette Aarhus', 'roulette', 'live-roulette', mediumStakes],
  ['Blackjack Helsingør', 'blackjack', 'live-blackjack', mediumStakes],
  ['Baccarat Kolding', 'baccarat', 'andre-live-spil', mediumStakes],
  ['Roulette Odense', 'roulette', 'live-roulette', highStakes],
  ['Blackjack Dragør', 'blackjack', 'live-blackjack', highStakes],
  ['Baccarat Roskilde', 'baccarat', 'andre-live-spil', highStakes],
  ['Roulette Aalborg', 'roulette', 'live-roulette', lowStakes],
  ['Roulette Ribe', 'roulette', 'live-roulette', mediumStakes],
]

const engineRules: Record<TableEngine, { rtp: number; emblem: EmblemName; text: string }> = {
  roulette: {
    rtp: rouletteRtp,
    emblem: 'wheel',
    text: 'Europæisk hjul med ét nul. Sats på farve, lige eller ulige, dusin eller et enkelt tal.',
  },
  blackjack: {
    rtp: blackjackRtp,
    emblem: 'twentyOne',
    text: 'Kom tættest på 21. Dealeren står på 17, blackjack betaler 3 til 2, og du kan fordoble og dele et par.',
  },
  baccarat: {
    rtp: baccaratRtp.banker,
    emblem: 'shoe',
    text: 'Sats på Spiller, Bank eller Uafgjort. Den hånd, der kommer tættest på 9, vinder; kortene trækkes efter faste regler.',
  },
  'video-poker': {
    rtp: videoPokerRtp,
    emblem: 'exchange',
    text: 'Hold de bedste af dine fem kort, og byt resten én gang. Fra et par i knægte og opefter er der gevinst.',
  },
  'high-card': {
    rtp: highCardRtp,
    emblem: 'ace',
    text: 'Et kort til dig og et til huset fra et nyblandet spil kort. Sats på, hvem der får det højeste, på ens kort eller på samme kulør.',
  },
}

/** What all live tables of an engine say besides. */
const liveTexts: Readonly<Partial<Record<TableEngine, string>>> = {
  roulette: 'Alle ved bordet satser inden for samme nedtælling og følger den samme kugle.',
  blackjack: 'Alle ved bordet får de samme to første kort og spiller mod den samme dealer, men vælger selv resten.',
  baccarat: 'Alle ved bordet satser inden for samme nedtælling på de samme to hænder.',
}

/** What each table says of itself, before the rules of its engine. */
const tableTexts: Readonly<Record<string, string>> = {
  'Europæisk Roulette': 'Den klassiske udgave med 37 felter.',
  'Roulette Skagen': 'Roulette med lys og luft fra Skagen over bordet.',
  Lynroulette: 'Roulette uden omsvøb, med de samme felter som på det store bord.',
  'Roulette Royal': 'Roulette ved et bord med højere indsatser.',
  'Højeste Kort': 'Et af de enkleste kortspil, der findes.',
  'Krig på Kort': 'Det gamle spil om det højeste kort, ved et bord for dig alene.',
  'Baccarat Marselis': 'Baccarat med lave indsatser, opkaldt efter skovene syd for Aarhus.',
  'Baccarat Rungsted': 'Baccarat i et roligt tempo, med navn efter havnen ved Øresund.',
  'Salon Baccarat': 'Baccarat ved et bord med højere indsatser.',
  'Blackjack Strøget': 'Blackjack med lave indsatser, et par skridt fra alfarvej.',
  'Knægtens Blackjack': 'Blackjack ved et bord med mellemhøje indsatser, hvor knægten ser til.',
  'Blackjack Dobbeltop': 'Blackjack for den, der kan lide at fordoble på det rette tidspunkt.',
  'Blackjack Amalienborg': 'Blackjack ved et bord med højere indsatser, opkaldt efter slotspladsen.',
  'Knægt eller Bedre': 'Video poker med den fulde 9/6-tabel.',
  'Poker ved Kakkelovnen': 'Video poker til de lange aftener, ved et bord med mellemhøje indsatser.',
  'Fire Esser': 'Video poker med lave indsatser og plads til at øve sig.',
  'Kongelig Flush': 'Video poker med højere indsatser og 800 gange indsatsen for en royal flush.',
  'Roulette København': 'Et live bord opkaldt efter hovedstaden.',
  'Baccarat Esbjerg': 'Et live bord med navn efter havnebyen mod vest.',
  'Roulette Aarhus': 'Et live bord med navn efter Smilets By.',
  'Baccarat Kolding': 'Et live bord med navn efter byen med Koldinghus.',
  'Roulette Odense': 'Et live bord med navn efter H.C. Andersens by.',
  'Baccarat Roskilde': 'Et live bord med navn efter domkirkebyen ved fjorden.',
  'Blackjack Svendborg': 'Et live bord med navn efter søfartsbyen ved sundet.',
  'Blackjack Helsingør': 'Et live bord med navn efter byen ved Kronborg.',
  'Blackjack Dragør': 'Et live bord med navn efter den gule by på Amager.',
  'Roulette Aalborg': 'Et live bord med navn efter byen ved Limfjorden.',
  'Roulette Ribe': 'Et live bord med navn efter Danmarks ældste by.',
}

const emblemOverrides: Readonly<Record<string, EmblemName>> = {
  'Baccarat Rungsted': 'naturals',
  'Knægtens Blackjack': 'knave',
  'Blackjack Dobbeltop': 'doubleDown',
  'Blackjack Amalienborg': 'seats',
  'Salon Baccarat': 'palette',
  'Poker ved Kakkelovnen': 'stove',
  'Fire Esser': 'fourOfAKind',
  'Kongelig Flush': 'royal',
  'Roulette Skagen': 'wheelAtSea',
  Lynroulette: 'wheelFlash',
  'Roulette Royal': 'wheelRoyal',
  'Krig på Kort': 'cards',
  'Baccarat Kolding': 'naturals',
  'Baccarat Roskilde': 'palette',
  'Blackjack Helsingør': 'doubleDown',
  'Blackjack Dragør': 'seats',
  'Roulette Aarhus': 'wheelAtSea',
  'Roulette Odense': 'wheelRoyal',
  'Roulette Aalborg': 'wheelFlash',
}

export interface TableDraft {
  game: Omit<CatalogueGame, 'design'>
  provider: Provider
  emblem: EmblemName
}

/** Table and live games without artwork, most played first. */
export const tableDrafts = (): TableDraft[] => [
  ...tableRows.map((row, i) => createTableDraft(row, 'table', 'Grønt Filt', i)),
  ...liveRows.map((row, i) => createTableDraft(row, 'live', 'Salon Live', i)),
]

function createTableDraft(
  [name, engine, category, stakes]: TableRow,
  kind: 'table' | 'live',
  provider: Provider,
  rank: number,
): TableDraft {
  const { rtp, emblem, text } = engineRules[engine]
  return {
    provider,
    emblem: emblemOverrides[name] ?? emblem,
    game: {
      id: slugify(name),
      name,
      kind,
      category,
      engine: { type: engine },
      rtp,
      volatility: engine === 'video-poker' ? 'medium' : 'low',
      lines: null,
      released: new Date(Date.UTC(2026, 9, 1) - rank * 40 * 86_400_000).toISOString().slice(0, 10),
      isNew: false,
      stakes,
      jackpot: null,
      // Live tables have no free play.
      freePlay: kind === 'table',
      description: [tableTexts[name], kind === 'live' ? liveTexts[engine] : '', text].filter(Boolean).join(' '),
    },
  }
}
