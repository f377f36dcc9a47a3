/** Content of both pages. */
export interface Game {
  id: string
  name: string
  provider: string
  live: boolean
}

const first = ['Nordlysets', 'Havets', 'Skovens', 'Kongens', 'Ravens', 'Midsommerens', 'Klittens', 'Fjordens']
const second = ['skat', 'runer', 'hemmelighed', 'hjul', 'eventyr', 'sølv', 'nat', 'saga', 'stjerne', 'port', 'drage', 'harpe']

/** 96 games, every twelfth of them live. */
export const games: readonly Game[] = first.flatMap((owner, row) =>
  second.map((thing, column) => ({
    id: `${row}-${column}`,
    name: `${owner} ${thing}`,
    provider: column % 2 ? 'Lyng Studio' : 'Kvist & Søn',
    live: column === 7,
  })),
)

export const menu = [
  { href: '/spilleautomater', label: 'Spilleautomater', current: true },
  { href: '/live', label: 'Live casino' },
  { href: '/bordspil', label: 'Bordspil' },
  { href: '/jackpots', label: 'Jackpots' },
  { href: '/nyheder', label: 'Nyheder' },
]

export const subjects = [
  { value: 'deposit', label: 'Indbetaling' },
  { value: 'withdrawal', label: 'Udbetaling' },
  { value: 'game', label: 'Et spil' },
  { value: 'other', label: 'Noget andet' },
]

export const nameError = (name: string) => (name.length === 1 ? 'Skriv dit navn med mindst to bogstaver.' : undefined)
