import { readFileSync } from 'node:fs'
import { breakpointNames } from '@casino/tokens/breakpoints'
import { type ComparisonResult, isRed, type VisualRun } from './results.ts'
import { componentIdOf } from './shots.ts'

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escapeHtml = (value: string): string => value.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign)

/** Broken and removed stories first, then changes by size, then new stories. */
const weightOf = ({ status, share = 0 }: ComparisonResult): number =>
  ({ broken: 3, removed: 2, changed: 1 + share, new: 0, same: -1, skipped: -1 })[status]

/** Groups results; the group with the heaviest result comes first. */
function groupBy(results: readonly ComparisonResult[], keyOf: (result: ComparisonResult) => string): [string, ComparisonResult[]][] {
  const groups = new Map<string, ComparisonResult[]>()
  for (const result of results) groups.set(keyOf(result), [...(groups.get(keyOf(result)) ?? []), result])
  const heaviest = (group: readonly ComparisonResult[]) => Math.max(...group.map(weightOf))
  return [...groups].sort(([, a], [, b]) => heaviest(b) - heaviest(a))
}

/** A command that accepts pictures; a click copies it. */
const acceptHtml = (selection: string, attributes = ''): string =>
  `<button type="button" title="Copy"${attributes}><code>npm run visual -- --accept ${escapeHtml(selection)}</code></button>`

/** Accepts a component; the script adds the filters that are chosen. */
const acceptComponentHtml = (id: string): string => acceptHtml(id, ` data-pattern="${escapeHtml(id)}"`)

/** Accepts exactly one picture. */
const acceptPictureHtml = ({
  storyId,
  brand,
  breakpoint,
  mode,
}: Pick<ComparisonResult, 'storyId' | 'brand' | 'breakpoint' | 'mode'>): string =>
  acceptHtml(`${storyId} --brand ${brand} --breakpoint ${breakpoint} --mode ${mode}`)

/** HTML of one screenshot's result: expected, actual and difference side by side, and a slider between the first two. */
function resultHtml(result: ComparisonResult): string {
  const { name, brand, breakpoint, mode, width, status, note, expected, actual, difference, pixels, share = 0 } = result
  const imageOf = (file: string, alt = '') => `<img loading="lazy" src="${escapeHtml(file)}" alt="${alt}">`
  const figures = Object.entries({ Expected: expected, Actual: actual, Difference: difference }).map(([label, file]) =>
    file ? `<figure><figcaption>${label}</figcaption><a href="${escapeHtml(file)}">${imageOf(file, label)}</a></figure>` : '',
  )
  const slider =
    expected && actual
      ? `<details><summary>Slider</summary>Actual <input type="range" aria-label="Share of the expected picture"> expected<div class="pile">${imageOf(actual)}${imageOf(expected)}</div></details>`
      : ''
  const words = [pixels === undefined ? status : `${pixels} px · ${(share * 100).toFixed(2)} %`, ...(note ? [note] : [])].join(' · ')
  return `<article tabindex="-1" data-breakpoint="${breakpoint}" data-brand="${brand}" data-mode="${mode}" data-status="${status}">
<h4>${escapeHtml(name)} <span>${brand} · ${breakpoint} ${width} px${mode === 'normal' ? '' : ` · ${mode}`}</span></h4><p>${escapeHtml(words)} ${acceptPictureHtml(result)}</p>
<div class="images">${figures.join('')}</div>${slider}</article>`
}

const componentHtml = ([id, results]: readonly [string, readonly ComparisonResult[]]): string =>
  `<section id="${escapeHtml(id)}"><h2>${escapeHtml(results[0]?.title ?? id)} <span>${results.length}</span></h2><p>${acceptComponentHtml(id)}</p>
${groupBy(results, ({ breakpoint, width }) => `${breakpoint} · ${width} px`)
  .map(([place, group]) => `<section><h3>${place}</h3>${group.map(resultHtml).join('\n')}</section>`)
  .join('\n')}</section>`

const selectHtml = (name: string, values: readonly string[]): string =>
  `<label>${name} <select name="${name}"><option value="">all</option>${values.map((value) => `<option>${value}</option>`).join('')}</select></label>`

/** The report as one HTML page that needs no server: by component, then by breakpoint, the largest change first. */
export function renderReport({ results, renderer, seconds, selection }: VisualRun): string {
  const shown = results.filter(isRed).sort((a, b) => weightOf(b) - weightOf(a))
  const skipped = new Map(results.filter(({ status }) => status === 'skipped').map(({ storyId, note = '' }) => [storyId, note]))
  const components = groupBy(shown, ({ storyId }) => componentIdOf(storyId))
  const of = (key: 'breakpoint' | 'brand' | 'mode' | 'status') => [...new Set(shown.map((result) => result[key]))].sort()
  const asset = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8')
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Visual differences: ${shown.length}</title><style>${asset('report.css')}</style></head>
<body><header><h1>${shown.length === 0 ? 'No differences' : `${shown.length} of ${results.length} screenshots`}</h1>
<p>${escapeHtml(selection)} · ${seconds.toFixed(0)} s · Chromium ${escapeHtml(renderer)} · <kbd>j</kbd> next, <kbd>k</kbd> previous</p>
<form>${selectHtml(
    'breakpoint',
    breakpointNames.filter((name) => of('breakpoint').includes(name)),
  )}${selectHtml('brand', of('brand'))}${selectHtml('mode', of('mode'))}${selectHtml('status', of('status'))}</form></header>
<nav aria-label="Components"><ul>${components.map(([id, list]) => `<li><a href="#${escapeHtml(id)}">${escapeHtml(list[0]?.title ?? id)}</a> <span>${list.length}</span></li>`).join('')}</ul></nav>
<main>${components.map(componentHtml).join('\n')}
${skipped.size > 0 ? `<section><h2>Skipped with a reason</h2><dl>${[...skipped].map(([id, reason]) => `<dt>${escapeHtml(id)}</dt><dd>${escapeHtml(reason)}</dd>`).join('')}</dl></section>` : ''}</main>
<script>${asset('report.js')}</script></body></html>`
}
