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

export const paymentMethodOptions = [
  { value: 'card', label: 'Betalingskort' },
  { value: 'mobilepay', label: 'MobilePay' },
  { value: 'bank', label: 'Bankoverførsel' },
]

/** State of the deposit form; typing into any field renders the whole form. */
export interface Deposit {
  amount: string
  name: string
  card: string
  expiry: string
  code: string
  method: string
  save: boolean
}

export const emptyDeposit: Deposit = { amount: '', name: '', card: '', expiry: '', code: '', method: '', save: false }

const tooShort = (text: string, length: number, message: string) => (text !== '' && text.length < length ? message : undefined)

/** Messages of the fields that are filled wrongly. */
export const depositErrors = ({ amount, name, code }: Deposit) => ({
  amount: amount !== '' && !/^\d{2,5}$/.test(amount) ? 'Skriv et beløb mellem 10 og 99.999 kr.' : undefined,
  name: tooShort(name, 2, 'Skriv navnet, som det står på kortet.'),
  code: tooShort(code, 3, 'Koden har tre cifre.'),
})
