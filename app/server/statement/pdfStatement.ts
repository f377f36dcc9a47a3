import { Readable } from 'node:stream'
import { danishDate, formatDate, formatTime } from '@casino/features/format/date'
import { formatKr, ore } from '@casino/features/format/money'
import type { StatementEntry } from '@casino/features/transactions/calls'
import PDFDocument from 'pdfkit'
import type { TextLookup } from '../calls/callFailure.ts'
import type { Statement } from './readStatement.ts'

type Document = PDFKit.PDFDocument

/** Points; A4 is 595 wide and 842 high. */
const margin = 48
const lineHeight = 14
const bottom = 842 - margin - 24
/** Left edges of text columns, right edges of amounts. */
const edges = { time: margin, entry: 130, orderId: 300, cash: 420, bonus: 480, balance: 547 } as const
type Cells = Readonly<Record<keyof typeof edges, string>>
const amountColumns: ReadonlySet<string> = new Set(['cash', 'bonus', 'balance'])

/** A statement as PDF. Written page by page while it is read; the fonts are those that every PDF reader has. */
export function renderPdfStatement(statement: Statement, text: TextLookup, onError: (error: Error) => void): Readable {
  const title = text('transactions.statement_title') ?? ''
  const doc = new PDFDocument({ size: 'A4', margin, lang: 'da', info: { Title: title }, displayTitle: true, autoFirstPage: false })
  const file = new Readable({ read: () => doc.resume() })
  doc.on('data', (bytes: Buffer) => {
    if (!file.push(bytes)) doc.pause()
  })
  doc.on('end', () => file.push(null))
  const label = (key: string) => text(`transactions.${key}`) ?? ''
  writeStatement(doc, statement, label, title).then(
    () => doc.end(),
    (error: Error) => {
      onError(error)
      file.destroy(error)
    },
  )
  return file
}

async function writeStatement(doc: Document, statement: Statement, label: (key: string) => string, title: string): Promise<void> {
  const headings: Cells = {
    time: label('statement_time'),
    entry: label('statement_type'),
    orderId: label('statement_orderId'),
    cash: label('statement_cash'),
    bonus: label('statement_bonus'),
    balance: label('statement_totalBalance'),
  }
  let pageNumber = 0
  const addPage = () => {
    doc.addPage()
    pageNumber += 1
    write(doc.font('Helvetica').fontSize(8), `${label('statement_page')} ${pageNumber}`, margin, 842 - margin)
  }
  addPage()
  write(doc.font('Helvetica-Bold').fontSize(20), title, margin, margin)
  write(doc.font('Helvetica').fontSize(10), `${formatDate(statement.from)} – ${formatDate(statement.to)}`, margin, margin + 28)
  let y = writeLine(doc.font('Helvetica-Bold').fontSize(8), headings, margin + 60)
  const put = (cells: Cells) => {
    if (y > bottom) {
      addPage()
      y = writeLine(doc.font('Helvetica-Bold').fontSize(8), headings, margin)
    }
    y = writeLine(doc.font('Helvetica').fontSize(8), cells, y)
  }
  const opening = { time: danishDate(statement.from), entry: label('statement_opening'), orderId: '', cash: '', bonus: '' }
  put({ ...opening, balance: toAmount(statement.cash + statement.bonus) })
  for await (const entries of statement.pages) {
    for (const entry of entries) put(toCells(entry, label))
    await new Promise(setImmediate) // other requests between two pages
  }
}

const toCells = (
  { time, type, game, orderId, cash, bonus, cashBalance, bonusBalance }: StatementEntry,
  label: (key: string) => string,
) => ({
  time: `${danishDate(time)} ${formatTime(time)}`,
  entry: [label(`entry_${type}`), game].filter(Boolean).join(', '),
  orderId: orderId.slice(0, 20),
  cash: cash === 0 ? '' : toAmount(cash),
  bonus: bonus === 0 ? '' : toAmount(bonus),
  balance: toAmount(cashBalance + bonusBalance),
})

/** Without the unit. The standard fonts have no minus sign. */
const toAmount = (amount: number): string =>
  formatKr(ore(amount))
    .replace(/\u00a0kr\.$/, '')
    .replace('−', '-')

const write = (doc: Document, text: string, x: number, y: number): void => void doc.text(text, x, y, { lineBreak: false })

/** Writes one line of the table; returns where the next one starts. */
function writeLine(doc: Document, cells: Cells, y: number): number {
  for (const [name, edge] of Object.entries(edges) as [keyof Cells, number][]) {
    const cell = cells[name]
    if (cell) write(doc, cell, amountColumns.has(name) ? edge - doc.widthOfString(cell) : edge, y)
  }
  return y + lineHeight
}
