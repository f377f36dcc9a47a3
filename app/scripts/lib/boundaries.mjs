// What the boundary check adds to dependency-cruiser: the marks of its fixture, and exports of `features` that nobody uses.
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
