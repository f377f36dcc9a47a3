import { readFileSync } from 'node:fs'
import { z } from 'zod'

const chunkSchema = z.object({
  file: z.string(),
  src: z.string().optional(),
  isEntry: z.boolean().optional(),
  css: z.array(z.string()).optional(),
  assets: z.array(z.string()).optional(),
  imports: z.array(z.string()).optional(),
  dynamicImports: z.array(z.string()).optional(),
})
const manifestSchema = z.record(z.string(), chunkSchema)
export type ViteManifest = z.output<typeof manifestSchema>

/** Files that a page references in its head, as URL paths. */
export interface PageAssets {
  script: string
  styles: readonly string[]
  /** Scripts to preload: the route's chunk and the shared chunks. */
  modules: readonly string[]
  fonts: readonly string[]
}

export const readManifest = (file: URL): ViteManifest => manifestSchema.parse(JSON.parse(readFileSync(file, 'utf8')))

/** URL paths of the faces of headings and of texts; undefined where the build has none. */
export function brandFonts(manifest: ViteManifest): { display: string; text: string } | undefined {
  const fileOf = (name: string) => Object.entries(manifest).find(([key]) => key.includes(name) && key.endsWith('.woff2'))?.[1].file
  const [display, text] = [fileOf('bricolage-grotesque'), fileOf('instrument-sans')]
  return display && text ? { display: `/${display}`, text: `/${text}` } : undefined
}

const entryKey = 'site/client/entry-client.tsx'
/** Manifest key of a brand's token stylesheet. The default brand's tokens are part of the entry's stylesheet. */
const brandStylesheetKey = (brand: string) => `../tokens/generated/brands/${brand}.css`

/** Creates the lookup of the files of the entry and of a route, shared chunks included. Throws when the manifest has no entry. */
export function createAssetLookup(manifest: ViteManifest) {
  const main = manifest[entryKey]
  if (!main) throw new Error(`the manifest has no ${entryKey}: build the site first`)
  const toUrlPath = (file: string) => `/${file}`
  const fonts = Object.values(manifest)
    .map(({ file }) => file)
    .concat(main.assets ?? [])
    .filter((file) => file.endsWith('.woff2'))

  const withImports = (key: string, seen = new Set<string>()): Set<string> => {
    if (seen.has(key)) return seen
    seen.add(key)
    for (const name of manifest[key]?.imports ?? []) withImports(name, seen)
    return seen
  }
  /** `sources`: manifest keys, e.g. `../features/games/LobbyPage.tsx`. */
  return (sources: readonly string[], brand: string): PageAssets => {
    const entryKeys = withImports(entryKey)
    const keys = sources.reduce((seen, source) => withImports(source, seen), new Set(entryKeys))
    const brandStylesheet = manifest[brandStylesheetKey(brand)]
    const chunks = [...keys].flatMap((key) => manifest[key] ?? [])
    return {
      script: toUrlPath(main.file),
      styles: [...new Set(chunks.flatMap(({ css = [] }) => css)), ...(brandStylesheet ? [brandStylesheet.file] : [])].map(toUrlPath),
      modules: [...new Set(chunks.map(({ file }) => file))].filter((file) => file !== main.file).map(toUrlPath),
      fonts: [...new Set(fonts)].map(toUrlPath),
    }
  }
}
