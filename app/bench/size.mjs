// Transfer sizes of the first view of `/`, and of what is loaded behind it.
import { brotliCompressSync, constants } from 'node:zlib'
import { desktop, withBrowser } from './browser.mjs'
import { atMost, kB, printTable } from './table.mjs'

const brotli = (body) => brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length

const [maxScript, maxStyles] = [104_000, 15_000]

export const bench = ({ url }) =>
  withBrowser(async (browser) => {
    const page = await browser.newPage(desktop)
    const requests = []
    let isLoaded = false
    page.on('request', (request) => requests.push({ request, background: isLoaded }))
    page.on('load', () => {
      isLoaded = true
    })
    await page.goto(url, { waitUntil: 'networkidle' })
    const kinds = ['document', 'script', 'stylesheet', 'image', 'font', 'fetch', 'background']
    const sent = Object.fromEntries(kinds.map((kind) => [kind, { count: 0, bytes: 0 }]))
    for (const { request, background } of requests) {
      const type = request.resourceType()
      const kind = sent[background && type !== 'image' ? 'background' : type]
      const body = await (await request.response())?.body().catch(() => null) // a cancelled prefetch has no body
      if (!kind || !body) continue
      kind.count += 1
      kind.bytes += type === 'image' || type === 'font' ? body.length : brotli(body)
    }
    const row = (what, { bytes }, most) => atMost(what, bytes, kB, most)
    printTable('First view of / (1280 px): what is requested before its load event; text by brotli', [
      row('page', sent.document),
      row(`script (${sent.script.count} files)`, sent.script, maxScript),
      row(`CSS (${sent.stylesheet.count} files)`, sent.stylesheet, maxStyles),
      row(`fonts (${sent.font.count})`, sent.font),
      row(`images (${sent.image.count}), until the network is idle`, sent.image),
      row(`data requests (${sent.fetch.count})`, sent.fetch),
      row(`after the page: chunks and data (${sent.background.count})`, sent.background),
    ])
  })
