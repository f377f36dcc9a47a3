import { Readable } from 'node:stream'
import { formatDate, formatDateTime } from '@casino/features/format/date'
import { formatNumber } from '@casino/features/format/number'
import { shortId } from '@casino/features/format/shortId'
import type { StatementEntry } from '@casino/features/transactions/calls'
import anyAscii from 'any-ascii'
import PDFDocument from 'pdfkit'
import type { TextLookup } from '../calls/callFailure.ts'
import type { Statement } from './readStatement.ts'
import type { StatementParties } from './statementParties.ts'

type Document = PDFKit.PDFDocument
/** With the names that stand above the entries. */
type NamedStatement = Statement & StatementParties

/** Points; A4 is 595 wide and 842 high. */
const margin = 48
const lineHeight = 14
const bottom = 842 - margin - 24
/** Left edges of text columns, right edges of amounts. A time of the repeated hour, with its mark, is 115 wide. */
const edges = { time: margin, entry: 168, orderId: 318, cash: 418, bonus: 482, balance: 547 } as const
type Cells = Readonly<Record<keyof typeof edges, string>>
const columns = Object.keys(edges) as (keyof Cells)[] // the keys of a constant
/** Tops of the lines below the heading of the first page, and of the table. */
const intro = { player: margin + 30, period: margin + 46, operator: margin + 62, table: margin + 92 } as const
/** Structure needs version 1.4. */
const tagging = { pdfVersion: '1.7', tagged: true } as const
const black = '#000'
const muted = '#555'
const amountColumns: ReadonlySet<string> = new Set(['cash', 'bonus', 'balance'])

/**
 * A statement as PDF, tagged so that a screen reader reads a heading and a table with its rows. Written page by page while it is read; the fonts
 * are those that every PDF reader has, so it is no PDF/UA, which demands embedded ones.
 */
export function renderPdfStatement(statement: NamedStatement, text: TextLookup, onError: (error: Error) => void): Readable {
  const title = text('transactions.statement_title') ?? ''
  const doc = new PDFDocument({
    size: 'A4',
    margin,
    lang: 'da',
    info: { Title: title },
    displayTitle: true,
    ...tagging,
    autoFirstPage: false,
  })
  doc.widthOfString = () => 0 // asked twice for each text, to underline it and to continue its line: nothing here is
  const label = (key: string) => text(`transactions.${key}`) ?? ''
  return Readable.from(writeFile(doc, writeStatement(doc, statement, label, title), onError), { objectMode: false })
}

/** Yields the file, page of entries by page of entries. */
async function* writeFile(doc: Document, pages: AsyncIterable<void>, onError: (error: Error) => void): AsyncGenerator<Buffer> {
  const takeBytes = collectBytes(doc)
  try {
    for await (const _ of pages) yield takeBytes()
    doc.end()
    yield takeBytes()
  } catch (error) {
    onError(error as Error) // nothing else is thrown
    throw error
  }
}

/** Keeps what pdfkit writes, in hundreds of thousands of parts, out of its stream. The returned function takes what there is. */
function collectBytes(doc: Document): () => Buffer {
  const written: Uint8Array[] = []
  for (let part = doc.read(); part !== null; part = doc.read()) written.push(part) // the header, in parts
  doc.push = (bytes: Uint8Array | null) => {
    if (bytes) written.push(bytes)
    return true
  }
  return () => Buffer.concat(written.splice(0))
}

/** Joins the operators of a page, each of which would be an array of bytes of its own. The returned function writes them. */
function joinContent(doc: Document): () => void {
  const operators: string[] = []
  doc.addContent = (operator: string) => {
    operators.push(operator)
    return doc
  }
  return () => {
    if (operators.length > 0) doc.page.write(operators.splice(0).join('\n'))
  }
}

