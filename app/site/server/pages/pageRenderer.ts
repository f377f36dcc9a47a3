import { readFileSync } from 'node:fs'
import { parseRedirectRules, type RedirectRule } from '../../client/redirectRules.ts'
import type { ClientModule } from './loadPage.ts'
import { brandFonts, createAssetLookup, type PageAssets, readManifest } from './pageAssets.ts'

/** Source of the client module and its assets: the built bundle or the development server. */
export interface PageRenderer {
  loadClient(): Promise<ClientModule>
  assetsFor(sources: readonly string[], brand: string): PageAssets
  /** Of the build only. */
  fonts?: ReturnType<typeof brandFonts>
  /** Tags that the development server adds to the head. */
  devHead(path: string): Promise<string>
  buildId: string
  loadRedirects(): Promise<readonly RedirectRule[]>
}

/** Renderer of the production build. `dist`: folder of the client build. Throws when it does not exist, or its redirect rules are invalid. */
export function createBuiltRenderer(dist: URL): PageRenderer {
  const manifest = readManifest(new URL('.vite/manifest.json', dist))
  const assetsOf = createAssetLookup(manifest)
  const latest = JSON.parse(readFileSync(new URL('builds/latest.json', dist), 'utf8')) as { id: string } // written by the build script
  const meta = JSON.parse(readFileSync(new URL(`builds/meta/${latest.id}.json`, dist), 'utf8')) as { redirects?: unknown } // parsed below
  const redirects = parseRedirectRules(meta.redirects)
  return {
    loadClient: () => import('../../client/entry-server.tsx'),
    assetsFor: assetsOf,
    fonts: brandFonts(manifest),
    devHead: async () => '',
    buildId: latest.id,
    loadRedirects: async () => redirects,
  }
}
