import { formatKr, ore } from '@casino/features/format/money'
import { z } from 'zod'
import type { PlatformConfig } from '../core/config.ts'
import { readDatabase } from '../db/readDatabase.ts'
import { auditLedger, type LedgerReport } from './auditLedger.ts'
import { ledgerReportPath } from './ledgerReport.ts'

const ids = z.array(z.string())
const reportSchema = z.object({
  balanced: z.boolean(),
  postings: z.number(),
  kinds: z.array(z.object({ kind: z.string(), accounts: z.number(), postings: z.number(), sum: z.number() })),
  unbalanced: ids,
  mismatched: ids,
  unposted: ids,
  unreturned: ids,
  miscounted: ids,
})
type VerifiedReport = Omit<LedgerReport, 'accounts'>

interface Verification {
  /** Where the ledger was read. */
  source: string
  report: VerifiedReport
}

/**
 * Audits the ledger of a configured platform without changing it, running or not: a server by its URL, on a snapshot of its own; the embedded
 * database through the running platform, which alone can open it, else from its folder. Throws when there is no database to read.
 */
export async function verifyLedger({
  databaseUrl,
  dataDir,
  port,
}: Pick<PlatformConfig, 'databaseUrl' | 'dataDir' | 'port'>): Promise<Verification> {
  if (databaseUrl) {
    const { host, pathname } = new URL(databaseUrl)
    return { source: `PostgreSQL ${host}${pathname}`, report: await readDatabase({ url: databaseUrl }, (db) => auditLedger({ db })) }
  }
  const running = await askRunningPlatform(port)
  if (running) return { source: `the running platform on port ${port}`, report: running }
  return { source: `DATA_DIR ${dataDir}, platform stopped`, report: await readDatabase({ dataDir }, (db) => auditLedger({ db })) }
}

/** The report of a platform on this machine; null when none listens on the port. Throws when something else answers. */
async function askRunningPlatform(port: number): Promise<VerifiedReport | null> {
  const url = `http://127.0.0.1:${port}${ledgerReportPath}`
  const response = await fetch(url).catch(() => null) // nothing listens: the folder is read instead, and its lock is respected
  if (!response) return null
  const parsed = reportSchema.safeParse(response.ok ? await response.json() : null)
  if (!parsed.success) throw new Error(`${url} is not a platform that reports its ledger (status ${response.status}). Check PLATFORM_PORT.`)
  return parsed.data
}

/** The report as text, and whether the ledger is right. */
export function describeVerification({ source, report }: Verification): string {
  const row = (cells: readonly string[]) => cells.map((cell, index) => (index === 0 ? cell.padEnd(14) : cell.padStart(22))).join('')
  const { kinds, unbalanced, mismatched, unposted, unreturned, miscounted } = report
  const finding = (label: string, found: readonly string[]) => `${label.padEnd(48)}${found.length ? `WRONG: ${found.join(', ')}` : 'none'}`
  return [
    `Ledger of ${source}`,
    '',
    row(['account', 'accounts', 'postings', 'sum']),
    ...kinds.map(({ kind, accounts, postings, sum }) => row([kind, String(accounts), String(postings), formatKr(ore(sum))])),
    row(['all', ...[sumOf(kinds, 'accounts'), sumOf(kinds, 'postings')].map(String), formatKr(ore(sumOf(kinds, 'sum')))]),
    '',
    finding('transactions that do not sum to zero', unbalanced),
    finding('accounts that differ from their postings', mismatched),
    finding('captured payments without a posting', unposted),
    finding('late payments that were not sent back', unreturned),
    finding('hours whose sums differ from their rounds', miscounted),
    '',
    report.balanced ? 'The ledger balances.' : 'THE LEDGER DOES NOT BALANCE.',
  ].join('\n')
}

const sumOf = (kinds: VerifiedReport['kinds'], field: 'accounts' | 'postings' | 'sum'): number =>
  kinds.reduce((all, kind) => all + kind[field], 0)
