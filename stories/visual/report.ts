import { readFileSync } from 'node:fs'
import { breakpointNames } from '@casino/tokens/breakpoints'
import type { Baselines } from './baselines.ts'
import type { Rejections } from './rejections.ts'
import { type ComparisonResult, isRed, type VisualRun } from './results.ts'
import { componentIdOf, keyOf } from './shots.ts'

/** What reviewers have decided; a report without it shows no decision. */
export interface Decisions {
  baselines: Pick<Baselines, 'get'>
  rejections: Pick<Rejections, 'get'>
}

/** The decision on a result, and what was said of it. A refusal stays beside a picture that has changed since, which waits for a decision. */
function decisionOf(result: ComparisonResult, decisions: Decisions | undefined): { decision?: 'accepted' | 'rejected'; comment?: string } {
  const { fingerprint, status } = result
  const accepted = decisions?.baselines.get(keyOf(result))
  if (decisions && (status === 'removed' ? accepted === undefined : fingerprint && fingerprint === accepted))
    return { decision: 'accepted' }
  const rejection = decisions?.rejections.get(keyOf(result))
  if (!rejection) return {}
  return { comment: rejection.comment, ...(rejection.fingerprint === fingerprint && { decision: 'rejected' }) }
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
export const escapeHtml = (value: string): string => value.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign)

/** Broken and removed stories first, then changes by size, then new stories. */
const weightOf = ({ status, share = 0 }: ComparisonResult): number =>
  ({ broken: 3, unstable: 3, removed: 2, changed: 1 + share, new: 0, same: -1, skipped: -1 })[status]

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

const decideHtml = `<button type="button" name="accept">Accept</button> <button type="button" name="reject">Reject …</button>`

/** HTML of one screenshot's result: expected, actual and difference side by side, and a slider between the first two. */
function resultHtml(result: ComparisonResult, decisions: Decisions | undefined): string {
  const { name, brand, breakpoint, mode, width, status, note, expected, actual, difference, pixels, share = 0, colours = '' } = result
  const { decision = '', comment = '' } = decisionOf(result, decisions)
  const imageOf = (file: string, alt = '') => `<img loading="lazy" src="${escapeHtml(file)}" alt="${alt}">`
  const figures = Object.entries({ Expected: expected, Actual: actual, Difference: difference }).map(([label, file]) =>
    file ? `<figure><figcaption>${label}</figcaption><a href="${escapeHtml(file)}">${imageOf(file, label)}</a></figure>` : '',
  )
  const slider =
    expected && actual
      ? `<details><summary>Slider</summary>Actual <input type="range" aria-label="Share of the expected picture"> expected<div class="pile">${imageOf(actual)}${imageOf(expected)}</div></details>`
      : ''
  const words = [pixels === undefined ? status : `${pixels} px · ${(share * 100).toFixed(2)} %`, ...(note ? [note] : [])].join(' · ')
  const filters = { breakpoint, brand, mode, status, colours, decision: decision || 'open' }
  const data = Object.entries({ key: keyOf(result), ...filters }).map(([key, value]) => ` data-${key}="${escapeHtml(value)}"`)
  return `<article tabindex="-1"${data.join('')}>
<h4>${escapeHtml(name)} <span>${brand} · ${breakpoint} ${width} px${mode === 'normal' ? '' : ` · ${mode}`}</span></h4><p>${escapeHtml(words)} ${decideHtml} ${acceptPictureHtml(result)}</p><p class="decision">${escapeHtml(comment)}</p>
<div class="images">${figures.join('')}</div>${slider}</article>`
}

const componentHtml = ([id, results]: readonly [string, readonly ComparisonResult[]], decisions: Decisions | undefined): string =>
  `<section id="${escapeHtml(id)}"><h2>${escapeHtml(results[0]?.title ?? id)} <span>${results.length}</span></h2><p>${acceptComponentHtml(id)}</p>
${groupBy(results, ({ breakpoint, width }) => `${breakpoint} · ${width} px`)
  .map(([place, group]) => `<section><h3>${place}</h3>${group.map((result) => resultHtml(result, decisions)).join('\n')}</section>`)
  .join('\n')}</section>`

const selectHtml = (name: string, values: readonly string[]): string =>
  `<label>${name} <select name="${name}"><option value="">all</option>${values.map((value) => `<option>${escapeHtml(value)}</option>`).join('')}</select></label>`

/** Changes of colour that several pictures share, the most frequent first: most probably one rule made them all. */
function sharedChanges(results: readonly ComparisonResult[]): string[] {
  const counts = new Map<string, number>()
  for (const { colours } of results) if (colours) counts.set(colours, (counts.get(colours) ?? 0) + 1)
  return [...counts]
    .filter(([, count]) => count > 1)
    .sort(([, a], [, b]) => b - a)
    .map(([colours]) => colours)
}

/**
 * The report as one HTML page: by component, then by breakpoint, the largest change first. As a `file` it needs no server and decides
 * nothing; for `review`, it sends decisions to the server that it comes from.
 */
export function renderReport(
  { results, renderer, seconds, selection }: VisualRun,
  decisions?: Decisions,
  use: 'file' | 'review' = 'file',
): string {
  const shown = results.filter(isRed).sort((a, b) => weightOf(b) - weightOf(a))
  const skipped = new Map(results.filter(({ status }) => status === 'skipped').map(({ storyId, note = '' }) => [storyId, note]))
  const components = groupBy(shown, ({ storyId }) => componentIdOf(storyId))
  const of = (key: 'breakpoint' | 'brand' | 'mode' | 'status') => [...new Set(shown.map((result) => result[key]))].sort()
  const asset = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8')
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Visual differences: ${shown.length}</title><style>${asset('report.css')}</style></head>
<body data-use="${use}"><header><h1>${shown.length === 0 ? 'No differences' : `${shown.length} of ${results.length} screenshots`}</h1>
<p>${escapeHtml(selection)} · ${seconds.toFixed(0)} s · Chromium ${escapeHtml(renderer)} · <kbd>j</kbd> next, <kbd>k</kbd> previous<span class="review">, <kbd>a</kbd> accept, <kbd>r</kbd> reject</span></p>
<form>${selectHtml(
    'breakpoint',
    breakpointNames.filter((name) => of('breakpoint').includes(name)),
  )}${selectHtml('brand', of('brand'))}${selectHtml('mode', of('mode'))}${selectHtml('status', of('status'))}${selectHtml('decision', ['open', 'accepted', 'rejected'])}${selectHtml('colours', sharedChanges(shown))}<button type="button" name="accept-shown" class="review">Accept all shown</button> <output></output></form></header>
<nav aria-label="Components"><ul>${components.map(([id, list]) => `<li><a href="#${escapeHtml(id)}">${escapeHtml(list[0]?.title ?? id)}</a> <span>${list.length}</span></li>`).join('')}</ul></nav>
<main>${components.map((component) => componentHtml(component, decisions)).join('\n')}
${skipped.size > 0 ? `<section><h2>Skipped with a reason</h2><dl>${[...skipped].map(([id, reason]) => `<dt>${escapeHtml(id)}</dt><dd>${escapeHtml(reason)}</dd>`).join('')}</dl></section>` : ''}</main>
<script>${asset('report.js')}</script></body></html>`
}
