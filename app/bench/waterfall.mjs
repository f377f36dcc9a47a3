// How many requests of each route wait for one another: a file that the document names has depth 1, one that such a file asks for 2.
import { chromium } from 'playwright'
import { chromiumFlags, findChromium } from '../scripts/lib/chromium.mjs'
import { logIn } from './logIn.mjs'
import { printTable } from './table.mjs'

const maxDepth = 2
/** Chunks are loaded after the page, up to two seconds later. */
const backgroundTime = 3000
const publicPaths = [
  '/',
  '/log-ind',
  '/registrer',
  '/spilleautomater',
  '/spilleautomater/nye-spil',
  '/spilleautomater/alle-spil',
  '/spilleautomater/bedste-spil',
  '/live-casino',
  '/bordspil',
  '/jackpots',
  '/spilleautomater/spil-for-sjov/ravklippen',
  '/contents/spil-med-omtanke',
  '/cookiepolitik',
]

/** Measured for a player who is logged in. */
const accountPaths = ['/', '/min-konto/oversigt', '/min-konto/overfoer', '/min-konto/transaktioner', '/min-konto/begraensninger']

export async function benchWaterfall({ url }) {
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags })
  try {
    printTable(
      'Request waterfall of each public route: depth (requests), and the deepest one',
      await measureRoutes(browser, url, publicPaths),
    )
    const rows = await measureRoutes(browser, url, accountPaths, await playerCookies(browser, url))
    printTable('Request waterfall of the front page and of each account route for a player', rows)
  } finally {
    await browser.close()
  }
}

/** The cookies of a player who has just logged in. */
async function playerCookies(browser, url) {
  const context = await browser.newContext()
  try {
    await logIn(context, url)
    return await context.storageState()
  } finally {
    await context.close()
  }
}

async function measureRoutes(browser, url, paths, storageState) {
  const rows = []
  for (const path of paths) {
    const { depth, count, last } = await measureDepth(browser, new URL(path, url).href, storageState)
    rows.push({
      what: path,
      measured: `${depth} (${count})`,
      bound: depth > 1 ? `at most ${maxDepth}; ${last}` : `at most ${maxDepth}`,
      exceeded: depth > maxDepth,
    })
  }
  return rows
}

async function measureDepth(browser, address, storageState) {
  const { origin, pathname } = new URL(address)
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, storageState })
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
    if (new URL(page.url()).pathname !== pathname) throw new Error(`${pathname} has led to ${page.url()}`)
    const depth = Math.max(...depths.values())
    const [last = ''] = [...depths].find(([, each]) => each === depth) ?? []
    return { depth, count: depths.size, last: last.slice(origin.length).replace(/\?.*/, '') }
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
