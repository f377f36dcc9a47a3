import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { measureParts, partNames } from './lib/parts.mjs'

type Part = Awaited<ReturnType<typeof measureParts>>[number]
/** What a part is composed of on purpose, transitively. Whoever imports it pays for these too. */
const declared: Record<string, string[]> = JSON.parse(
  readFileSync(new URL('../../design-system/compositions.json', import.meta.url), 'utf8'),
)

let parts: Part[] = []
beforeAll(async () => {
  parts = await measureParts()
}, 60_000)

/** Other parts whose files arrive with this one, at once or later. Theme, icons and the loose files beside the folders are shared by all. */
const others = ({ name, modules, lazyModules }: Part) =>
  [...new Set([...modules, ...lazyModules].map((file) => /^(?:components|patterns)\/[^/.]+(?=\/)/.exec(file)?.[0] ?? name))]
    .filter((owner) => owner !== name)
    .sort()

describe('importing one part', () => {
  it('pulls no other than its declared composition', () => {
    const pulled = Object.fromEntries(parts.map((part) => [part.name, others(part)] as const).filter(([, names]) => names.length > 0))
    expect(pulled, 'design-system/compositions.json').toEqual(declared)
  })

  it('brings at most one behaviour library', () => {
    const both = parts.filter(({ packages, lazyPackages }) => {
      const all = [...packages, ...lazyPackages]
      return all.some((name) => name.startsWith('@radix-ui/')) && all.includes('react-aria')
    })
    expect(both.map(({ name }) => name)).toEqual([])
  })

  it('never brings a schema library', () => {
    expect(parts.filter(({ packages, lazyPackages }) => [...packages, ...lazyPackages].includes('zod')).map(({ name }) => name)).toEqual([])
  })

  it('is measured for every part', () => {
    expect(parts.map(({ name }) => name)).toEqual(partNames())
    const free = parts.filter(({ script, css }) => script === 0 && css === 0).map(({ name }) => name)
    expect(free, 'only the fields’ shared anatomy is no component of its own').toEqual(['components/Field'])
  })

  it('is seen when it pulls what it should not', async () => {
    const [rail] = await measureParts(['components/Rail'])
    expect(rail && others(rail)).toContain('components/IconButton')
  })
})
