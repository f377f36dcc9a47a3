import { paths } from '@casino/features/navigation/paths'
import { brandChrome, type ContrastMode } from '@casino/tokens/brands'
import type { PagePayload } from '../../client/payload.ts'
import { earlyScriptPath } from './earlyScript.ts'
import { escapeHtml, escapeJson } from './escape.ts'
import { installTags } from './installableSite.ts'
import type { DocumentMetadata } from './loadPage.ts'
import type { PageAssets } from './pageAssets.ts'
import { structuredData } from './structuredData.ts'

export interface DocumentParts {
  payload: PagePayload
  assets: PageAssets
  contrast: ContrastMode
  /** Origin of the site, without a trailing slash. */
  origin: string
  metadata: DocumentMetadata
  /** CSS of the server-configured themes; the security policy allows it by its hash. */
  themeCss: string
  /** Tags of the development server; empty in production. */
  devHead?: string
}

/** The document up to the rendered page. */
export function documentHead({ payload, metadata, assets, contrast, origin, themeCss, devHead = '' }: DocumentParts): string {
  const { seo, context } = payload
  const structured = structuredData({ payload, metadata, origin })
  const address = escapeHtml(origin + metadata.canonicalHref)
  return [
    `<!doctype html><html lang="da" translate="no" data-brand="${context.brand}" data-contrast="${contrast}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover"><meta name="google" content="notranslate">',
    `<title>${escapeHtml(seo.title)}</title>`,
    `<meta name="description" content="${escapeHtml(seo.description)}">`,
    `<meta name="robots" content="${escapeHtml(seo.robots)}">`,
    `<link rel="canonical" href="${address}"><meta property="og:url" content="${address}">`,
    `<meta property="og:title" content="${escapeHtml(seo.title)}"><meta property="og:description" content="${escapeHtml(seo.description)}">`,
    seo.image ? `<meta property="og:image" content="${escapeHtml(origin + seo.image)}">` : '',
    `<meta name="color-scheme" content="${brandChrome[context.brand].scheme}">`,
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    installTags(context.brand),
    ...assets.fonts.map((href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`),
    ...assets.styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    devHead,
    structured ? `<script type="application/ld+json">${escapeJson(structured)}</script>` : '',
    themeCss ? `<style>${themeCss}</style>` : '',
    ...assets.modules.map((href) => `<link rel="modulepreload" href="${href}">`),
    payload.path === paths.unsupported ? '' : `<script defer src="${earlyScriptPath}"></script>`, // in order: before the module
    `<script type="module" src="${assets.script}"></script></head><body><div id="app">`,
  ].join('')
}

/** The document after the rendered page, with the payload for hydration. */
export const documentTail = (payload: PagePayload): string =>
  `</div><script type="application/json" id="payload">${escapeJson(payload)}</script></body></html>`
