import { readFileSync } from 'node:fs'
import { createAssets, type PageAssets, readManifest } from './assets.ts'
import type { ClientModule } from './load-page.ts'

/** Where drawn pages come from: the built bundle, or the development server. */
export interface Renderer {
  client(): Promise<ClientModule>
  assetsOf(sources: readonly string[], brand: string): PageAssets
  /** Tags that development needs in the head. */
  devHead(path: string): Promise<string>
  readonly build: string
}

/** The built site. `dist` is the folder of the browser's files. Throws when the site was not built. */
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