/** Writes the statement; yields after each page of entries. */
async function* writeStatement(
  doc: Document,
  statement: NamedStatement,
  label: (key: string) => string,
  title: string,
): AsyncGenerator<void> {
  const headings: Cells = {
    time: label('statement_time'),
    entry: label('statement_type'),
    orderId: label('statement_id'),
    cash: label('statement_cash'),
    bonus: label('statement_bonus'),
    balance: label('statement_totalBalance'),
  }
  const flushContent = joinContent(doc)
  const root = doc.struct('Document')
  doc.addStructure(root)
  let pageNumber = 0
  const addPage = () => {
    flushContent()
    doc.addPage()
    pageNumber += 1
    writeArtifact(doc, () => write(doc.font('Helvetica').fontSize(8), `${label('statement_page')} ${pageNumber}`, margin, 842 - margin))
  }
  addPage()
  addTagged(doc, root, 'H1', () => write(doc.font('Helvetica-Bold').fontSize(20), title, margin, margin))
  const period = `${formatDate(statement.from)} – ${formatDate(statement.to)}. ${label('statement_unit')}`
  addTagged(doc, root, 'P', () => write(doc.font('Helvetica-Bold').fontSize(10), statement.player, margin, intro.player))
  addTagged(doc, root, 'P', () => write(doc.font('Helvetica').fontSize(10), period, margin, intro.period))
  addTagged(doc, root, 'P', () => write(doc.fontSize(8).fillColor(muted), statement.operator, margin, intro.operator))
  const table = doc.struct('Table')
  root.add(table)
  let y = writeRow(doc.fillColor(black).font('Helvetica-Bold').fontSize(8), table, 'TH', headings, intro.table)
  const put = (cells: Cells) => {
    if (y > bottom) {
      addPage()
      // repeated for the eye: a screen reader has read it at the top of the table
      writeArtifact(doc, () => writeLine(doc.font('Helvetica-Bold').fontSize(8), headings, margin))
      y = margin + lineHeight
    }
    y = writeRow(doc.font('Helvetica').fontSize(8), table, 'TD', cells, y)
  }
  const opening = { time: formatDateTime(statement.from), entry: label('statement_opening'), orderId: '', cash: '', bonus: '' }
  put({ ...opening, balance: toAmount(statement.cash + statement.bonus) })
  for await (const entries of statement.pages) {
    for (const entry of entries) put(toCells(entry, label))
    yield
    await new Promise(setImmediate) // other requests between two pages
  }
  flushContent()
  table.end()
  root.end()
}

const toCells = (
  { time, type, game, orderId, cash, bonus, cashBalance, bonusBalance }: StatementEntry,
  label: (key: string) => string,
) => ({
  time: formatDateTime(time),
  entry: [label(`entry_${type}`), game].filter(Boolean).join(', '),
  orderId: shortId(orderId),
  cash: cash === 0 ? '' : toAmount(cash),
  bonus: bonus === 0 ? '' : toAmount(bonus),
  balance: toAmount(cashBalance + bonusBalance),
})

/** Øre → kroner, without the unit. */
const toAmount = (amount: number): string => formatNumber(amount / 100, { min: 2, max: 2 })

/** What the standard fonts do not have, such as the minus sign and the Polish ł. */
const unprintable = /[^\u0020-\u00ffŒœŠšŸŽžƒˆ˜–—‘’‚“”„†‡•…‰‹›€™]/gu
const toPrintable = (text: string): string => text.replace(unprintable, anyAscii)

const widthOf = (doc: Document, text: string): number => PDFDocument.prototype.widthOfString.call(doc, toPrintable(text))

const write = (doc: Document, text: string, x: number, y: number): void => void doc.text(toPrintable(text), x, y, { lineBreak: false })

/** Writes what is no part of the text, such as the number of a page. */
function writeArtifact(doc: Document, content: () => void): void {
  doc.markContent('Artifact', { type: 'Pagination' })
  content()
  doc.endMarkedContent()
}

/** Writes a part of the structure. It is ended at once, so that it leaves the memory. */
function addTagged(doc: Document, parent: PDFKit.PDFStructureElement, type: string, content: () => void): void {
  const element = doc.struct(type, {}, content)
  parent.add(element)
  element.end()
}

/** Writes one row of the table with its cells; returns where the next one starts. */
function writeRow(doc: Document, table: PDFKit.PDFStructureElement, type: 'TH' | 'TD', cells: Cells, y: number): number {
  const row = doc.struct('TR')
  table.add(row)
  for (const name of columns) addTagged(doc, row, type, () => writeCell(doc, name, cells[name], y))
  row.end()
  return y + lineHeight
}

function writeLine(doc: Document, cells: Cells, y: number): void {
  for (const name of columns) writeCell(doc, name, cells[name], y)
}

function writeCell(doc: Document, name: keyof Cells, text: string, y: number): void {
  if (text) write(doc, text, amountColumns.has(name) ? edges[name] - widthOf(doc, text) : edges[name], y)
}
