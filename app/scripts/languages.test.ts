import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { repositoryRoot } from './lib/conventions/sourceTree.ts'
import { shippedLanguages } from './lib/languages.mjs'

// a date that is out of range is explained in the browser's language, whatever that of the page: without strings for it, the field throws
it.each(['react-aria', 'react-stately'])('every language of %s has the Danish strings', (name) => {
  const source = readFileSync(join(repositoryRoot, 'node_modules', name, 'dist/private/datepicker/intlStrings.mjs'), 'utf8')
  const imported = [...source.matchAll(/ from "(.+)"/g)].map(([, path = '']) => path)
  expect(imported).toContain('../intl/datepicker/da-DK.mjs')
  const strings = imported.map((path) => path.replace(shippedLanguages.find, shippedLanguages.replacement))
  expect(new Set(strings)).toEqual(new Set(['../intl/datepicker/da-DK.mjs']))
})
