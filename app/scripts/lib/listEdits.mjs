import { CommandError } from './commandError.mjs'

/**
 * The text of a module with one more entry at the start of a list, and its import in the module's alphabetical order of paths.
 * `list`: the line that opens the list. Throws a `CommandError` if the module has no such line.
 * @param {string} text
 * @param {{ path: string, list: string, entry: string, importLine?: string }} edit
 */
export function withEntry(text, { path, list, entry, importLine }) {
  const lines = text.split('\n')
  const start = lines.indexOf(list)
  if (start < 0) throw new CommandError(`${path} has no line "${list}": update app/scripts/lib/featureFiles.mjs`)
  lines.splice(start + 1, 0, `  ${entry}`)
  if (importLine) lines.splice(placeOfImport(lines, importLine), 0, importLine)
  return lines.join('\n')
}

const importedPath = (line) => /^import .* from '([^']+)'/.exec(line)?.[1]

/** The first import of a path that follows the new one's, else the line after the last import. */
function placeOfImport(lines, importLine) {
  const path = importedPath(importLine)
  const imports = lines.flatMap((line, place) => (importedPath(line) ? [{ place, path: importedPath(line) }] : []))
  const group = imports.filter((other) => other.path.startsWith('.') === path.startsWith('.'))
  const next = group.find((other) => other.path > path)
  return next ? next.place : (group.at(-1)?.place ?? -1) + 1
}

/** A package.json with more files in its sorted exports, each named without its extension. */
export function withExports(text, files) {
  const json = JSON.parse(text)
  const added = files.map((file) => [file.replace(/\.tsx?$/, ''), file])
  json.exports = Object.fromEntries([...Object.entries(json.exports), ...added].sort(([a], [b]) => (a < b ? -1 : 1)))
  return `${JSON.stringify(json, null, 2)}\n`
}
