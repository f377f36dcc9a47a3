import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { httpStatusByErrorCode } from '@casino/features/api/errors'
import { textCatalogue } from '@casino/features/content/texts'
import { buildFrameAssets, readFrameTexts } from '../../app/games/frame/assets.ts'
import { renderFramePage } from '../../app/games/frame/framePage.ts'
import { embedJson } from '../../app/games/frame/pageParts.ts'
import { gameOf } from './rounds.ts'
import { type FrameState, frameStates } from './states.ts'

const fonts = {
  'text.woff2': 'instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
  'display.woff2': 'bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
} as const
const font = (file: string): string => createRequire(import.meta.url).resolve(`@fontsource-variable/${file}`)

/** Files of the game frames in the states of the stories, by name: a page for each state, and what the pages load. */
export async function renderFrames(): Promise<ReadonlyMap<string, string | Buffer>> {
  const built = await buildFrameAssets()
  // beside the page, because the built Storybook can be served from any path
  const assets = new Map([...built].map(([name, asset]) => [name, { ...asset, url: name }]))
  // no site tells these pages its fonts
  for (const [name, file] of Object.entries(fonts)) assets.set(name, { body: readFileSync(font(file)), type: 'font/woff2', url: name })
  const driver = readFileSync(new URL('storyDriver.js', import.meta.url), 'utf8')
  const pages = Object.entries(frameStates).map(([name, state]) => [`${name}.html`, renderState(state, assets, driver)] as const)
  return new Map<string, string | Buffer>([...pages, ...[...assets].map(([name, { body }]) => [name, body] as const)])
}

function renderState({ game, ...state }: FrameState, assets: Awaited<ReturnType<typeof buildFrameAssets>>, driver: string): string {
  const errorTexts: Readonly<Record<string, string>> = textCatalogue.error
  const errors = Object.fromEntries(
    Object.keys(httpStatusByErrorCode).flatMap((code) => (errorTexts[code] ? [[code, errorTexts[code]]] : [])),
  )
  const page = renderFramePage({
    game: gameOf(game),
    texts: readFrameTexts(),
    errors,
    allowedOrigins: ['*'],
    gapMs: 3000,
    assets,
  })
  const story = `<script type="application/json" id="story">${embedJson(state).markup}</script><script>${driver}</script>`
  return page.replace('<script type="application/json" id="game">', (game) => story + game)
}
