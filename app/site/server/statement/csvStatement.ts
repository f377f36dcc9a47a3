import { pipeline, Readable } from 'node:stream'
import { danishDate, danishOffset, formatClock } from '@casino/features/format/date'
import { stringify } from 'csv-stringify'
import type { TextLookup } from '../calls/callFailure.ts'
import type { Statement } from './readStatement.ts'

/** As spreadsheets in Danish read it: a decimal comma and no separator of thousands. */
const toKroner = (amount: number): string => (amount / 100).toFixed(2).replace('.', ',')
/** The hour that is repeated when summer time ends has the same time twice, with another offset. */
const toTime = (ms: number) => ({ time: `${danishDate(ms)} ${formatClock(ms)}`, offset: danishOffset(ms) })

const columns = [
  'time',
  'offset',
  'type',
  'game',
  'orderId',
  'transactionId',
  'cash',
  'bonus',
  'cashBalance',
  'bonusBalance',
  'totalBalance',
] as const

/**
 * A statement as CSV for spreadsheets: UTF-8 with a byte order mark, semicolons, amounts in kroner. Text that a spreadsheet would run as a
 * formula is neutralised; amounts are numbers, which keep their minus.
 */
export function renderCsvStatement(statement: Statement, text: TextLookup, onError: (error: Error) => void): Readable {
  const csv = stringify({
    bom: true,
    delimiter: ';',
    header: true,
    columns: columns.map((key) => ({ key, header: text(`transactions.statement_${key}`) ?? key })),
    escape_formulas: true,
    record_delimiter: 'windows',
    cast: { number: (amount) => ({ value: toKroner(amount), escape_formulas: false }) },
  })
  return pipeline(Readable.from(toRows(statement, text)), csv, (error) => {
    if (error) onError(error)
  })
}

async function* toRows({ from, cash, bonus, pages }: Statement, text: TextLookup) {
  const balances = (own: number, ofBonus: number) => ({ cashBalance: own, bonusBalance: ofBonus, totalBalance: own + ofBonus })
  yield { ...toTime(from), type: text('transactions.statement_opening'), ...balances(cash, bonus) }
  for await (const entries of pages)
    for (const { time, type, ...entry } of entries)
      yield { ...entry, ...toTime(time), type: text(`transactions.entry_${type}`), ...balances(entry.cashBalance, entry.bonusBalance) }
}
