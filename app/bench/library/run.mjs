// `npm run bench:library`: compares a page of this design system with the same page in plain React, measured alternately in one run.
// The page: a header, 96 tiles, a form, a dialog. Both versions must have the same elements and texts.
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { fileURLToPath } from 'node:url'
import { ensureInstalled } from '../../scripts/lib/install.mjs'

ensureInstalled()
process.env.NODE_ENV = 'production' // React selects its build by it on import
const root = fileURLToPath(new URL('../../..', import.meta.url))
if (!existsSync(new URL('../../../tokens/generated/tokens.css', import.meta.url)))
  execFileSync('npm', ['run', '-s', 'tokens'], { cwd: root })

const { kB, median } = await import('../table.mjs')
const { buildPage } = await import('./build.mjs')
const { measureRendering } = await import('./rendering.mjs')
const { measureVisits } = await import('./visit.mjs')

const rounds = Number(process.argv[2] ?? 31)
const ours = await buildPage('ours')
const plain = await buildPage('plain')

const elements = (markup) => markup.replace(/<!--.*?-->/gs, '').match(/<\/?[a-z][a-z0-9]*/g)
const texts = (markup) => markup.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')
const [ourMarkup, plainMarkup] = [ours.render(), plain.render()]
if (elements(ourMarkup).join() !== elements(plainMarkup).join()) throw new Error('the two pages have different elements')
if (texts(ourMarkup) !== texts(plainMarkup)) throw new Error('the two pages have different texts')

const renderTimes = measureRendering(ours.render, plain.render)
const visits = await measureVisits(ours, plain, rounds)

const ms = (number) => `${number.toFixed(number < 10 ? 2 : 1)} ms`
const rows = [
  { what: 'script, brotli', ours: ours.script, plain: plain.script, show: kB, bound: 1.4 },
  { what: '  initial load', ours: ours.firstView.script, plain: plain.firstView.script, show: kB },
  { what: 'CSS, gzip', ours: ours.css, plain: plain.css, show: kB, bound: 3 },
  { what: '  initial load', ours: ours.firstView.css, plain: plain.firstView.css, show: kB },
  { what: 'server render, warm', ours: median(renderTimes.ours), plain: median(renderTimes.plain), show: ms, bound: 2 },
  ...[
    ['hydration, 4 × throttled', 'hydration', ms, 1.2],
    ['dialog, first open', 'dialog', ms, 1.6],
    ['typing 10 characters', 'typing', ms, 1.4],
    ['heap after the visit', 'heap', kB, 1.35],
  ].map(([what, key, show, bound]) => {
    const of = (side) => median(visits[side].map((visit) => visit[key]))
    return { what, ours: of('ours'), plain: of('plain'), show, bound }
  }),
]

const elementCount = ourMarkup.match(/<[a-z]/g).length
console.info(
  `\nThe same page of ${elementCount} elements: this design system and plain React (medians of ${rounds} visits and ${renderTimes.ours.length} × 5 renderings, alternating)`,
)
console.info(`  ${''.padEnd(24)}${'ours'.padStart(12)}${'plain'.padStart(12)}${'ratio'.padStart(9)}   at most`)
for (const row of rows) {
  const ratio = row.ours / row.plain
  const verdict = row.bound === undefined ? '' : `${row.bound.toFixed(2)}${ratio > row.bound ? '  exceeded' : ''}`
  console.info(
    `  ${row.what.padEnd(24)}${row.show(row.ours).padStart(12)}${row.show(row.plain).padStart(12)}${ratio.toFixed(2).padStart(9)}   ${verdict}`,
  )
}
console.info(
  `\n${cpus().length} cores, 1-minute load average ${loadavg()[0].toFixed(1)}, Node ${process.version}, Chromium ${visits.version}`,
)
