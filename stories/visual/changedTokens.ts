import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { root as projectRoot } from '../../app/scripts/lib/install.mjs'

/** Values of tokens. The files that build them affect everything, `tokens/*.ts` are modules of the graph. */
export const isTokenSource = (file: string): boolean => file.startsWith('tokens/src/')

/** The generated style sheets of a token folder by name. */
const generatedStyles = (folder: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(join(folder, 'generated'), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.css'))
      .map((name) => [name, readFileSync(join(folder, 'generated', name), 'utf8')]),
  )

/** All values of each CSS variable in a style sheet, in order: of the brand, of its high contrast, of forced colours. */
function valuesByVariable(css = ''): Map<string, string> {
  const values = new Map<string, string>()
  for (const [, name = '', value = ''] of css.matchAll(/(--[\w-]+):([^;}]*)/g)) values.set(name, `${values.get(name) ?? ''};${value}`)
  return values
}

/** The CSS variables whose values differ between two sets of generated style sheets. */
export function changedVariables(before: Readonly<Record<string, string>>, after: Readonly<Record<string, string>>): string[] {
  const changed = new Set<string>()
  for (const file of Object.keys({ ...before, ...after })) {
    const [old, now] = [valuesByVariable(before[file]), valuesByVariable(after[file])]
    for (const name of [...old.keys(), ...now.keys()]) if (old.get(name) !== now.get(name)) changed.add(name)
  }
  return [...changed].sort()
}

/** The CSS variables of tokens whose values differ from those in a commit. Builds its tokens in a temporary folder. */
export function changedTokensSince(commit: string): string[] {
  const cache = join(projectRoot, 'node_modules/.cache') // below node_modules, so that the build finds its tools
  mkdirSync(cache, { recursive: true })
  const folder = mkdtempSync(join(cache, 'tokens-'))
  try {
    const archive = execFileSync('git', ['archive', commit, 'tokens'], { cwd: projectRoot, maxBuffer: 1e8 })
    execFileSync('tar', ['-x', '-C', folder], { input: archive })
    for (const cwd of [join(folder, 'tokens'), join(projectRoot, 'tokens')])
      execFileSync('npm', ['run', '--silent', 'build'], { cwd, stdio: 'pipe' })
    return changedVariables(generatedStyles(join(folder, 'tokens')), generatedStyles(join(projectRoot, 'tokens')))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
