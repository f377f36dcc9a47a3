// Checks the imports between the layers, then verifies on a fixture of forbidden imports that the rules can fail.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { cruise } from 'dependency-cruiser'
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config'

const rules = createRequire(import.meta.url)('../../.dependency-cruiser.cjs')
const layers = ['tokens', 'design-system', 'features', 'app', 'stories', '.storybook']
const fixture = 'app/scripts/boundaries.fixture'

async function check(paths, exclude) {
  const options = { ...rules.options, ruleSet: { forbidden: rules.forbidden }, validate: true }
  if (exclude) options.exclude = { path: `${rules.options.exclude.path}|${exclude}` }
  const { output } = await cruise(paths, options, rules.options.enhancedResolveOptions, { tsConfig: extractTSConfig('tsconfig.json') })
  return output.summary
}

const source = await check(layers, fixture)
// with a TypeScript version that has no JS API, dependency-cruiser finds no module and passes
if (source.totalCruised === 0) throw new Error('no module was cruised')
for (const { rule, from, to } of source.violations) console.error(`${rule.name}: ${from} → ${to}`)

const bad = await check([fixture])
const caught = new Set(bad.violations.map(({ rule }) => rule.name))
const expected = readFileSync(new URL('./boundaries.fixture/expected.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n')
const missed = expected.filter((name) => !caught.has(name))
for (const name of missed) console.error(`the fixture does not violate ${name}`)

console.info(
  `boundaries: ${source.totalCruised} modules, ${source.violations.length} violations; fixture: ${expected.length - missed.length} of ${expected.length} rules violated as expected`,
)
if (source.violations.length > 0 || missed.length > 0) process.exitCode = 1
