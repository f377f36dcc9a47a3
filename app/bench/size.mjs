// Transfer sizes of the first view of `/`, and of what is loaded behind it.
import { brotliCompressSync, constants } from 'node:zlib'
import { chromium } from 'playwright'
import { chromiumFlags, findChromium } from '../scripts/lib/chromium.mjs'
import { kB, printTable } from './table.mjs'

const brotli = (body) => brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length

const [maxScript, maxStyles] = [95_000, 15_000]

export async function benchSize({ url }) {
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags })
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
    const requests = []
    let isLoaded = false
    page.on('request', (request) => requests.push({ request, background: isLoaded }))
    page.on('load', () => {
      isLoaded = true
    })
    await page.goto(url, { waitUntil: 'networkidle' })
    const rows = { document: none(), script: none(), stylesheet: none(), image: none(), font: none(), fetch: none(), background: none() }
    for (const { request, background } of requests) {
      const type = request.resourceType()
      const row = background && type !== 'image' ? rows.background : rows[type]
      const body = await (await request.response())?.body().catch(() => null) // a cancelled prefetch has no body
      if (!row || !body) continue
      row.count += 1
      row.bytes += type === 'image' || type === 'font' ? body.length : brotli(body)
    }
    printTable('First view of / (1280 px): what is requested before its load event; text by brotli', [
      { what: 'page', measured: kB(rows.document.bytes) },
      { what: `script (${rows.script.count} files)`, ...bounded(rows.script, maxScript) },
      { what: `CSS (${rows.stylesheet.count} files)`, ...bounded(rows.stylesheet, maxStyles) },
      { what: `fonts (${rows.font.count})`, measured: kB(rows.font.bytes) },
      { what: `images (${rows.image.count}), until the network is idle`, measured: kB(rows.image.bytes) },
      { what: `data requests (${rows.fetch.count})`, measured: kB(rows.fetch.bytes) },
      { what: `after the page: chunks and data (${rows.background.count})`, measured: kB(rows.background.bytes) },
    ])
  } finally {
    await browser.close()
  }
}

const none = () => ({ count: 0, bytes: 0 })
const bounded = ({ bytes }, most) => ({ measured: kB(bytes), bound: `at most ${kB(most)}`, exceeded: bytes > most })
