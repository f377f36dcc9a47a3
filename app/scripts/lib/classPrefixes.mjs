import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const repository = new URL('../../../', import.meta.url)
const letters = 'abcdefghijklmnopqrstuvwxyz'
const choices = letters.length * 10
/** With a digit: vanilla-extract looks for class names in selectors, so that `dis` would be found in `:disabled`. */
const prefix = (index) => letters[Math.floor(index / 10)] + (index % 10)

/**
 * A prefix of a letter and a digit for each file: by its hash, or the next free one. Another file changes those of few others, so that a
 * release leaves most names as they are. Throws for more files than prefixes.
 * @param {readonly string[]} files
 * @returns {Map<string, string>} prefix by file
 */
export function assignPrefixes(files) {
  if (files.length > choices) throw new Error(`${files.length} style files: a letter and a digit name at most ${choices}`)
  const taken = new Set()
  return new Map(
    [...files].sort().map((file) => {
      let index = createHash('sha256').update(file).digest().readUInt32BE() % choices
      while (taken.has(index)) index = (index + 1) % choices
      taken.add(index)
      return [file, prefix(index)]
    }),
  )
}

/** The style files of all workspaces that are here, as paths in the repository: the site runs without the stories. */
export function styleFiles() {
  const { workspaces } = JSON.parse(readFileSync(new URL('package.json', repository), 'utf8'))
  return workspaces.flatMap((workspace) => {
    const folder = fileURLToPath(new URL(workspace, repository))
    if (!existsSync(folder)) return []
    const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    return paths.filter((path) => path.endsWith('.css.ts') && !path.includes('node_modules')).map((path) => `${workspace}/${path}`)
  })
}
