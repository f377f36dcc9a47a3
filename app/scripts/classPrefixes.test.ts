import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { assignPrefixes, styleFiles } from './lib/classPrefixes.mjs'
import { repositoryRoot } from './lib/conventions/sourceTree.ts'

const files = Array.from({ length: 260 }, (_, index) => `components/${index}.css.ts`)

describe('the class name prefixes of style files', () => {
  it('are a letter and a digit, so that no class name is part of a word in a selector, and all different', () => {
    const prefixes = [...assignPrefixes(files).values()]
    expect(new Set(prefixes).size).toBe(files.length)
    expect(prefixes.filter((prefix) => !/^[a-z][0-9]$/.test(prefix))).toEqual([])
  })

  it('do not depend on the order of the files, and another file leaves almost all as they are', () => {
    const some = files.slice(0, 120)
    const before = assignPrefixes(some)
    expect(assignPrefixes([...some].reverse())).toEqual(before)
    const after = assignPrefixes([...some, 'components/Another.css.ts'])
    expect(some.filter((file) => after.get(file) !== before.get(file)).length).toBeLessThan(5)
  })

  it('are refused where a letter and a digit are too few', () => {
    expect(() => assignPrefixes(Array.from({ length: 261 }, (_, index) => `${index}.css.ts`))).toThrow('261 style files')
  })

  it('cover the style files of every layer', () => {
    const found = styleFiles()
    expect(found).toEqual(expect.arrayContaining(['design-system/components/Button/Button.css.ts', 'app/client/LoadFailure.css.ts']))
    expect(found.filter((file: string) => !existsSync(join(repositoryRoot, file)))).toEqual([])
  })
})
