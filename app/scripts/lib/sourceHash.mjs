import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './install.mjs'

/**
 * Files below folders of the repository, by their paths from its root with `/`. A folder or file that `isIgnored` refuses by its name is left out.
 * @param {readonly string[]} folders
 * @param {(name: string) => boolean} isIgnored
 * @returns {string[]}
 */
export const filesBelow = (folders, isIgnored) =>
  folders.flatMap((folder) =>
    readdirSync(join(root, folder), { withFileTypes: true })
      .filter(({ name }) => !isIgnored(name))
      .flatMap((entry) => {
        const path = `${folder}/${entry.name}`
        return entry.isDirectory() ? filesBelow([path], isIgnored) : [path]
      }),
  )

/**
 * Hash of the paths and the contents of files of the repository; independent of file times.
 * @param {readonly string[]} files
 */
export function hashFiles(files) {
  const hash = createHash('sha256')
  for (const file of [...files].sort()) hash.update(`${file}\0`).update(readFileSync(join(root, file)))
  return hash.digest('hex')
}
