import type { Plugin } from 'vite'
import { renderFrames } from '../stories/frames/renderFrames.ts'

const folder = 'frames/'
const types: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript',
  css: 'text/css',
  woff2: 'font/woff2',
}

/** Vite plugin with the pages of the game frames, below `frames/`: rendered anew for each server and each build, so that they are those of the sources. */
export function gameFrames(): Plugin {
  return {
    name: 'game-frames',
    configureServer(server) {
      const rendered = renderFrames()
      server.middlewares.use(`/${folder}`, (request, response, next) => {
        const name = (request.url ?? '').replace(/^\/|\?.*$/g, '')
        rendered.then((files) => {
          const file = files.get(name)
          if (!file) return next()
          response.setHeader('content-type', types[name.replace(/^.*\./, '')] ?? '')
          response.end(file)
        }, next)
      })
    },
    async generateBundle() {
      for (const [name, source] of await renderFrames()) this.emitFile({ type: 'asset', fileName: folder + name, source })
    },
  }
}
