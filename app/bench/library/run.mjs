// `npm run bench:library [-- visits]`: compares a page of this design system with the same page in plain React, measured alternately in one
// run. The page: a menu, 96 tiles with button and favourite, a deposit form, a dialog. Both versions must have the same elements and texts.
// Exits with 1 when a bound is exceeded.
import { execFileSync } from 'node:child_process'
import { cpus, loadavg } from 'node:os'
import { fileURLToPath } from 'node:url'
import { ensureInstalled } from '../../scripts/lib/install.mjs'

const rounds = Number(process.argv[2] ?? 31)
if (!Number.isInteger(rounds) || rounds < 1) {
  console.error('usage: npm run bench:library [-- visits]   (a whole number, 31 by default)')
  process.exit(1)
}
ensureInstalled()
process.env.NODE_ENV = 'production' // React selects its build by it on import
execFileSync('npm', ['run', '-s', 'tokens'], { cwd: fileURLToPath(new URL('../../..', import.meta.url)) })

const { kB, median } = await import('../table.mjs')
const { buildPage } = await import('./build.mjs')
const { measureRendering } = await import('./rendering.mjs')
const { measureVisits } = await import('./visit.mjs')

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
const sizes = (ofOurs, ofPlain) => ({ ours: ofOurs, plain: ofPlain, ratio: ofOurs / ofPlain })
/** Medians, and the median of the ratios of neighbouring measurements: load that changes during the run affects both of a pair alike. */
const medians = (ofOurs, ofPlain) => ({
  ours: median(ofOurs),
  plain: median(ofPlain),
  ratio: median(ofOurs.map((measured, round) => measured / ofPlain[round])),
})
/** `bound`: highest ratio to the plain page; `most`: highest value of ours. */
const rows = [
  { what: 'script, brotli', ...sizes(ours.script, plain.script), show: kB, bound: 1.4 },
  { what: '  initial load', ...sizes(ours.firstView.script, plain.firstView.script), show: kB },
  { what: 'CSS, gzip', ...sizes(ours.css, plain.css), show: kB, bound: 3 },
  { what: '  initial load', ...sizes(ours.firstView.css, plain.firstView.css), show: kB, most: 5000 },
  { what: 'server render, warm', ...medians(renderTimes.ours, renderTimes.plain), show: ms, bound: 2 },
  ...[
    ['hydration', 'hydration', ms, 1.2],
    ['dialog, first opening', 'firstOpening', ms, 1.6],
    ['dialog, opened again', 'openingAgain', ms, 1.3],
    ['favourite toggled', 'favourite', ms, 1.4],
    ['typing 10 characters', 'typing', ms, 1.3],
    ['worst interaction', 'interaction', ms, 1.4],
    ['heap after the visit', 'heap', kB, 1.35],
  ].map(([what, key, show, bound]) => {
    const of = (side) => visits[side].map((visit) => visit[key])
    return { what, ...medians(of('ours'), of('plain')), show, bound }
  }),
]

const elementCount = ourMarkup.match(/<[a-z]/g).length
console.info(
  `\nThe same page of ${elementCount} elements: this design system and plain React (medians of ${rounds} visits on a CPU slowed four times and ${renderTimes.ours.length} × 5 renderings, alternating; their ratios are medians of the ratios of neighbours)`,
)
console.info(`  ${''.padEnd(24)}${'ours'.padStart(12)}${'plain'.padStart(12)}${'ratio'.padStart(9)}   at most`)
for (const row of rows) {
  const exceeded = row.ratio > row.bound || row.ours > row.most
  const bound = row.most === undefined ? row.bound?.toFixed(2) : row.show(row.most)
  console.info(
    `  ${row.what.padEnd(24)}${row.show(row.ours).padStart(12)}${row.show(row.plain).padStart(12)}${row.ratio.toFixed(2).padStart(9)}   ${bound ?? ''}${exceeded ? '  exceeded' : ''}`,
  )
  if (exceeded) process.exitCode = 1
}
console.info(
  `\n${cpus().length} cores, 1-minute load average ${loadavg()[0].toFixed(1)}, Node ${process.version}, Chromium ${visits.version}`,
)
