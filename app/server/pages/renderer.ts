import { readFileSync } from 'node:fs'
import { createAssets, type PageAssets, readManifest } from './assets.ts'
import type { ClientModule } from './load-page.ts'

/** Source of the client module and its assets: the built bundle or the development server. */
export interface Renderer {
  client(): Promise<ClientModule>
  assetsOf(sources: readonly string[], brand: string): PageAssets
  /** Tags that the development server adds to the head. */
  devHead(path: string): Promise<string>
  readonly build: string
}

/** Renderer of the production build. `dist`: folder of the client build. Throws when it does not exist. */
export function builtRenderer(dist: URL): Renderer {
  const assetsOf = createAssets(readManifest(new URL('.vite/manifest.json', dist)))
  const latest = JSON.parse(readFileSync(new URL('builds/latest.json', dist), 'utf8')) as { id: string } // written by the build script
  return {
    client: () => import('../../client/entry-server.tsx'),
    assetsOf,
    devHead: async () => '',
    build: latest.id,
  }
}
