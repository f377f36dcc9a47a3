import { readFileSync } from 'node:fs'
import type { ClientModule } from './loadPage.ts'
import { createAssetLookup, type PageAssets, readManifest } from './pageAssets.ts'

/** Source of the client module and its assets: the built bundle or the development server. */
export interface PageRenderer {
  loadClient(): Promise<ClientModule>
  assetsFor(sources: readonly string[], brand: string): PageAssets
  /** Tags that the development server adds to the head. */
  devHead(path: string): Promise<string>
  buildId: string
}

/** Renderer of the production build. `dist`: folder of the client build. Throws when it does not exist. */
export function createBuiltRenderer(dist: URL): PageRenderer {
  const assetsOf = createAssetLookup(readManifest(new URL('.vite/manifest.json', dist)))
  const latest = JSON.parse(readFileSync(new URL('builds/latest.json', dist), 'utf8')) as { id: string } // written by the build script
  return {
    loadClient: () => import('../../client/entry-server.tsx'),
    assetsFor: assetsOf,
    devHead: async () => '',
    buildId: latest.id,
  }
}
