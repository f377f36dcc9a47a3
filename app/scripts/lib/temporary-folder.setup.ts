import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** One folder for the temporary files of all unit tests: what a test leaves behind, or a failed one could not remove, goes with it. */
export default function temporaryFolder(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'unit-'))
  process.env.TMPDIR = folder
  return () => rmSync(folder, { recursive: true, force: true })
}
