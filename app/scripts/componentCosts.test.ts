import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { componentNames, measureComponents } from './lib/componentCosts.mjs'

type MeasuredComponent = Awaited<ReturnType<typeof measureComponents>>[number]
/** Declared dependencies of each component on other components, transitive. */
const declaredDependencies: Record<string, string[]> = JSON.parse(
  readFileSync(new URL('../../design-system/compositions.json', import.meta.url), 'utf8'),
)

let components: MeasuredComponent[] = []
beforeAll(async () => {
  components = await measureComponents({ quality: 1 }) // whether there is a script, not how many bytes it has
}, 60_000)

/** Other components bundled with this one, static and lazy. Theme, icons and files outside component folders do not count. */
const bundledComponents = ({ name, modules, lazyModules }: MeasuredComponent) =>
  [...new Set([...modules, ...lazyModules].map((file) => /^(?:components|patterns)\/[^/.]+(?=\/)/.exec(file)?.[0] ?? name))]
    .filter((owner) => owner !== name)
    .sort()

describe('importing one component', () => {
  it('bundles only its declared dependencies', () => {
    const pulled = Object.fromEntries(
      components.map((part) => [part.name, bundledComponents(part)] as const).filter(([, names]) => names.length > 0),
    )
    expect(pulled, 'design-system/compositions.json').toEqual(declaredDependencies)
  })

  it('bundles at most one of Radix and react-aria', () => {
    const both = components.filter(({ packages, lazyPackages }) => {
      const all = [...packages, ...lazyPackages]
      return all.some((name) => name.startsWith('@radix-ui/')) && all.includes('react-aria')
    })
    expect(both.map(({ name }) => name)).toEqual([])
  })

  it('never bundles zod', () => {
    expect(
      components.filter(({ packages, lazyPackages }) => [...packages, ...lazyPackages].includes('zod')).map(({ name }) => name),
    ).toEqual([])
  })

  it('is measured for every component', () => {
    expect(components.map(({ name }) => name)).toEqual(componentNames())
    const free = components.filter(({ script, css }) => script === 0 && css === 0).map(({ name }) => name)
    expect(free, 'only the shared code of the fields has no size of its own').toEqual(['components/Field'])
  })

  it('an undeclared dependency is detected', () => {
    const rail = components.find(({ name }) => name === 'components/Rail')
    expect(rail && bundledComponents(rail)).toContain('components/IconButton')
  })
})
