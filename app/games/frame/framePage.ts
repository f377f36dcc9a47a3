import { formatKrShort, ore } from '@casino/features/format/money'
import { Html, html } from '@casino/shared/html'
import { drawLivePortrait } from '../art/liveArtwork.ts'
import { findPalette } from '../art/palettes.ts'
import type { CatalogueGame } from '../catalogue/catalogueGame.ts'
import { findSlotModel } from '../engines/slots/findSlotModel.ts'
import { liveTableOf } from '../live/liveTable.ts'
import type { FrameAsset } from './assets.ts'
import { hasTableBets } from './drawOutcome.ts'
import { renderBackdrop, renderSymbolSprite } from './frameArtwork.ts'
import { renderRules } from './frameRules.ts'
import type { FrameTextLookup } from './frameTexts.ts'
import { embedJson, frameConfigOf, inlineStylesOf, textLookup, urlLookup } from './pageParts.ts'

interface FramePageOptions {
  game: CatalogueGame
  texts: Readonly<Record<string, string>>
  /** Danish error texts, by error code. */
  errors: Readonly<Record<string, string>>
  allowedOrigins: readonly string[]
  gapMs: number
  assets: ReadonlyMap<string, FrameAsset>
}

/** Renders the HTML of the game frame: everything that does not depend on the session. */
export function renderFramePage({ game, texts, errors, allowedOrigins, gapMs, assets }: FramePageOptions): string {
  const colors = findPalette(game.design.palette)
  const t = textLookup(texts)
  const slot = game.engine.type === 'slot' ? findSlotModel(game.engine.model) : null
  const chips = hasTableBets(game)
  const config = frameConfigOf({ game, texts: { ...texts, ...errors }, allowedOrigins, t })
  const url = urlLookup(assets)
  return html`<!doctype html>
<html lang="da" data-engine="${game.engine.type}" data-kind="${game.kind}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="robots" content="noindex">
<title>${game.name}</title>
<link rel="icon" href="data:,">
<style>${new Html(inlineStylesOf(game))}</style>
<link rel="stylesheet" href="${url('frame.css')}">
<script type="module" src="${url(liveTableOf(game) ? 'live.js' : 'frame.js')}"></script>
</head>
<body>
${new Html(renderBackdrop(game, colors))}
${slot ? new Html(renderSymbolSprite(game, slot, colors)) : null}
<section class="bar" aria-label="${t('title_bar')}"><h1>${game.name}</h1><button type="button" class="quiet" id="rules-open" aria-haspopup="dialog">${t('rules_short')}</button></section>
<main aria-label="${game.name}">
${liveTableOf(game) ? new Html(renderLivePanel(game, t)) : null}<div class="field" id="field"></div>
<p class="result" id="result" role="status">${t('loading')}</p>
</main>
<form class="controls" id="controls" aria-label="${t('controls')}">
<div class="funds"><span id="funds-label">${t('balance')}</span><strong id="funds">–</strong><small id="funds-note"></small></div>
<div class="stake" role="group" aria-labelledby="stake-label"><span id="stake-label">${t(chips ? 'chip' : 'stake')}</span>
<button type="button" id="lower" aria-label="${t(chips ? 'chip_lower' : 'stake_lower')}"><span aria-hidden="true">−</span></button><output id="stake" aria-live="polite">${formatKrShort(ore(game.stakes[0]))}</output><button type="button" id="raise" aria-label="${t(chips ? 'chip_raise' : 'stake_raise')}"><span aria-hidden="true">+</span></button></div>
<label class="spins" id="spins" hidden><input type="checkbox" id="use-spins" checked><span><b id="spins-left"></b></span></label>
<button type="submit" class="go" id="go" aria-disabled="true"><span class="gap" id="gap"></span><span id="go-text">${t('spin')}</span></button>
</form>
<dialog id="rules" aria-labelledby="rules-title"><form method="dialog"><h2 id="rules-title">${t('rules')}</h2><button class="plain">${t('close')}</button></form><div class="prose" id="rules-text" tabindex="0" role="region" aria-labelledby="rules-title">${new Html(renderRules({ game, t, gapMs }))}</div></dialog>
<dialog id="notice" aria-labelledby="notice-title" aria-describedby="notice-text"><h2 id="notice-title" tabindex="-1"></h2><p id="notice-text"></p><div class="actions" id="notice-actions"></div></dialog>
<script type="application/json" id="game">${embedJson(config)}</script>
</body>
</html>`.markup
}

/** The panel above a live table, which the script fills, with its dealer. */
const renderLivePanel = ({ design }: CatalogueGame, t: FrameTextLookup): string =>
  html`<section class="live" id="live" aria-label="${t('live_table')}"><svg class="dealer" viewBox="0 0 200 200" preserveAspectRatio="xMidYMin slice" aria-hidden="true">${new Html(drawLivePortrait(design))}</svg></section>`
    .markup
