import { cpSync } from 'node:fs'
import { basename, join } from 'node:path'
import { root } from './install.mjs'
import { linkPackages } from './linkPackages.mjs'

const copied = ['tokens', 'design-system', 'features', 'app', 'package.json', 'tsconfig.json', 'package-lock.json']
const leftOut = new Set(['node_modules', 'dist', 'generated', '.data', 'e2e', 'bench'])

/**
 * Copies what `npm run dev` needs to an empty folder, to be edited by a test; the installed packages are linked.
 * @param {string} folder
 */
export function copySources(folder) {
  for (const path of copied)
    cpSync(join(root, path), join(folder, path), { recursive: true, filter: (each) => !leftOut.has(basename(each)) })
  linkPackages(root, folder)
  // written last: newer than the lock file, so that nothing is installed
  cpSync(join(root, 'node_modules/.package-lock.json'), join(folder, 'node_modules/.package-lock.json'))
}
