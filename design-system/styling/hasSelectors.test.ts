import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const folder = fileURLToPath(new URL('..', import.meta.url))

/** Selectors of few elements per page, by file. */
const exceptions: Readonly<Record<string, string>> = {
  'components/FilterChips/FilterChips.css.ts': 'a row of few chips',
}

/** `:has()` followed by a combinator and the element the rule styles. */
const styledDescendant = /:has\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)[^,`'"&]*\s&/

test('styles no descendant of a `:has()` in a repeated component', () => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css.ts'))
  expect(files.length).toBeGreaterThan(50)
  const found = files.filter((file) => styledDescendant.test(readFileSync(`${folder}${file}`, 'utf8')))
  expect(
    found.sort(),
    'Chromium recalculates every such descendant whenever a `:has()` of an ancestor may change, such as on each click: set a variable on the element itself, as Tile does',
  ).toEqual(Object.keys(exceptions).sort())
})
