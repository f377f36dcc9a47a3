import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { copySources } from '../scripts/lib/copySources.mjs'
import { freePorts } from '../scripts/lib/freePorts.mjs'
import { expect, type Page, test } from './fixtures.ts'

/** Runs `npm run dev` in a copy of the sources. Resolves when it prints its URL; rejects with its output when it exits before. */
async function startDevelopment(folder: string) {
  const [port = 0, platformPort] = await freePorts(2)
  const { PUBLIC_URL: _, SITE_URL: __, BACKEND_BASE_URL: ___, ...inherited } = process.env
  const env = { ...inherited, PORT: String(port), PLATFORM_PORT: String(platformPort), DATA_DIR: join(folder, '.data') }
  // a process group, so that npm, its shell and the servers are stopped together
  const child = spawn('npm', ['run', 'dev'], { cwd: folder, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const ready = new Promise<void>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        output += chunk
        if (output.includes('Klar på')) resolve()
      })
    child.once('exit', (code) => reject(new Error(`npm run dev exited with ${code}\n${output}`)))
  })
  const servers = [port, platformPort].map((number) => `http://127.0.0.1:${number}/readyz`)
  const isRunning = (url: string) =>
    fetch(url).then(
      () => true,
      () => false,
    )
  const stop = async () => {
    if (child.pid && child.exitCode === null) process.kill(-child.pid, 'SIGTERM')
    await exited
    await expect.poll(() => Promise.all(servers.map(isRunning)), 'site and platform are stopped with npm').toEqual([false, false])
  }
  return { url: `http://127.0.0.1:${port}`, ready, stop, output: () => output }
}

function edit(folder: string, file: string, from: string | RegExp, to: string): void {
  const path = join(folder, file)
  const text = readFileSync(path, 'utf8')
  const edited = text.replace(from, to)
  expect(edited, `${file} contains ${from}`).not.toBe(text)
  writeFileSync(path, edited)
}

const editedText = 'Forside i udvikling'

/** What three of the edits below change in the HTML and its headers; null while a server restarts. */
async function fetchPage(url: string) {
  const response = await fetch(url).catch(() => null)
  if (response?.status !== 200) return null
  const html = await response.text()
  return {
    title: html.match(/<title>(.*?)<\/title>/)?.[1],
    hasEditedText: html.includes(editedText),
    referrerPolicy: response.headers.get('referrer-policy'),
  }
}

/** Colour of the page, which the fourth edit changes. */
const pageColor = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--color-page'))

test('npm run dev starts, and picks up texts, seed, tokens and server files', async ({ browser }) => {
  test.setTimeout(400_000)
  const folder = mkdtempSync(join(tmpdir(), 'development-'))
  copySources(folder)
  const development = await startDevelopment(folder)
  try {
    await development.ready
    const page = await browser.newPage()
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(error.message))
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
    await page.goto(development.url)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(errors).toEqual([])
    const colorBefore = await pageColor(page)
    expect(await fetchPage(development.url)).toMatchObject({
      hasEditedText: false,
      referrerPolicy: 'strict-origin-when-cross-origin',
    })

    edit(folder, 'features/content/texts/da/menu.json', /"home": "[^"]*"/, `"home": "${editedText}"`)
    edit(folder, 'app/platform/seed/site.json', /"name": "Nordlys"/, '"name": "Sydlys"')
    edit(folder, 'tokens/src/nordlys.tokens.json', '{primitive.night.17}', '{primitive.night.25}')
    edit(folder, 'app/server/security/securityHeaders.ts', "'strict-origin-when-cross-origin'", "'same-origin'")
    // polled without a browser: each load of a page asks the development server for hundreds of modules
    await expect
      .poll(() => fetchPage(development.url), { timeout: 180_000, message: development.output() })
      .toMatchObject({ title: expect.stringContaining('Sydlys'), hasEditedText: true, referrerPolicy: 'same-origin' })
    const reloaded = async () => ((await page.goto(development.url).catch(() => null)) ? pageColor(page) : colorBefore)
    await expect.poll(reloaded, { timeout: 60_000, message: development.output() }).not.toBe(colorBefore)
  } finally {
    await development.stop()
    rmSync(folder, { recursive: true, force: true })
  }
})
