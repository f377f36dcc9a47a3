import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const repository = new URL('../../../', import.meta.url)
const letters = 'abcdefghijklmnopqrstuvwxyz'
const characters = `${letters}0123456789`
const choices = letters.length * characters.length
const prefix = (index) => letters[Math.floor(index / characters.length)] + characters[index % characters.length]
/** Blockers of advertisements hide classes like `ad1`. */
const isTaken = (prefixes, index) => prefix(index) === 'ad' || prefixes.has(prefix(index))

/**
 * A prefix of two characters for each file: its hash, or the next free one. Another file changes those of few others, so that a release
 * leaves most names as they are. Throws for more files than prefixes.
 * @param {readonly string[]} files
 * @returns {Map<string, string>} prefix by file
 */
export function assignPrefixes(files) {
  if (files.length >= choices) throw new Error(`${files.length} style files: two characters name fewer than ${choices}`)
  const taken = new Set()
  return new Map(
    [...files].sort().map((file) => {
      let index = createHash('sha256').update(file).digest().readUInt32BE() % choices
      while (isTaken(taken, index)) index = (index + 1) % choices
      taken.add(prefix(index))
      return [file, prefix(index)]
    }),
  )
}

/** The style files of all workspaces, as paths in the repository. */
export function styleFiles() {
  const { workspaces } = JSON.parse(readFileSync(new URL('package.json', repository), 'utf8'))
  return workspaces.flatMap((workspace) => {
    const paths = readdirSync(fileURLToPath(new URL(workspace, repository)), { recursive: true, encoding: 'utf8' })
    return paths.filter((path) => path.endsWith('.css.ts') && !path.includes('node_modules')).map((path) => `${workspace}/${path}`)
  })
}
