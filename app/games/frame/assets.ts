import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { appRoot } from '@casino/shared/appRoot'
import { build } from 'esbuild'

export interface FrameAsset {
  body: Buffer
  type: string
  /** Path with the content hash; cached as immutable. */
  url: string
}

/** Path of a file of the frame. */
const source = (name: string) => join(appRoot(), 'games', 'frame', name)

/** Static files of the frame, by name. Script and stylesheet are bundled once at start, without a framework. */
export async function buildFrameAssets(): Promise<ReadonlyMap<string, FrameAsset>> {
  const built = await build({
    entryPoints: {
      frame: source('client/main.ts'),
      live: source('client/live/liveMain.ts'),
      check: source('client/check.ts'),
      'frame-styles': source('frame.css'),
      'check-styles': source('check.css'),
    },
    bundle: true,
    minify: true,
    format: 'esm',
    target: ['es2022', 'safari16'],
    outdir: 'frame',
    write: false,
    legalComments: 'none',
  })
  const made = (name: string): Buffer => {
    const file = built.outputFiles.find(({ path }) => basename(path) === name)
    if (!file) throw new Error(`esbuild returned no ${name} for the game frame`)
    return Buffer.from(file.contents)
  }
  return new Map([
    toFrameAsset('frame.js', 'text/javascript; charset=utf-8', made('frame.js')),
    toFrameAsset('live.js', 'text/javascript; charset=utf-8', made('live.js')),
    toFrameAsset('frame.css', 'text/css; charset=utf-8', made('frame-styles.css')),
    toFrameAsset('check.js', 'text/javascript; charset=utf-8', made('check.js')),
    toFrameAsset('check.css', 'text/css; charset=utf-8', made('check-styles.css')),
  ])
}

function toFrameAsset(name: string, type: string, body: Buffer): [string, FrameAsset] {
  const hash = createHash('sha256').update(body).digest('hex').slice(0, 12)
  return [name, { body, type, url: `/game/assets/${name}?v=${hash}` }]
}

/** Danish texts of the frame. */
export const readFrameTexts = (): Readonly<Record<string, string>> =>
  JSON.parse(readFileSync(source('texts.json'), 'utf8')) as Readonly<Record<string, string>> // our own file; missing keys throw
