import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { breakpointNames } from '@casino/tokens/breakpoints'
import { componentOf } from './plan.ts'
import type { Judgement, Run } from './run.ts'

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const text = (value: string): string => value.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign)

const percent = (share: number): string =>
  share >= 0.0001 ? `${(share * 100).toFixed(2)} %` : share > 0 ? 'under 0.01 %' : 'not visible at the stored quality'
const worst = (judgements: readonly Judgement[]): number => Math.max(...judgements.map(weight))
/** Broken and removed stories first, then changes by size, then new stories. */
const weight = ({ status, share = 0 }: Judgement): number =>
  ({ broken: 3, removed: 2, changed: 1 + share, new: 0, same: -1, skipped: -1 })[status]

function size({ status, pixels = 0, share = 0, note }: Judgement): string {
  const what = status === 'changed' ? `${pixels} px · ${percent(share)}` : status
  return text(note ? `${what} · ${note}` : what)
}

/** HTML of one screenshot's result: expected, actual and difference side by side, and a slider between the first two. */
function entry(judgement: Judgement): string {
  const { storyId, name, brand, breakpoint, width, expected, actual, difference, status } = judgement
  const image = (label: string, file: string | undefined) =>
    file
      ? `<figure class="${label.toLowerCase()}"><figcaption>${label}</figcaption><a href="${text(file)}"><img loading="lazy" src="${text(file)}" alt="${label}: ${text(name)}, ${brand}, ${width} px"></a></figure>`
      : ''
  const slider =
    expected && actual
      ? `<div class="over"><div class="pile"><img loading="lazy" src="${text(actual)}" alt=""><img loading="lazy" class="top" src="${text(expected)}" alt=""></div><label>Actual ← → expected <input type="range" min="0" max="100" value="50"></label></div>`
      : ''
  return `<article tabindex="-1" class="${status}" data-breakpoint="${breakpoint}" data-brand="${brand}" data-status="${status}">
<h4>${text(name)} <span>${brand} · ${breakpoint} ${width} px</span></h4><p>${size(judgement)} · <code>npm run visual -- --accept ${text(storyId)}</code></p>
<div class="three">${image('Expected', expected)}${image('Actual', actual)}${image('Difference', difference)}</div>${slider}</article>`
}

function component(id: string, judgements: readonly Judgement[]): string {
  const groups = breakpointNames
    .map((breakpoint) => judgements.filter((judgement) => judgement.breakpoint === breakpoint).sort((a, b) => weight(b) - weight(a)))
    .filter((group) => group.length > 0)
    .sort((a, b) => worst(b) - worst(a))
  const parts = groups.map(
    (group) => `<section><h3>${group[0]?.breakpoint} · ${group[0]?.width} px</h3>${group.map(entry).join('\n')}</section>`,
  )
  return `<section class="component" id="${text(id)}"><h2>${text(judgements[0]?.title ?? id)} <span>${judgements.length}</span></h2>
<p><code>npm run visual -- --accept ${text(id)}</code></p>${parts.join('\n')}</section>`
}

const choice = (name: string, values: readonly string[]): string =>
  `<label>${name} <select name="${name}"><option value="">all</option>${values.map((value) => `<option>${value}</option>`).join('')}</select></label>`

/** The report as one HTML page that needs no server: by component, then by breakpoint, the largest change first. */
export function reportPage({ judgements, renderer, seconds, selection }: Run): string {
  const shown = judgements.filter(({ status }) => status !== 'same' && status !== 'skipped')
  const skipped = new Map(judgements.filter(({ status }) => status === 'skipped').map(({ storyId, note = '' }) => [storyId, note]))
  const groups = new Map<string, Judgement[]>()
  for (const judgement of shown) {
    const id = componentOf(judgement.storyId)
    groups.set(id, [...(groups.get(id) ?? []), judgement])
  }
  const sorted = [...groups].sort(([, a], [, b]) => worst(b) - worst(a))
  const of = (key: 'breakpoint' | 'brand' | 'status') => [...new Set(shown.map((judgement) => judgement[key]))].sort()
  const asset = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8')
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Visual differences: ${shown.length}</title><style>${asset('report.css')}</style></head>
<body data-view="three"><header><h1>${shown.length === 0 ? 'No differences' : `${shown.length} of ${judgements.length} screenshots`}</h1>
<p>${text(selection)} · ${seconds.toFixed(0)} s · Chromium ${text(renderer)}</p>
<form>${choice(
    'breakpoint',
    breakpointNames.filter((name) => of('breakpoint').includes(name)),
  )}${choice('brand', of('brand'))}${choice('status', of('status'))}
<fieldset><legend>View</legend><label><input type="radio" name="view" value="three" checked> side by side <kbd>1</kbd></label><label><input type="radio" name="view" value="over"> slider <kbd>2</kbd></label><label><input type="radio" name="view" value="difference"> difference <kbd>3</kbd></label></fieldset></form>
<p><kbd>j</kbd> next, <kbd>k</kbd> previous, <kbd>←</kbd> <kbd>→</kbd> move a slider</p></header>
<nav aria-label="Components"><ol>${sorted.map(([id, list]) => `<li><a href="#${text(id)}">${text(list[0]?.title ?? id)} <span>${list.length}</span></a></li>`).join('')}</ol></nav>
<main>${sorted.map(([id, list]) => component(id, list)).join('\n')}
${skipped.size > 0 ? `<section><h2>Skipped with a reason</h2><dl>${[...skipped].map(([id, reason]) => `<dt>${text(id)}</dt><dd>${text(reason)}</dd>`).join('')}</dl></section>` : ''}</main>
<script>${asset('report.js')}</script></body></html>`
}

export function writeReport(run: Run, folder: string): void {
  writeFileSync(join(folder, 'index.html'), reportPage(run))
}
