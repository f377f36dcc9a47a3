// `npm run lint:design`: checks the components, patterns and icons, then verifies on fixtures that every rule can fail.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findViolations } from './lib/designRules.mjs'

const root = fileURLToPath(new URL('../../', import.meta.url))
const fixture = join(root, 'app/scripts/design.fixture')

const sources = ['components', 'patterns', 'icons'].flatMap((layer) =>
  readdirSync(join(root, 'design-system', layer), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:tsx|css\.ts)$/.test(file) && !/\.test\.tsx$/.test(file))
    .map((file) => `design-system/${layer}/${file}`)
    .sort(),
)
const violations = sources.flatMap((file) =>
  findViolations(file, readFileSync(join(root, file), 'utf8')).map((breach) => ({ file, ...breach })),
)
for (const { file, line, rule, text } of violations) console.error(`${file}:${line} ${rule}: ${text}`)

let expectedCount = 0
let missed = 0
for (const file of readdirSync(fixture)) {
  const content = readFileSync(join(fixture, file), 'utf8')
  const found = findViolations(file, content).map(({ line, rule }) => `${line} ${rule}`)
  const expected = content
    .split('\n')
    .flatMap((text, index) => [...text.matchAll(/red: ([a-z ]+?) \*\//g)].map(([, rule]) => `${index + 1} ${rule}`))
  const wrong = [...expected.filter((breach) => !found.includes(breach)), ...found.filter((breach) => !expected.includes(breach))]
  for (const breach of wrong)
    console.error(`design.fixture/${file}: line ${breach} ${expected.includes(breach) ? 'was not reported' : 'should pass'}`)
  expectedCount += expected.length
  missed += wrong.length
}
console.info(
  `design rules: ${sources.length} files, ${violations.length} violations; fixture: ${expectedCount - missed} of ${expectedCount} lines reported as expected`,
)
if (sources.length === 0 || violations.length > 0 || missed > 0 || expectedCount === 0) process.exitCode = 1
