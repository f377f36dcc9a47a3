// Transfer sizes of the first view of `/`: document, script and CSS (brotli), images and fonts.
import { brotliCompressSync, constants } from 'node:zlib'
import { chromium } from 'playwright'
import { chromiumFlags, findChromium } from '../scripts/lib/chromium.mjs'
import { kB, printTable } from './table.mjs'

const brotli = (body) => brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length

export async function benchSize({ url }) {
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags })
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
    const loaded = []
    page.on('response', (response) => loaded.push(response))
    await page.goto(url, { waitUntil: 'networkidle' })
    const sums = { script: 0, stylesheet: 0, image: 0, font: 0, document: 0, fetch: 0 }
    const counts = { ...sums }
    for (const response of loaded) {
      const type = response.request().resourceType()
      if (!(type in sums)) continue
      const body = await response.body().catch(() => Buffer.alloc(0)) // a cancelled prefetch has no body
      sums[type] += type === 'image' || type === 'font' ? body.length : brotli(body)
      counts[type] += 1
    }
    printTable(`First view of / (1280 px, everything loaded until the network is idle)`, [
      { what: `script, brotli (${counts.script} files)`, measured: kB(sums.script), bound: 'at most 95 kB' },
      { what: `CSS, brotli (${counts.stylesheet} files)`, measured: kB(sums.stylesheet), bound: 'at most 15 kB' },
      { what: 'page, brotli', measured: kB(sums.document) },
      { what: `images (${counts.image})`, measured: kB(sums.image) },
      { what: `fonts (${counts.font})`, measured: kB(sums.font) },
      { what: `data requests (${counts.fetch})`, measured: kB(sums.fetch) },
    ])
  } finally {
    await browser.close()
  }
}
