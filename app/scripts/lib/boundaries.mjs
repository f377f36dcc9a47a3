// What the boundary check adds to dependency-cruiser: the marks of its fixture, exports of `features` that nobody uses, and styles that the
// server would load.
import { readFileSync } from 'node:fs'

/** Rules that a file of the fixture breaks, as `file rule`, from its `// red: rule, rule` marks. */
export const markedRules = (file) =>
  [...readFileSync(file, 'utf8').matchAll(/\/\/ red: (.+)$/gm)].flatMap(([, names]) => names.split(', ').map((name) => `${file} ${name}`))

/**
 * Subpaths of `exports` that no module outside `features/` imports.
 * @param {Record<string, string>} exports of features/package.json
 * @param {{ source: string, dependencies: { resolved: string }[] }[]} modules as dependency-cruiser returns them
 * @param {string} pages text of the MDX pages, which dependency-cruiser does not read
 */
export function unusedExports(exports, modules, pages) {
  const used = new Set(
    modules
      .filter(({ source }) => !source.startsWith('features/') && !source.includes('node_modules'))
      .flatMap(({ dependencies }) => dependencies.map(({ resolved }) => resolved)),
  )
  return Object.entries(exports)
    .filter(([subpath, file]) => !used.has(file.replace(/^\./, 'features')) && !pages.includes(`@casino/features${subpath.slice(1)}'`))
    .map(([subpath]) => subpath)
}

const style = /\.css(\.ts)?$|\.(woff2?|svg|png)$/

/**
 * Chains of imports by which Node would load a style or another asset from a module that matches `start`; the first of each such module. In
 * development Node loads the servers' sources without a bundler, and can load no asset. Types are erased; a dynamic import is behind the
 * bundler.
 * @param {RegExp} start
 * @param {{ source: string, dependencies: { resolved: string, dynamic: boolean, dependencyTypes: string[] }[] }[]} modules as dependency-cruiser returns them
 * @returns {string[][]}
 */
export function loadedStyles(start, modules) {
  const dependencies = new Map(modules.map((module) => [module.source, module.dependencies]))
  const starts = modules.map(({ source }) => source).filter((source) => start.test(source) && !/\.test\.tsx?$/.test(source))
  const chains = new Map(starts.map((source) => [source, [source]]))
  const found = new Map()
  // a Map visits the entries that are added on the way
  for (const [from, chain] of chains)
    for (const { resolved: to, dynamic, dependencyTypes } of dependencies.get(from) ?? []) {
      if (dynamic || dependencyTypes.some((type) => type === 'type-only' || type === 'type-import')) continue
      if (style.test(to)) found.set(chain[0], found.get(chain[0]) ?? [...chain, to])
      else if (!chains.has(to)) chains.set(to, [...chain, to])
    }
  return [...found.values()]
}
