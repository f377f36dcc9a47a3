import type { FooterContent } from '@casino/features/content/entities/layout'
import type { Brand } from '@casino/features/content/siteSettings'
import { brandChrome, type ContrastMode } from '@casino/tokens/brands'
import { colors } from '@casino/tokens/colors'
import { imageInShape } from '@casino/tokens/imageShapes'
import { vars } from '@casino/tokens/vars'
import type { ErrorPageTexts } from './errorPageTexts.ts'
import { escapeHtml } from './escape.ts'
import type { PageRenderer } from './pageRenderer.ts'

/** What an error page takes from the configuration. Without a back end it is empty, and the page has its texts only. */
export interface ErrorPageContent {
  /** Site name of the brand; empty when it is not known. */
  name: string
  /** Address of the brand's logo, in its shape (`siteInfoOf`). */
  logo: string | undefined
  /** Path of the banner on the image proxy, without a query. */
  banner: string | undefined
  footer: FooterContent
}

export const emptyErrorContent: ErrorPageContent = {
  name: '',
  logo: undefined,
  banner: undefined,
  footer: { text: { header: '', details: '' }, links: [], logos: [] },
}

/** The parts before and after the reference, which alone differs between visitors of a brand. */
export interface ErrorDocument {
  head: string
  tail: string
  css: string
}

type BrandFonts = PageRenderer['fonts']

/** Style of the page, in the colours of a theme. The security policy allows it by its hash. */
function errorPageCss(brand: Brand, contrast: ContrastMode, fonts: BrandFonts): string {
  const theme = colors[contrast === 'more' ? `${brand}-contrast` : brand] ?? {}
  const { color: names } = vars
  /** `name`: a token; the production build renames them all. */
  const color = (name: string) => theme[name] ?? 'inherit'
  const face = (family: string, file: string) => `@font-face{font-family:${family};src:url(${file});font-weight:400 700}`
  return [
    `:root{color-scheme:${brandChrome[brand].scheme}}`,
    'body{font:1rem/1.5 system-ui,sans-serif}',
    fonts
      ? `${face('text', fonts.text)}${face('display', fonts.display)}body{font-family:text,system-ui}h1,header{font-family:display,system-ui}`
      : '',
    `body{margin:0;min-height:100vh;display:flex;flex-direction:column;background:${color(names.page)};color:${color(names.text)}}`,
    `.banner img,.banner{display:block;width:100%;height:clamp(9rem,30vh,18rem);object-fit:cover;background:${color(names.raised)}}`,
    'header,main,footer{box-sizing:border-box;width:100%;max-width:45rem;margin-inline:auto;padding:1.5rem 1rem}',
    'header a{display:inline-block;color:inherit;font-size:1.375rem;font-weight:700;text-decoration:none}header img{display:block;height:2.5rem;width:auto}',
    'main{flex:1;padding-block:2rem 3rem}h1{margin:0 0 1rem;font-size:clamp(1.75rem,5vw,2.25rem);line-height:1.2;overflow-wrap:break-word}',
    `p{margin:0 0 1rem;max-width:34rem}p.reference,footer{color:${color(names.muted)}}`,
    '.ways{display:flex;flex-wrap:wrap;gap:.75rem;margin-block:1.5rem}',
    `.ways a{display:inline-block;padding:.625rem 1.25rem;border:1px solid ${color(names.lineStrong)};border-radius:.625rem;color:inherit;font-weight:600;text-decoration:none}`,
    `.ways a:first-child{border-color:transparent;background:${color(names.action.bg)};color:${color(names.action.text)}}`,
    `a:focus-visible{outline:3px solid ${color(names.focus)};outline-offset:3px}`,
    `footer{border-top:1px solid ${color(names.line)};font-size:.875rem}footer ul{display:flex;flex-wrap:wrap;gap:.25rem 1.5rem;margin:0 0 1rem;padding:0;list-style:none}`,
    'footer a{display:inline-block;padding-block:.625rem;color:inherit}',
  ].join('')
}

const link = (href: string, text: string, newTab = false): string =>
  `<a href="${escapeHtml(href)}"${newTab ? ' target="_blank" rel="noopener"' : ''}>${escapeHtml(text)}</a>`
const list = (links: readonly string[]): string => (links.length > 0 ? `<ul>${links.map((each) => `<li>${each}</li>`).join('')}</ul>` : '')

/**
 * Renders the error page of a brand. It needs no script, style sheet or font; a missing image leaves its background. `fonts`: files that the
 * browser may have, for a page that is shown without a network.
 */
export function errorDocument(
  texts: ErrorPageTexts,
  content: ErrorPageContent,
  brand: Brand,
  contrast: ContrastMode,
  fonts?: BrandFonts,
): ErrorDocument {
  const { name, logo, banner, footer } = content
  const css = errorPageCss(brand, contrast, fonts)
  const brandMark = logo ? `<img src="${escapeHtml(logo)}" alt="${escapeHtml(name)}">` : escapeHtml(name)
  const small = banner && `<source media="(max-width: 639px)" srcset="${escapeHtml(imageInShape(banner, 'wallpaper-small'))}">`
  const head = [
    `<!doctype html><html lang="da"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">`,
    `<meta name="robots" content="noindex"><title>${escapeHtml(texts.title)}</title><style>${css}</style></head><body>`,
    banner ? `<picture class="banner">${small}<img src="${escapeHtml(imageInShape(banner, 'banner'))}" alt=""></picture>` : '',
    name ? `<header><a href="/">${brandMark}</a></header>` : '',
    `<main><h1>${escapeHtml(texts.title)}</h1><p>${escapeHtml(texts.text)}</p>`,
    // an empty address is this page's own
    `<div class="ways"><a href="">${escapeHtml(texts.retry)}</a>${link('/', texts.home)}</div><p class="reference">`,
  ].join('')
  const links = footer.links.flatMap((group) => group.links)
  // the page shows a logo as its name, which repeats a link of the same address
  const logos = footer.logos.filter((logo) => !links.some(({ url }) => url === logo.link))
  const anchors = [
    ...links.map(({ url, linkName, newTab }) => link(url, linkName, newTab)),
    ...logos.map(({ link: url, name: text }) => link(url, text, true)),
  ]
  const hasFooter = anchors.length > 0 || footer.text.details !== ''
  const foot = `<footer>${list(anchors)}${footer.text.details && `<p>${escapeHtml(footer.text.details)}</p>`}</footer>`
  return { head, tail: `</p></main>${hasFooter ? foot : ''}</body></html>`, css }
}
