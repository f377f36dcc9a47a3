import { cpSync, existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'

/** Copied, links included: the workspaces' links must lead to the copy's own, and Vite serves fonts from below its root only. */
const copiedScopes = ['@casino', '@fontsource-variable']

/**
 * Gives a copy of the repository the packages that are installed in it, by a link to nearly every one.
 * @param {string} from
 * @param {string} to
 */
export function linkPackages(from, to) {
  const workspaces = readdirSync(to, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  for (const modules of ['node_modules', ...workspaces.map(({ name }) => `${name}/node_modules`)]) {
    if (!existsSync(join(from, modules))) continue
    mkdirSync(join(to, modules), { recursive: true })
    for (const name of readdirSync(join(from, modules))) {
      const [source, target] = [join(from, modules, name), join(to, modules, name)]
      if (copiedScopes.includes(name)) cpSync(source, target, { recursive: true, verbatimSymlinks: true })
      else if (name === '.bin' || !name.startsWith('.')) symlinkSync(source, target)
    }
  }
}
