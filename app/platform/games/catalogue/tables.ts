import type { EmblemName } from '../art/emblems/index.ts'
import type { Provider } from '../art/studios.ts'
import { highCardRtp } from '../engines/high-card.ts'
import { rouletteRtp } from '../engines/roulette.ts'
import type { GameEntry, TableGame } from './entry.ts'
import { slug } from './slug.ts'

type Row = readonly [name: string, engine: TableGame, category: string, stakes: readonly [number, ...number[]]]

const low = [100, 200, 500, 1000, 2000, 5000, 10_000] as const
const middle = [500, 1000, 2500, 5000, 10_000, 20_000] as const
const high = [1000, 2500, 5000, 10_000, 25_000, 50_000] as const

/** Single-player table games. */
const tables: readonly Row[] = [
  ['Europæisk Roulette', 'roulette', 'roulette', low],
  ['Roulette Skagen', 'roulette', 'roulette', middle],
  ['Lynroulette', 'roulette', 'roulette', low],
  ['Roulette Royal', 'roulette', 'roulette', high],
  ['Højeste Kort', 'high-card', 'kortspil', low],
  ['Krig på Kort', 'high-card', 'kortspil', middle],
]

/** Live tables. They use the same engines as the table games; outcomes are drawn on the server. */
const live: readonly Row[] = [
  ['Roulette København', 'roulette', 'live-roulette', low],
  ['Højeste Kort Esbjerg', 'high-card', 'andre-live-spil', low],
  ['Roulette Aarhus', 'roulette', 'live-roulette', middle],
  ['Højeste Kort Kolding', 'high-card', 'andre-live-spil', middle],
  ['Roulette Odense', 'roulette', 'live-roulette', high],
  ['Højeste Kort Roskilde', 'high-card', 'andre-live-spil', high],
  ['Roulette Aalborg', 'roulette', 'live-roulette', low],
  ['Roulette Ribe', 'roulette', 'live-roulette', middle],
]

const rules: Record<TableGame, { readonly rtp: number; readonly emblem: EmblemName; readonly text: string }> = {
  roulette: {
    rtp: rouletteRtp,
    emblem: 'wheel',
    text: 'Europæisk hjul med ét nul. Sats på farve, lige eller ulige, dusin eller et enkelt tal.',
  },
  'high-card': {
    rtp: highCardRtp,
    emblem: 'ace',
    text: 'Et kort til dig og et til huset fra et nyblandet spil kort. Højeste kort vinder det dobbelte; ved lige kort får du halvdelen tilbage.',
  },
}

const tableEmblems: Readonly<Record<string, EmblemName>> = {
  'Roulette Royal': 'chips',
  'Krig på Kort': 'cards',
  'Højeste Kort Kolding': 'cards',
}

export interface TableDraft {
  readonly draft: Omit<GameEntry, 'design'>
  readonly provider: Provider
  readonly emblem: EmblemName
}

/** Table and live games without artwork, most played first. */
export const tableDrafts = (): TableDraft[] => [
  ...tables.map((row, i) => draftOf(row, 'table', 'Grønt Filt', i)),
  ...live.map((row, i) => draftOf(row, 'live', 'Salon Live', i)),
]

function draftOf([name, engine, category, stakes]: Row, kind: 'table' | 'live', provider: Provider, rank: number): TableDraft {
  const { rtp, emblem, text } = rules[engine]
  return {
    provider,
    emblem: tableEmblems[name] ?? emblem,
    draft: {
      id: slug(name),
      name,
      kind,
      category,
      engine: { type: engine },
      rtp,
      volatility: 'low',
      lines: null,
      released: new Date(Date.UTC(2026, 9, 1) - rank * 40 * 86_400_000).toISOString().slice(0, 10),
      isNew: false,
      stakes,
      jackpot: null,
      // Live tables have no free play.
      freePlay: kind === 'table',
      description: text,
    },
  }
}
