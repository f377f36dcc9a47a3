import { createHash } from 'node:crypto'
import type { Brand } from '@casino/features/content/siteSettings'
import { brandChrome, brands, brandTitles } from '@casino/tokens/brands'
import type { FastifyInstance } from 'fastify'
import { errorPagePolicy } from '../security/securityHeaders.ts'
import { builtInTexts } from '../serverTexts.ts'
import type { SiteServices } from '../siteServices.ts'
import { renderAppIcon } from './appIcon.ts'
import { emptyErrorContent, errorDocument } from './errorDocument.ts'
import { errorPageTexts } from './errorPageTexts.ts'
import { offlineWorker, removedWorker } from './offlineWorker.ts'
import type { PageRenderer } from './pageRenderer.ts'

const icons = [
  { name: '192', size: 192, maskable: false },
  { name: '512', size: 512, maskable: false },
  { name: 'maskable-512', size: 512, maskable: true },
] as const

const manifestPath = (brand: Brand): string => `/manifest-${brand}.webmanifest`
const iconPath = (brand: Brand, name: string): string => `/app-icon-${brand}-${name}.png`
const offlinePath = (brand: Brand): string => `/offline-${brand}.html`
const workerPath = (brand: Brand): string => `/worker-${brand}.js`

/** Tags of the head by which a browser installs the site. */
export const installTags = (brand: Brand): string =>
  `<link rel="manifest" href="${manifestPath(brand)}"><link rel="apple-touch-icon" href="${iconPath(brand, '192')}"><meta name="theme-color" content="${brandChrome[brand].themeColor}">`

const manifestOf = (brand: Brand) => ({
  name: brandTitles[brand],
  short_name: brandTitles[brand],
  lang: 'da',
  id: '/',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  theme_color: brandChrome[brand].themeColor,
  background_color: brandChrome[brand].themeColor,
  icons: icons.map(({ name, size, maskable }) => ({
    src: iconPath(brand, name),
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose: maskable ? 'maskable' : 'any',
  })),
})

/** The page is gone as soon as the network is back. */
const reloadOnline = "addEventListener('online',()=>location.reload())"

/** What each brand needs to be installed: manifest, icons, the page for when the visitor is offline, and the worker that shows it. */
export function registerInstallableSite(
  app: FastifyInstance,
  { config }: Pick<SiteServices, 'config'>,
  { fonts }: Pick<PageRenderer, 'fonts'>,
): void {
  for (const brand of brands) {
    const { head, tail, css } = errorDocument(
      errorPageTexts('offline', builtInTexts.lookupText),
      { ...emptyErrorContent, name: brandTitles[brand] },
      brand,
      'normal',
      fonts,
    )
    const page = `${head}${tail}<script>${reloadOnline}</script>`
    const cacheName = `offline-${createHash('sha256').update(page).digest('hex').slice(0, 10)}`
    const worker = config.offlineWorker ? offlineWorker({ cacheName, page: offlinePath(brand) }) : removedWorker

    app.get(manifestPath(brand), (_, reply) =>
      reply.type('application/manifest+json').header('cache-control', 'public, max-age=86400').send(manifestOf(brand)),
    )
    app.get(offlinePath(brand), (_, reply) =>
      reply
        .type('text/html; charset=utf-8')
        .header('cache-control', 'no-cache')
        .header('content-security-policy', errorPagePolicy(css, reloadOnline))
        .send(page),
    )
    app.get(workerPath(brand), (_, reply) =>
      reply
        .type('text/javascript; charset=utf-8')
        .header('cache-control', 'no-cache')
        .header('service-worker-allowed', '/')
        .header('content-security-policy', "default-src 'none'; connect-src 'self'") // of the worker itself
        .send(worker),
    )
    for (const { name, ...icon } of icons) {
      let image: Promise<Buffer> | undefined
      app.get(iconPath(brand, name), async (_, reply) => {
        image ??= renderAppIcon(brand, icon)
        return reply
          .type('image/png')
          .header('cache-control', 'public, max-age=604800')
          .send(await image)
      })
    }
  }
}
