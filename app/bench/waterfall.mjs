// How many requests of each route wait for one another: a file that the document names has depth 1, one that such a file asks for 2.
import { desktop, withBrowser } from './browser.mjs'
import { logIn } from './logIn.mjs'
import { publicPaths } from './routes.mjs'
import { printTable } from './table.mjs'

const maxDepth = 2
/** Chunks are loaded after the page, up to two seconds later. */
const backgroundTime = 3000
/** Measured for a player who is logged in. */
const accountPaths = ['/', '/min-konto/oversigt', '/min-konto/overfoer', '/min-konto/transaktioner', '/min-konto/begraensninger']

export const bench = ({ url }) =>
  withBrowser(async (browser) => {
    const rowsOf = async (paths, storageState) => {
      const rows = []
      for (const path of paths) rows.push(await measureDepth(browser, path, new URL(path, url).href, storageState))
      return rows
    }
    printTable('Request waterfall of each public route: depth (requests), and the deepest one', await rowsOf(publicPaths))
    const player = await browser.newContext()
    await logIn(player, url)
    const rows = await rowsOf(accountPaths, await player.storageState())
    printTable('Request waterfall of the front page and of each account route for a player', rows)
  })

async function measureDepth(browser, path, address, storageState) {
  const { origin, pathname } = new URL(address)
  const context = await browser.newContext({ ...desktop, storageState })
  try {
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    await devtools.send('Network.enable')
    const depths = new Map([[address, 0]])
    devtools.on('Network.requestWillBeSent', ({ request, initiator }) => {
      if (!request.url.startsWith(origin) || depths.has(request.url)) return
      const needed = initiatorsOf(initiator).map((each) => depths.get(each) ?? 0)
      depths.set(request.url, 1 + Math.max(0, ...needed))
    })
    await page.goto(address, { waitUntil: 'networkidle' })
    await page.waitForTimeout(backgroundTime)
    if (new URL(page.url()).pathname !== pathname) return { what: path, measured: '–', bound: `leads to ${page.url()}` }
    const depth = Math.max(...depths.values())
    const [last = ''] = [...depths].find(([, each]) => each === depth) ?? []
    const deepest = depth > 1 ? `; ${last.slice(origin.length).replace(/\?.*/, '')}` : ''
    return { what: path, measured: `${depth} (${depths.size})`, bound: `at most ${maxDepth}${deepest}`, exceeded: depth > maxDepth }
  } finally {
    await context.close()
  }
}

/** Files without which a request would not have been sent: all scripts of its call stack, or the file that names it. */
function initiatorsOf({ url, stack }) {
  const files = url ? [url] : []
  for (let part = stack; part; part = part.parent) files.push(...part.callFrames.map((frame) => frame.url))
  return files
}
