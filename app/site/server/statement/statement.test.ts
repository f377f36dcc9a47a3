import { ore } from '@casino/features/format/money'
import type { StatementEntry } from '@casino/features/transactions/calls'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { CallFailure } from '../calls/callFailure.ts'
import { builtInTexts } from '../serverTexts.ts'
import { pdfTexts } from '../testing/pdfTexts.ts'
import { sessionCookie, startTestApp } from '../testing/testApp.ts'
import { renderPdfStatement } from './pdfStatement.ts'

const navigation = { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' }
const noon = Date.parse('2026-06-15T10:00:00Z')
const entry = {
  time: noon,
  type: 'deposit',
  game: '',
  orderId: 'o1',
  transactionId: 't1',
  cash: 50_000,
  bonus: 0,
  cashBalance: 60_000,
  bonusBalance: 0,
}
const statementEntry: StatementEntry = {
  ...entry,
  type: 'deposit',
  cash: ore(500),
  bonus: ore(0),
  cashBalance: ore(600),
  bonusBalance: ore(0),
}
const siteInfo = {
  brand: 'nordlys',
  brands: { nordlys: { name: 'Nordlys' }, strand: { name: 'Strand' } },
  licence: 'Tilladelse',
  supportHours: '10–18',
  supportEmail: 'hjaelp@nordlys.example',
  serverTime: noon,
}
const page = (entries: readonly object[], next: object | null = null) => ({ from: noon, to: noon, cash: 10_000, bonus: 0, entries, next })
const cursor = { after: 7, cash: 60_000, bonus: 0 }
type Answer = (input: { body?: object | undefined }) => unknown

const requestOf = ({ format = 'csv', cookie = sessionCookie, headers = {} } = {}) => ({
  url: `/api/transactions/statement?format=${format}&from=${noon}&to=${noon}`,
  headers: { cookie, ...navigation, ...headers },
})
async function download(statement: Answer, request: Parameters<typeof requestOf>[0] = {}) {
  const server = await startTestApp({ 'transactions.statement': statement })
  return { ...server, reply: await server.app.inject(requestOf(request)) }
}
const linesOf = (body: string) => body.trimEnd().split('\r\n')

afterEach(() => vi.restoreAllMocks())

describe('the statement as CSV', () => {
  it('tells apart the two times of the hour that is repeated when summer time ends', async () => {
    const [summer, winter] = [Date.parse('2027-10-31T00:30:00Z'), Date.parse('2027-10-31T01:30:00Z')]
    const { reply } = await download(() =>
      page([
        { ...entry, time: summer },
        { ...entry, time: winter },
      ]),
    )
    const times = linesOf(reply.body)
      .slice(2)
      .map((line) => line.split(';').slice(0, 2).join(' '))
    expect(times).toEqual(['2027-10-31 02:30:00 UTC+2', '2027-10-31 02:30:00 UTC+1'])
  })

  it('is a file with the opening balance and every entry in Danish time and numbers', async () => {
    const { reply } = await download(() =>
      page([entry, { ...entry, type: 'bet', game: 'Rævens Runer', cash: -1_250, cashBalance: 58_750 }]),
    )
    expect(reply.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="kontoudtog_2026-06-15_2026-06-15.csv"',
      'cache-control': 'no-store',
    })
    expect(linesOf(reply.body)).toEqual([
      '\ufeffTidspunkt;Tidszone;Bevægelse;Spil;Ordre-id;Transaktions-id;Egne penge;Bonuspenge;Saldo, egne penge;Saldo, bonuspenge;Saldo i alt',
      '2026-06-15 12:00:00;UTC+2;Saldo ved periodens start;;;;;;100,00;0,00;100,00',
      '2026-06-15 12:00:00;UTC+2;Indbetaling;;o1;t1;500,00;0,00;600,00;0,00;600,00',
      '2026-06-15 12:00:00;UTC+2;Indsats;Rævens Runer;o1;t1;-12,50;0,00;587,50;0,00;587,50',
    ])
  })

  it('neutralises text that a spreadsheet would run as a formula', async () => {
    const games = ['=HYPERLINK("http://evil.example")', '+1', '-1', '@SUM(A1)', '\tx', '\u{ff1d}1']
    const { reply } = await download(() => page(games.map((game) => ({ ...entry, type: 'bet', game }))))
    for (const line of linesOf(reply.body).slice(2)) expect(line.split(';')[3]).toMatch(/^"?'/)
  })

  it('continues on the pages of the back end, from the same period', async () => {
    const { reply, sent } = await download(({ body }) => ('cursor' in (body ?? {}) ? page([entry]) : page([entry], cursor)))
    expect(linesOf(reply.body)).toHaveLength(4)
    expect(sent.filter(({ name }) => name === 'transactions.statement').map(({ input }) => input.body)).toMatchObject([
      { sessionId: 'held-session-id-of-22-chars', from: noon },
      { sessionId: 'held-session-id-of-22-chars', from: noon, to: noon, cursor },
    ])
  })
})

it('writes two statements of a player at a time, and refuses a third', async () => {
  let release = (): void => undefined
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  const answer = async () => {
    await held
    return page([entry])
  }
  const { app } = await startTestApp({ 'transactions.statement': answer })
  // `then` starts a request
  const statusOf = () => app.inject(requestOf()).then(({ statusCode }) => statusCode)
  const open = [statusOf(), statusOf()]
  expect(await statusOf()).toBe(503)
  release()
  expect(await Promise.all(open)).toEqual([200, 200])
  expect(await statusOf()).toBe(200)
})

it('asks for the names of player and operator for the PDF only', async () => {
  const namesAskedFor = async (format: string) => {
    const { sent } = await download(() => page([entry]), { format })
    return sent.map(({ name }) => name).filter((name) => name === 'session.profile')
  }
  expect(await namesAskedFor('pdf')).toEqual(['session.profile'])
  expect(await namesAskedFor('csv')).toEqual([])
})

it('is a PDF of the same entries', async () => {
  const { reply } = await download(() => page(Array.from({ length: 200 }, () => entry)), { format: 'pdf' })
  expect(reply.headers['content-type']).toBe('application/pdf')
  const pdf = reply.rawPayload.toString('latin1')
  expect(pdf).toMatch(/^%PDF-1\.7\n%/)
  expect(pdf).toMatch(/%%EOF\n$/)
  const table = Number(/startxref\n(\d+)/.exec(pdf)?.[1])
  expect(pdf.slice(table, table + 4)).toBe('xref') // otherwise a reader has to repair the file
  expect(pdf.match(/\/Type \/Page\b/g)?.length).toBeGreaterThan(3)
})

it('says in the PDF whose account it is, who keeps it, the period and the unit, and each time and order as the site does', async () => {
  const company = { name: 'Kystlinjen Spil A/S', cvr: '00112233', address: 'Nordhavnsgade 12, 8000 Aarhus C', licenceNumber: '1' }
  const { app } = await startTestApp({
    'transactions.statement': () => page([{ ...entry, orderId: '21d8e09a-69bd-40e0-bbed-f2a539e660de' }]),
    'content.siteInfo': () => ({ ...siteInfo, company }),
  })
  const { rawPayload } = await app.inject(requestOf({ format: 'pdf', cookie: `${sessionCookie}; brand=strand` }))
  const texts = pdfTexts(rawPayload)
  expect(texts).toEqual([
    'Side 1',
    'Kontoudtog',
    'Freja Holm',
    '15.\u00a0juni 2026 \u0096 15.\u00a0juni 2026. Beløb i kroner, tidspunkter i dansk tid.',
    'Strand, Kystlinjen Spil A/S, CVR 00112233, Nordhavnsgade 12, 8000 Aarhus C',
    ...['Tidspunkt', 'Bevægelse', 'Id', 'Egne penge', 'Bonuspenge', 'Saldo i alt'],
    ...['15. jun. 2026, 12.00', 'Saldo ved periodens start', '100,00'],
    ...['15. jun. 2026, 12.00', 'Indbetaling', '21d8e09a', '500,00', '600,00'],
  ])
})

it('writes letters that the fonts of the PDF do not have as those nearest to them, and a minus as a hyphen', async () => {
  const { reply } = await download(() => page([{ ...entry, type: 'bet', game: 'Łódź, Ærø € 5 – “Šárka”', cash: -1_250 }]), {
    format: 'pdf',
  })
  const texts = pdfTexts(reply.rawPayload)
  expect(texts).toContain('Indsats, Lódz, Ærø \u0080 5 \u0096 \u0093\u008aárka\u0094')
  expect(texts).toContain('-12,50')
})

it('is a tagged PDF: a heading, and a table with a row for each entry', async () => {
  const { reply } = await download(() => page(Array.from({ length: 200 }, () => entry)), { format: 'pdf' })
  const pdf = reply.rawPayload.toString('latin1')
  expect(pdf).toContain('/Marked true')
  expect(pdf).toContain('/Lang (da)')
  const elements = (type: string) => pdf.match(new RegExp(`/S /${type}\\b`, 'g'))?.length
  expect({ H1: elements('H1'), P: elements('P'), Table: elements('Table') }).toEqual({ H1: 1, P: 3, Table: 1 })
  // the headings once, though every page shows them, and the balance at the beginning
  expect({ TR: elements('TR'), TH: elements('TH'), TD: elements('TD') }).toEqual({ TR: 202, TH: 6, TD: 6 * 201 })
})

it('reads the entries of a PDF no faster than it is downloaded, and no more after the player has left', async () => {
  let read = 0
  let stopped = false
  const pages = (async function* () {
    try {
      for (; read < 1000; read += 1) yield Array.from({ length: 100 }, () => statementEntry)
    } finally {
      stopped = true
    }
  })()
  const failures: Error[] = []
  const statement = { from: noon, to: noon, cash: ore(0), bonus: ore(0), pages, player: 'Freja Holm', operator: 'Nordlys' }
  for await (const _ of renderPdfStatement(statement, builtInTexts.lookupText, (error) => failures.push(error))) break
  await vi.waitFor(() => expect(stopped).toBe(true), { timeout: 15_000 })
  expect(read).toBeLessThan(10)
  expect(failures).toHaveLength(1)
})

describe('the download', () => {
  const answer = () => page([entry])

  it.each(['csv', 'pdf'])('as %s is cut off when a later page fails, and the failure is logged', async (format) => {
    const { app, lines } = await startTestApp({
      'transactions.statement': ({ body }) => {
        if ('cursor' in (body ?? {})) throw new CallFailure('ERR_UPSTREAM')
        return page([entry], cursor)
      },
    })
    await expect(app.inject(requestOf({ format }))).rejects.toThrow()
    expect(lines.join('\n')).toContain('a statement was cut off')
  })

  it.each([
    ['a page of another site', { 'sec-fetch-site': 'cross-site' }],
    ['a frame', { 'sec-fetch-dest': 'iframe' }],
    ['a script', { 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty' }],
    ['a prefetch', { 'sec-purpose': 'prefetch' }],
  ])('is refused to %s', async (_, headers) => {
    const { reply, sent } = await download(answer, { headers })
    expect(reply.statusCode).toBe(403)
    expect(sent.map(({ name }) => name)).not.toContain('transactions.statement')
  })

  it('leads to the login without a session, and with an ended one', async () => {
    const login = '/log-ind?redirect=%2Fmin-konto%2Ftransaktioner&reason=expired'
    expect((await download(answer, { cookie: '' })).reply.headers.location).toBe(login)
    const ended = await download(() => {
      throw new CallFailure('ERR_UNAUTHENTICATED')
    })
    expect(ended.reply.headers.location).toBe(login)
  })

  it('is a page with a Danish message when the back end fails', async () => {
    const { reply } = await download(() => {
      throw new CallFailure('ERR_UPSTREAM')
    })
    expect(reply.statusCode).toBe(502)
    expect(reply.headers['content-type']).toContain('text/html')
    expect(reply.headers['content-disposition']).toBeUndefined()
  })

  it('is refused in an unknown format', async () => {
    expect((await download(answer, { format: 'xls' })).reply.statusCode).toBe(422)
  })
})
