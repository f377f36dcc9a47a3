import { cpSync, mkdirSync, readdirSync, readlinkSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './install.mjs'

const layers = ['tokens', 'design-system', 'features', 'app']
const rootFiles = ['package.json', 'tsconfig.json', 'package-lock.json']
const leftOut = new Set(['node_modules', 'dist', 'generated', '.data', 'e2e', 'bench'])
/** Packages whose files the browser requests: Vite serves no file outside the copy. */
const servedScopes = new Set(['@fontsource-variable'])

/**
 * Copies what `npm run dev` needs to an empty folder, to be edited by a test; the installed packages are linked.
 * @param {string} folder
 */
export function copySources(folder) {
  for (const layer of layers)
    cpSync(join(root, layer), join(folder, layer), {
      recursive: true,
      filter: (path) => !leftOut.has(path.slice(path.lastIndexOf('/') + 1)),
    })
  for (const file of rootFiles) cpSync(join(root, file), join(folder, file))
  for (const layer of ['.', ...layers]) linkPackages(join(root, layer, 'node_modules'), join(folder, layer, 'node_modules'))
  const workspaces = join(root, 'node_modules/@casino')
  for (const name of readdirSync(workspaces)) symlinkSync(readlinkSync(join(workspaces, name)), join(folder, 'node_modules/@casino', name))
  // written last: newer than the lock file, so that nothing is installed
  cpSync(join(root, 'node_modules/.package-lock.json'), join(folder, 'node_modules/.package-lock.json'))
}

function linkPackages(from, to) {
  mkdirSync(to, { recursive: true })
  for (const name of entries(from)) {
    if (name === '@casino') mkdirSync(join(to, name))
    else if (servedScopes.has(name)) cpSync(join(from, name), join(to, name), { recursive: true })
    else if (name === '.bin' || !name.startsWith('.')) symlinkSync(join(from, name), join(to, name))
  }
}

const entries = (folder) => {
  try {
    return readdirSync(folder)
  } catch {
    return [] // a layer without packages of its own
  }
}
