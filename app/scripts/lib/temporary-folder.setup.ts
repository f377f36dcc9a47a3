import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Vitest global setup: one temporary folder (`TMPDIR`) for all unit tests, removed after the run. */
export default function temporaryFolder(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'unit-'))
  // A temporary PostgreSQL server runs as another user than root and must reach its folder in here.
  chmodSync(folder, 0o711)
  process.env.TMPDIR = folder
  return () => rmSync(folder, { recursive: true, force: true })
}
