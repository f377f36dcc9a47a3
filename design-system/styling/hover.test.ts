import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const files = ['components', 'patterns', 'styling', 'theme'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.css.ts'))
    .map((name) => `${folder}/${name}`),
)

/** The overlay of a tile shows while its button is touched: a touch leaves the button in `:hover`. */
const touched = '[data-touch]:is(:hover, :active)'

/** A global rule has its selector before the query: `globalStyle('a:hover', { '@media': { [hover]: … } })`, on one line or two. */
const opensGlobalRule = (source: string, line: string) => {
  const next = source.slice(source.indexOf(line) + line.length + 1).split('\n', 1)[0] ?? ''
  return /^(\w*[rR]ule|\w*[sS]tyle)\(/.test(line) && `${line}${next}`.includes('[hover]: {')
}

/** The lines with `:hover` that stand in no block of the shared media query. */
function unguardedHovers(source: string): readonly string[] {
  let depth = 0
  let guard: number | null = null
  return source.split('\n').flatMap((line) => {
    if (line.includes('[hover]: {')) guard ??= depth
    const inside = guard !== null || opensGlobalRule(source, line)
    for (const character of line.replaceAll('${', '{')) depth += character === '{' ? 1 : character === '}' ? -1 : 0
    if (guard !== null && depth <= guard) guard = null
    return /:hover/.test(line.replace(/\/[/*].*/, '')) && !inside && !line.includes(touched) ? [line.trim()] : []
  })
}

test('finds hover styles outside the shared media query', () => {
  expect(unguardedHovers("selectors: {\n'&:hover': { color: red },\n}")).toEqual(["'&:hover': { color: red },"])
  expect(unguardedHovers("'@media': {\n[hover]: {\n':hover': { color: red },\n},\n},\n':hover': {}")).toEqual(["':hover': {}"])
})

test('hover styles apply only on large screens with a pointer (specification, *Other*)', () => {
  const found = files.flatMap((file) => unguardedHovers(readFileSync(join(root, file), 'utf8')).map((line) => `${file}: ${line}`))
  expect(files.length).toBeGreaterThan(50)
  expect(found).toEqual([])
})
