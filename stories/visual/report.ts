import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { breakpointNames } from '@casino/tokens/breakpoints'
import { type ComparisonResult, isRed, type VisualRun } from './results.ts'
import { componentIdOf } from './shots.ts'

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escapeHtml = (value: string): string => value.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign)

const percent = (share: number): string => (share >= 0.0001 ? `${(share * 100).toFixed(2)} %` : share > 0 ? 'under 0.01 %' : 'not visible')
const maxWeight = (judgements: readonly ComparisonResult[]): number => Math.max(...judgements.map(sortWeight))
/** Broken and removed stories first, then changes by size, then new stories. */
const sortWeight = ({ status, share = 0 }: ComparisonResult): number =>
  ({ broken: 3, removed: 2, changed: 1 + share, new: 0, same: -1, skipped: -1 })[status]

function describeResult({ status, pixels, share = 0, note }: ComparisonResult): string {
  const what = status === 'changed' && pixels !== undefined ? `${pixels} px · ${percent(share)}` : status
  return escapeHtml(note ? `${what} · ${note}` : what)
}

/** A command that accepts what the filters show; the script adds the brand, breakpoint and mode that are chosen, a click copies it. */
const acceptHtml = (pattern: string, breakpoint?: string): string =>
  `<button type="button" class="accept" title="Copy" data-pattern="${escapeHtml(pattern)}" data-breakpoint="${breakpoint ?? ''}"><code>npm run visual -- --accept ${escapeHtml(pattern)}${breakpoint ? ` --breakpoint ${breakpoint}` : ''}</code></button>`

/** HTML of one screenshot's result: expected, actual and difference side by side, and a slider between the first two. */
function resultHtml(judgement: ComparisonResult): string {
  const { storyId, name, brand, breakpoint, mode, width, expected, actual, difference, status } = judgement
  const image = (label: string, file: string | undefined) =>
    file
      ? `<figure class="${label.toLowerCase()}"><figcaption>${label}</figcaption><a href="${escapeHtml(file)}"><img loading="lazy" src="${escapeHtml(file)}" alt="${label}: ${escapeHtml(name)}, ${brand}, ${width} px"></a></figure>`
      : ''
  const slider =
    expected && actual
      ? `<div class="over"><div class="pile"><img loading="lazy" src="${escapeHtml(actual)}" alt=""><img loading="lazy" class="top" src="${escapeHtml(expected)}" alt=""></div><label>Actual ← → expected <input type="range" min="0" max="100" value="50"></label></div>`
      : ''
  return `<article tabindex="-1" class="${status}" data-breakpoint="${breakpoint}" data-brand="${brand}" data-mode="${mode}" data-status="${status}">
<h4>${escapeHtml(name)} <span>${brand} · ${breakpoint} ${width} px${mode === 'normal' ? '' : ` · ${mode}`}</span></h4><p>${describeResult(judgement)} ${acceptHtml(storyId)}</p>
<div class="three">${image('Expected', expected)}${image('Actual', actual)}${image('Difference', difference)}</div>${slider}</article>`
}

function componentHtml(id: string, judgements: readonly ComparisonResult[]): string {
  const groups = breakpointNames
    .map((breakpoint) =>
      judgements.filter((judgement) => judgement.breakpoint === breakpoint).sort((a, b) => sortWeight(b) - sortWeight(a)),
    )
    .filter((group) => group.length > 0)
    .sort((a, b) => maxWeight(b) - maxWeight(a))
  const parts = groups.map(
    (group) =>
      `<section><h3>${group[0]?.breakpoint} · ${group[0]?.width} px ${acceptHtml(id, group[0]?.breakpoint)}</h3>${group.map(resultHtml).join('\n')}</section>`,
  )
  return `<section class="component" id="${escapeHtml(id)}"><h2>${escapeHtml(judgements[0]?.title ?? id)} <span>${judgements.length}</span></h2>
<p>${acceptHtml(id)}</p>${parts.join('\n')}</section>`
}

const selectHtml = (name: string, values: readonly string[]): string =>
  `<label>${name} <select name="${name}"><option value="">all</option>${values.map((value) => `<option>${value}</option>`).join('')}</select></label>`

/** The report as one HTML page that needs no server: by component, then by breakpoint, the largest change first. */
export function renderReport({ results, renderer, seconds, selection }: VisualRun): string {
  const shown = results.filter(isRed)
  const skipped = new Map(results.filter(({ status }) => status === 'skipped').map(({ storyId, note = '' }) => [storyId, note]))
  const groups = new Map<string, ComparisonResult[]>()
  for (const judgement of shown) {
    const id = componentIdOf(judgement.storyId)
    groups.set(id, [...(groups.get(id) ?? []), judgement])
  }
  const sorted = [...groups].sort(([, a], [, b]) => maxWeight(b) - maxWeight(a))
  const of = (key: 'breakpoint' | 'brand' | 'mode' | 'status') => [...new Set(shown.map((judgement) => judgement[key]))].sort()
  const asset = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8')
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Visual differences: ${shown.length}</title><style>${asset('report.css')}</style></head>
<body data-view="three"><header><h1>${shown.length === 0 ? 'No differences' : `${shown.length} of ${results.length} screenshots`}</h1>
<p>${escapeHtml(selection)} · ${seconds.toFixed(0)} s · Chromium ${escapeHtml(renderer)}</p>
<form>${selectHtml(
    'breakpoint',
    breakpointNames.filter((name) => of('breakpoint').includes(name)),
  )}${selectHtml('brand', of('brand'))}${selectHtml('mode', of('mode'))}${selectHtml('status', of('status'))}
<fieldset><legend>View</legend><label><input type="radio" name="view" value="three" checked> side by side <kbd>1</kbd></label><label><input type="radio" name="view" value="over"> slider <kbd>2</kbd></label><label><input type="radio" name="view" value="difference"> difference <kbd>3</kbd></label></fieldset></form>
<p><kbd>j</kbd> next, <kbd>k</kbd> previous, <kbd>←</kbd> <kbd>→</kbd> move a slider</p></header>
<nav aria-label="Components"><ol>${sorted.map(([id, list]) => `<li><a href="#${escapeHtml(id)}">${escapeHtml(list[0]?.title ?? id)} <span>${list.length}</span></a></li>`).join('')}</ol></nav>
<main>${sorted.map(([id, list]) => componentHtml(id, list)).join('\n')}
${skipped.size > 0 ? `<section><h2>Skipped with a reason</h2><dl>${[...skipped].map(([id, reason]) => `<dt>${escapeHtml(id)}</dt><dd>${escapeHtml(reason)}</dd>`).join('')}</dl></section>` : ''}</main>
<script>${asset('report.js')}</script></body></html>`
}

export function writeReport(run: VisualRun, folder: string): void {
  writeFileSync(join(folder, 'index.html'), renderReport(run))
}
