import { Html, html } from '@casino/shared/html'
import type { CatalogueGame } from '../catalogue/catalogueGame.ts'
import type { FrameAsset } from './assets.ts'
import { embedJson, frameConfigOf, inlineStylesOf, textLookup, urlLookup } from './pageParts.ts'
import type { CheckedGame } from './steppedGames.ts'

interface CheckPageOptions {
  game: CatalogueGame
  texts: Readonly<Record<string, string>>
  allowedOrigins: readonly string[]
  assets: ReadonlyMap<string, FrameAsset>
}

/** Renders the page on which a player's browser computes a round of a game again. The round is in the page's address, which the server does not see. */
export function renderCheckPage({ game, texts, allowedOrigins, assets }: CheckPageOptions): string {
  const t = textLookup(texts)
  const url = urlLookup(assets)
  const config = frameConfigOf({ game, texts, allowedOrigins, t })
  const { id, kind, engine, jackpot } = game
  const checked: CheckedGame = { id, kind, engine, jackpot }
  const field = (name: string, label: string) =>
    new Html(
      html`<label for="${name}">${t(label)}</label><input id="${name}" name="${name}" autocomplete="off" autocapitalize="none" spellcheck="false" required>`
        .markup,
    )
  return html`<!doctype html>
<html lang="da">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${t('check_title')}: ${game.name}</title>
<link rel="icon" href="data:,">
<style>${new Html(inlineStylesOf(game))}</style>
<link rel="stylesheet" href="${url('check.css')}">
</head>
<body>
<main aria-label="${t('check_title')}">
<h1>${t('check_title')}</h1>
<p>${t('check_intro')}</p>
<dl id="facts"></dl>
<form id="check" hidden>
${field('commitment', 'last_commitment')}
${field('seed', 'last_seed')}
<label for="client-seed">${t('last_client_seed')}</label><input id="client-seed" name="client-seed" autocomplete="off" autocapitalize="none" spellcheck="false">
<button type="submit">${t('check_run')}</button>
</form>
<div role="status"><ul id="verdict"></ul></div>
<noscript>${t('check_missing')}</noscript>
</main>
<script type="application/json" id="game">${embedJson(config)}</script>
<script type="application/json" id="checked-game">${embedJson(checked)}</script>
<script type="module" src="${url('check.js')}"></script>
</body>
</html>`.markup
}
