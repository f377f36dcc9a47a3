import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Builds whose route rules are kept: pages of earlier releases that are still open ask for theirs. */
const maxBuilds = 10

/**
 * The files `builds/meta/{buildId}.json` in a client build, the newest last.
 * @param {string} client
 * @returns {{ name: string, text: string, at?: Date }[]}
 */
export function readBuildMetas(client) {
  const folder = join(client, 'builds/meta')
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8'), at: statSync(join(folder, name)).mtime }))
    .sort((a, b) => a.at.getTime() - b.at.getTime())
}

/**
 * Writes the last ten of these files, each with its time. The last of two with one name counts.
 * @param {string} client
 * @param {readonly { name: string, text: string, at?: Date }[]} metas
 */
export function writeBuildMetas(client, metas) {
  const folder = join(client, 'builds/meta')
  mkdirSync(folder, { recursive: true })
  for (const { name, text, at } of metas
    .filter((meta, i) => !metas.slice(i + 1).some((later) => later.name === meta.name))
    .slice(-maxBuilds)) {
    writeFileSync(join(folder, name), text)
    if (at) utimesSync(join(folder, name), at, at)
  }
}
