// `npm run lint:boundaries`: checks the imports between the layers and the public face of the features, and that no server
// loads a style, then verifies on a fixture of forbidden imports that every rule can fail.
import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { cruise } from 'dependency-cruiser'
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config'
import { loadedStyles, markedRules, unusedExports } from './lib/boundaries.mjs'

const require = createRequire(import.meta.url)
const rules = require('../../.dependency-cruiser.cjs')
const layers = ['tokens', 'design-system', 'features', 'app', 'stories', '.storybook']
const fixture = 'app/scripts/boundaries.fixture'

async function check(paths, exclude) {
  const options = { ...rules.options, ruleSet: { forbidden: rules.forbidden }, validate: true }
  if (exclude) options.exclude = { path: `${rules.options.exclude.path}|${exclude}` }
  const { output } = await cruise(paths, options, rules.options.enhancedResolveOptions, { tsConfig: extractTSConfig('tsconfig.json') })
  return output
}

const source = await check(layers, 'app/scripts/[^/]+\\.fixture/')
const { totalCruised, violations } = source.summary
// with a TypeScript version that has no JS API, dependency-cruiser finds no module and passes
if (totalCruised === 0) throw new Error('no module was cruised')
const reasons = new Map(rules.forbidden.map(({ name, comment }) => [name, comment]))
for (const { rule, from, to } of violations) console.error(`${rule.name}: ${from} → ${to} (${reasons.get(rule.name)})`)

const servers = /^(?:app\/scripts\/boundaries\.fixture\/)?app\/(site\/server|platform)\//
const styles = loadedStyles(servers, source.modules)
for (const chain of styles) console.error(`servers-load-no-style: ${chain.join(' → ')} (Node loads the servers without a bundler)`)

const { exports } = require('../../features/package.json')
const pages = readdirSync('stories', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.mdx'))
const unused = unusedExports(exports, source.modules, pages.map((file) => readFileSync(`stories/${file}`, 'utf8')).join('\n'))
for (const name of unused) console.error(`public-face: features/package.json exports ${name}, which nothing outside features imports`)

const bad = await check([fixture])
const found = new Set([
  ...bad.summary.violations.map(({ rule, from }) => `${from} ${rule.name}`),
  ...loadedStyles(servers, bad.modules).map(([from]) => `${from} servers-load-no-style`),
])
const names = [...rules.forbidden.map(({ name }) => name), 'servers-load-no-style']
const marked = new Set(bad.modules.filter(({ source }) => source.startsWith(fixture)).flatMap(({ source }) => markedRules(source)))
const wrong = [
  ...[...marked].filter((violation) => !found.has(violation)).map((violation) => `${violation} is not found`),
  ...[...found].filter((violation) => !marked.has(violation)).map((violation) => `${violation} is not marked`),
  ...names.filter((name) => ![...marked].some((violation) => violation.endsWith(` ${name}`))).map((name) => `${name} has no line`),
]
for (const problem of wrong) console.error(`fixture: ${problem}`)

console.info(
  `boundaries: ${totalCruised} modules, ${violations.length + styles.length} violations, ${unused.length} unused exports of features; ` +
    `fixture: ${names.length} rules, ${marked.size} violations as expected`,
)
if (violations.length + styles.length + unused.length + wrong.length > 0) process.exitCode = 1
