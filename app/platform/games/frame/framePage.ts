import { formatKrShort, ore } from '@casino/features/format/money'
import { Html, html } from '../../pages/html.ts'
import { backgrounds } from '../art/backgrounds/index.ts'
import { emblems, isMotif } from '../art/emblems/index.ts'
import { inkOf } from '../art/emblems/ink.ts'
import { outlineText } from '../art/glyphs.ts'
import { findPalette, type Palette } from '../art/palettes.ts'
import { seededRandom } from '../art/random.ts'
import type { CatalogueGame } from '../catalogue/catalogueGame.ts'
import { nouns } from '../catalogue/nouns.ts'
import { slotSymbols } from '../catalogue/slotSymbols.ts'
import { paylines, scatterSymbol, wildSymbol } from '../engines/slotModel.ts'
import type { FrameAsset } from './assets.ts'
import { findSlotModel } from './drawOutcome.ts'
import type { FrameConfig } from './frameApi.ts'

interface FramePageOptions {
  game: CatalogueGame
  texts: Readonly<Record<string, string>>
  /** Danish error texts, by error code. */
  errors: Readonly<Record<string, string>>
  allowedOrigins: readonly string[]
  gapMs: number
  nonce: string
  assets: ReadonlyMap<string, FrameAsset>
}

/** Renders the HTML of the game frame: everything that does not depend on the session. */
export function renderFramePage({ game, texts, errors, allowedOrigins, gapMs, nonce, assets }: FramePageOptions): string {
  const colors = findPalette(game.design.palette)
  const t = (key: string, values: Readonly<Record<string, string | number>> = {}): string =>
    interpolate(texts[key] ?? throwMissing(key), values)
  const slot = game.engine.type === 'slot' ? findSlotModel(game.engine.model) : null
  const config: FrameConfig = {
    id: game.id,
    name: game.name,
    engine: game.engine.type,
    stakes: game.stakes,
    paylines: slot ? paylines.slice(0, slot.lines) : [],
    symbols: slot ? symbolNames(game, t) : [],
    gapMs,
    allowedOrigins,
    texts: { ...texts, ...errors },
  }
  const url = (name: string): string => assets.get(name)?.url ?? throwMissing(name)
  return html`<!doctype html>
<html lang="da" data-engine="${game.engine.type}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="robots" content="noindex">
<title>${game.name}</title>
<link rel="icon" href="data:,">
<link rel="preload" as="font" type="font/woff2" href="${url('display.woff2')}" crossorigin>
<style nonce="${nonce}">${new Html(fontFaces(url('display.woff2'), url('text.woff2')) + paletteVariables(colors))}</style>
<link rel="stylesheet" href="${url('frame.css')}">
</head>
<body>
${new Html(renderBackdrop(game, colors))}
${slot ? new Html(renderSymbolSprite(game, colors)) : null}
<section class="bar" aria-label="${t('title_bar')}"><h1>${game.name}</h1><button type="button" class="quiet" id="rules-open" aria-haspopup="dialog">${t('rules_short')}</button></section>
<main aria-label="${game.name}">
<div class="field" id="field"></div>
<p class="result" id="result" role="status">${t('loading')}</p>
</main>
<form class="controls" id="controls" aria-label="${t('controls')}">
<div class="purse"><span id="purse-label">${t('balance')}</span><strong id="purse">–</strong><small id="purse-note"></small></div>
<div class="stake" role="group" aria-labelledby="stake-label"><span id="stake-label">${t(game.engine.type === 'roulette' ? 'chip' : 'stake')}</span>
<button type="button" id="lower" aria-label="${t(game.engine.type === 'roulette' ? 'chip_lower' : 'stake_lower')}"><span aria-hidden="true">−</span></button><output id="stake" aria-live="polite">${formatKrShort(ore(game.stakes[0]))}</output><button type="button" id="raise" aria-label="${t(game.engine.type === 'roulette' ? 'chip_raise' : 'stake_raise')}"><span aria-hidden="true">+</span></button></div>
<label class="spins" id="spins" hidden><input type="checkbox" id="use-spins" checked><span><b id="spins-left"></b></span></label>
<button type="submit" class="go" id="go" aria-disabled="true"><span class="gap" id="gap"></span><span id="go-text">${t('spin')}</span></button>
</form>
<dialog id="rules" aria-labelledby="rules-title"><h2 id="rules-title">${t('rules')}</h2><div class="prose" tabindex="0" role="region" aria-labelledby="rules-title">${new Html(renderRules(game, t))}</div><form method="dialog"><button class="plain">${t('close')}</button></form></dialog>
<dialog id="notice" aria-labelledby="notice-title" aria-describedby="notice-text"><h2 id="notice-title" tabindex="-1"></h2><p id="notice-text"></p><div class="actions" id="notice-actions"></div></dialog>
<script type="application/json" id="game">${new Html(JSON.stringify(config).replace(/</g, '\\u003c'))}</script>
<script type="module" nonce="${nonce}" src="${url('frame.js')}"></script>
</body>
</html>`.markup
}

