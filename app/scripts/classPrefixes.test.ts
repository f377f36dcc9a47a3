import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { assignPrefixes, styleFiles } from './lib/classPrefixes.mjs'
import { repositoryRoot } from './lib/conventions/sourceTree.ts'

const files = Array.from({ length: 260 }, (_, index) => `components/${index}.css.ts`)

describe('the class name prefixes of style files', () => {
  it('are letters without a digit, so that the counter ends them, and all different', () => {
    const prefixes = [...assignPrefixes([...files, ...styleFiles()]).values()]
    expect(new Set(prefixes).size).toBe(prefixes.length)
    expect(prefixes.filter((prefix) => !/^[a-z]{1,2}$/.test(prefix))).toEqual([])
    expect(prefixes).not.toContain('h')
  })

  it('are one letter for files that most pages have, all of which exist', () => {
    const short = [...assignPrefixes(styleFiles())].filter(([, prefix]) => prefix.length === 1).map(([file]) => file)
    expect(short).toContain('design-system/components/Button/Button.css.ts')
    expect(styleFiles()).toEqual(expect.arrayContaining(short))
  })

  it('do not depend on the order of the files, and another file leaves almost all as they are', () => {
    const some = files.slice(0, 120)
    const before = assignPrefixes(some)
    expect(assignPrefixes([...some].reverse())).toEqual(before)
    const after = assignPrefixes([...some, 'components/Another.css.ts'])
    expect(some.filter((file) => after.get(file) !== before.get(file)).length).toBeLessThan(5)
  })

  it('are refused where two letters are too few', () => {
    expect(() => assignPrefixes(Array.from({ length: 677 }, (_, index) => `${index}.css.ts`))).toThrow('677 style files')
  })

  it('cover the style files of every layer', () => {
    const found = styleFiles()
    expect(found).toEqual(expect.arrayContaining(['design-system/components/Button/Button.css.ts', 'app/site/client/LoadFailure.css.ts']))
    expect(found.filter((file: string) => !existsSync(join(repositoryRoot, file)))).toEqual([])
  })
})
