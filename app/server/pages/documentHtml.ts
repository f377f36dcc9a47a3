import { brandChrome, type ContrastMode } from '@casino/tokens/brands'
import type { PagePayload } from '../../client/payload.ts'
import type { DocumentMetadata } from './loadPage.ts'
import type { PageAssets } from './pageAssets.ts'
import { structuredData } from './structuredData.ts'

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
/** Escapes text for an element or a double-quoted attribute. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign)

/** Serialises JSON for a script element: escapes `<` and the line separators U+2028 and U+2029. */
export const escapeJson = (value: unknown): string =>
  JSON.stringify(value)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029')

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
    `<!doctype html><html lang="da" data-brand="${context.brand}" data-contrast="${contrast}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    `<title>${escapeHtml(seo.title)}</title>`,
    `<meta name="description" content="${escapeHtml(seo.description)}">`,
    `<meta name="robots" content="${escapeHtml(seo.robots)}">`,
    `<link rel="canonical" href="${address}"><meta property="og:url" content="${address}">`,
    `<meta property="og:title" content="${escapeHtml(seo.title)}"><meta property="og:description" content="${escapeHtml(seo.description)}">`,
    seo.image ? `<meta property="og:image" content="${escapeHtml(origin + seo.image)}">` : '',
    `<meta name="color-scheme" content="${brandChrome[context.brand].scheme}">`,
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    ...assets.fonts.map((href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`),
    ...assets.styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    devHead,
    structured ? `<script type="application/ld+json">${escapeJson(structured)}</script>` : '',
    themeCss ? `<style>${themeCss}</style>` : '',
    ...assets.modules.map((href) => `<link rel="modulepreload" href="${href}">`),
    `<script type="module" src="${assets.script}"></script></head><body><div id="app">`,
  ].join('')
}

/** The document after the rendered page, with the payload for hydration. */
export const documentTail = (payload: PagePayload): string =>
  `</div><script type="application/json" id="payload">${escapeJson(payload)}</script></body></html>`

interface ErrorPage {
  title: string
  text: string
  reference: string
  home: string
}

/** Style element of the error page; the security policy allows it by its hash. */
export const errorPageCss =
  ':root{color-scheme:dark light}body{margin:0;min-height:100vh;display:grid;place-items:center;font:1rem/1.5 system-ui,sans-serif;' +
  'background:#0e131a;color:#f2f5f8}main{max-width:32rem;padding:2rem}h1{font-size:1.75rem;line-height:1.2;margin:0 0 1rem}' +
  'p{margin:0 0 1rem;color:#b8c1cc}a{display:inline-block;padding:.75rem 1.25rem;border-radius:.625rem;background:#5ee0b0;color:#06150f;' +
  'font-weight:600;text-decoration:none}a:focus-visible{outline:3px solid #9bd8ff;outline-offset:3px}'

/** The error page; self-contained: needs no back end, script or external stylesheet. */
export const errorDocument = ({ title, text, reference, home }: ErrorPage): string =>
  [
    '<!doctype html><html lang="da"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
    `<meta name="robots" content="noindex"><title>${escapeHtml(title)}</title><style>${errorPageCss}</style></head><body><main>`,
    `<h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p><p>${escapeHtml(reference)}</p><a href="/">${escapeHtml(home)}</a>`,
    '</main></body></html>',
  ].join('')