const interpolate = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''))

function throwMissing(key: string): never {
  throw new Error(`the game frame has no text or asset "${key}"`)
}

const fontFaces = (display: string, text: string): string =>
  `@font-face{font-family:Display;src:url(${display}) format('woff2');font-weight:200 800;font-display:swap}@font-face{font-family:Text;src:url(${text}) format('woff2');font-weight:400 700;font-display:swap}`

function paletteVariables(c: Palette): string {
  const action = c.light ? c.silhouette : c.accent
  const onAction = c.light ? c.ground : c.opposite
  return `:root{color-scheme:${c.light ? 'light' : 'dark'};--ground:${c.ground};--tone:${c.tone};--haze:${c.haze};--mid:${c.mid};--accent:${c.accent};--ink:${c.silhouette};--cut:${c.opposite};--action:${action};--on-action:${onAction}}`
}

/** The poster's background pattern, behind the game. */
function renderBackdrop({ design }: CatalogueGame, colors: Palette): string {
  const [width, height] = [960, 720]
  const drawn = backgrounds[design.background]({
    width,
    height,
    x: 480,
    y: 330,
    from: 60,
    to: height,
    colors,
    random: seededRandom(design.seed),
  })
  return `<svg class="stage" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice" aria-hidden="true"><rect width="${width}" height="${height}" fill="${colors.ground}"/>${drawn}</svg>`
}

/** SVG sprite of the nine symbols. Wild and scatter have a label. */
function renderSymbolSprite({ design }: CatalogueGame, colors: Palette): string {
  const symbols = slotSymbols(design.emblem, design.seed).map((name, i) => {
    const label = i === wildSymbol ? renderSymbolLabel('WILD', colors) : i === scatterSymbol ? renderSymbolLabel('SCATTER', colors) : ''
    return `<symbol id="s${i}" viewBox="-104 -104 208 208">${emblems[name](inkOf(colors))}${label}</symbol>`
  })
  return `<svg class="sprite" aria-hidden="true">${symbols.join('')}</svg>`
}

function renderSymbolLabel(word: string, colors: Palette): string {
  const { path, width } = outlineText(word)
  const scale = Math.min(0.05, 150 / width)
  return `<rect x="-98" y="42" width="196" height="54" rx="10" fill="${colors.silhouette}"/><path transform="translate(${(-(width * scale) / 2).toFixed(1)} ${(69 + 355 * scale).toFixed(1)}) scale(${scale.toFixed(4)})" d="${path}" fill="${colors.light ? colors.opposite : colors.ground}"/>`
}

type TextLookup = (key: string, values?: Readonly<Record<string, string | number>>) => string

const symbolNames = ({ design }: CatalogueGame, t: TextLookup): string[] =>
  slotSymbols(design.emblem, design.seed).map((name, i) =>
    i === wildSymbol ? t('wild') : i === scatterSymbol ? t('scatter') : isMotif(name) ? nouns[name].indefinite : name,
  )

function renderRules(game: CatalogueGame, t: TextLookup): string {
  const p = (text: string): string => html`<p>${text}</p>`.markup
  const rtp = p(t('rtp_note', { rtp: game.rtp.toLocaleString('da-DK', { minimumFractionDigits: 2 }) }))
  const common = rtp + p(t('gap_note', { seconds: 3 })) + p(t('fair_note'))
  if (game.engine.type !== 'slot') return p(t(game.engine.type === 'roulette' ? 'roulette_note' : 'high_card_note')) + common
  const model = findSlotModel(game.engine.model)
  const names = symbolNames(game, t)
  const row = (i: number, label: string, pays: readonly number[]): string =>
    html`<tr><th scope="row"><svg aria-hidden="true"><use href="#s${i}"/></svg><span class="hidden">${label}</span></th>${pays.map((pay) => html`<td>${pay.toLocaleString('da-DK')}</td>`)}</tr>`
      .markup
  const table = names.map((label, i) => row(i, label, i === scatterSymbol ? model.scatterPays : (model.paytable[i] ?? []))).join('')
  return (
    `<table><caption>${t('paytable')}</caption><thead><tr><th scope="col">${t('symbol')}</th><th scope="col">3</th><th scope="col">4</th><th scope="col">5</th></tr></thead><tbody>${table}</tbody></table>` +
    p(t('paytable_note', { lines: model.lines })) +
    p(t('scatter_note')) +
    p(t('wild_note')) +
    p(t('line_note', { lines: model.lines })) +
    (game.jackpot ? p(t('jackpot_note')) : '') +
    common
  )
}
