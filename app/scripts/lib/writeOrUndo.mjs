import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/**
 * Writes texts by path below a folder, then runs `check`. If it returns false or anything throws, every file is as it was before and the
 * new folders are gone.
 * @param {string} folder
 * @param {Readonly<Record<string, string>>} texts
 * @param {() => boolean} check
 * @returns {boolean} what `check` returned
 */
export function writeOrUndo(folder, texts, check) {
  const undo = []
  let kept = false
  try {
    for (const [path, text] of Object.entries(texts)) {
      const file = join(folder, path)
      const made = mkdirSync(dirname(file), { recursive: true }) // the first folder that did not exist
      if (made) undo.push(() => rmSync(made, { recursive: true }))
      const before = existsSync(file) ? readFileSync(file) : null
      undo.push(() => (before ? writeFileSync(file, before) : rmSync(file, { force: true })))
      writeFileSync(file, text)
    }
    kept = check()
    return kept
  } finally {
    if (!kept) for (const step of undo.reverse()) step()
  }
}
