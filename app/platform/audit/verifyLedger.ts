import { formatKr, ore } from '@casino/features/format/money'
import type { PlatformConfig } from '../core/config.ts'
import { readDatabase } from '../db/readDatabase.ts'
import { type LedgerCheckName, ledgerChecks } from './ledgerChecks.ts'
import { answerLedgerQuestion, type LedgerAnswer, type LedgerQuestion, ledgerAnswerSchema, ledgerReportPath } from './ledgerReport.ts'

interface Verification {
  /** Where the ledger was read. */
  source: string
  report: LedgerAnswer
}

/**
 * Audits the ledger of a configured platform without changing it, running or not: a server by its URL, on a snapshot of its own; the embedded
 * database through the running platform, which alone can open it, else from its folder. Throws when there is no database to read.
 */
export async function verifyLedger(
  { databaseUrl, dataDir, port, operatorToken }: Pick<PlatformConfig, 'databaseUrl' | 'dataDir' | 'port' | 'operatorToken'>,
  question: LedgerQuestion = {},
): Promise<Verification> {
  const read = (target: Parameters<typeof readDatabase>[0]) => readDatabase(target, (db) => answerLedgerQuestion({ db }, question))
  if (databaseUrl) {
    const { host, pathname } = new URL(databaseUrl)
    return { source: `PostgreSQL ${host}${pathname}`, report: await read({ url: databaseUrl }) }
  }
  const running = await askRunningPlatform({ port, operatorToken }, question)
  if (running) return { source: `the running platform on port ${port}`, report: running }
  return { source: `DATA_DIR ${dataDir}, platform stopped`, report: await read({ dataDir }) }
}

/** The report of a platform on this machine; null when none listens on the port. Throws when something else answers. */
async function askRunningPlatform(
  { port, operatorToken }: Pick<PlatformConfig, 'port' | 'operatorToken'>,
  question: LedgerQuestion,
): Promise<LedgerAnswer | null> {
  const url = `http://127.0.0.1:${port}${ledgerReportPath}`
  const headers = { 'content-type': 'application/json', ...(operatorToken && { authorization: `Bearer ${operatorToken}` }) }
  const request = { method: 'POST', headers, body: JSON.stringify(question) }
  const response = await fetch(url, request).catch(() => null) // nothing listens: the folder is read instead, and its lock is respected
  if (!response) return null
  const parsed = ledgerAnswerSchema.safeParse(response.ok ? await response.json() : null)
  if (!parsed.success)
    throw new Error(`${url} is not a platform that reports its ledger (status ${response.status}). Check PLATFORM_PORT and OPERATOR_TOKEN.`)
  return parsed.data
}

/** Whether the ledger is right, and agrees with what it was compared with. */
export const isVerified = ({ report: { balanced, sealFound, differences } }: Verification): boolean =>
  balanced && sealFound !== false && (differences ?? []).length === 0

/** The report as text. */
export function describeVerification(verification: Verification): string {
  const { source, report } = verification
  const { kinds, findings, seal, unsealed, sealFound, differences } = report
  const row = (cells: readonly string[]) => cells.map((cell, index) => (index === 0 ? cell.padEnd(14) : cell.padStart(22))).join('')
  const finding = (label: string, found: readonly string[] = []) =>
    `${label.padEnd(56)}${found.length ? `WRONG: ${found.join(', ')}` : 'none'}`
  const amount = (value: number) => formatKr(ore(value))
  return [
    `Ledger of ${source}`,
    '',
    row(['account', 'accounts', 'postings', 'sum']),
    ...kinds.map(({ kind, accounts, postings, sum }) => row([kind, String(accounts), String(postings), amount(sum)])),
    row(['all', ...[sumOf(kinds, 'accounts'), sumOf(kinds, 'postings')].map(String), amount(sumOf(kinds, 'sum'))]),
    '',
    ...Object.entries(ledgerChecks).map(([name, { label }]) => finding(label, findings[name as LedgerCheckName])), // its own keys
    '',
    seal ? `Last seal ${seal.position}:${seal.hash}; ${unsealed} postings since.` : `No seal yet; ${unsealed} postings.`,
    ...(sealFound === null ? [] : [sealFound ? 'The noted seal is in the chain.' : 'WRONG: the noted seal is not in the chain.']),
    ...(differences ?? []).map(
      ({ type, payment, settled, booked }) =>
        `WRONG: ${type} ${payment}: the settlement has ${amount(settled)}, the ledger ${amount(booked)}`,
    ),
    ...(differences?.length === 0 ? ['The settlement agrees with the ledger.'] : []),
    isVerified(verification) ? 'The ledger balances.' : 'THE LEDGER DOES NOT BALANCE.',
  ].join('\n')
}

const sumOf = (kinds: LedgerAnswer['kinds'], field: 'accounts' | 'postings' | 'sum'): number =>
  kinds.reduce((all, kind) => all + kind[field], 0)
