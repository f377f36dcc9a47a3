import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createSiteDatabase } from '../platform/testing/testDatabase.ts'
import { copySources } from '../scripts/lib/copySources.mjs'
import { freePorts } from '../scripts/lib/freePorts.mjs'
import { expect, test } from './fixtures.ts'

/** Runs `npm run dev` in a copy of the sources. Resolves when it prints its URL; rejects with its output when it exits before. */
async function startDevelopment(folder: string, databaseEnv: Readonly<Record<string, string>>) {
  const [port = 0, platformPort] = await freePorts(2)
  const { PUBLIC_URL: _, SITE_URL: __, BACKEND_BASE_URL: ___, ...inherited } = process.env
  const env = {
    ...inherited,
    PORT: String(port),
    PLATFORM_PORT: String(platformPort),
    DATA_DIR: join(folder, '.data'),
    ...databaseEnv,
  }
  // a process group, so that npm, its shell and the servers are stopped together
  const child = spawn('npm', ['run', 'dev'], { cwd: folder, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const ready = new Promise<void>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (chunk) => {
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

/** What the edits below change in a page and its headers; null while a server restarts, which may end an answer in the middle. */
async function fetchPage(url: string) {
  const response = await fetch(url).catch(() => null)
  const html = response?.status === 200 ? await response.text().catch(() => null) : null
  if (html === null) return null
  return {
    title: html.match(/<title>(.*?)<\/title>/)?.[1],
    hasEditedText: html.includes(editedText),
    referrerPolicy: response?.headers.get('referrer-policy'),
    pageColor: html.match(/--color-page:([^;]+);/)?.[1],
  }
}

test('npm run dev starts, and picks up texts, seed, tokens and server files', async ({ browser }) => {
  test.setTimeout(400_000)
  const folder = mkdtempSync(join(tmpdir(), 'development-'))
  copySources(folder)
  const database = await createSiteDatabase()
  const development = await startDevelopment(folder, database.env)
  try {
    await development.ready
    const page = await browser.newPage()
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(error.message))
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
    await page.goto(development.url)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(errors).toEqual([])
    await page.close() // each load of a page asks the development server for hundreds of modules, and it would follow every edit
    const before = await fetchPage(development.url)
    expect(before).toMatchObject({ hasEditedText: false, referrerPolicy: 'strict-origin-when-cross-origin', pageColor: expect.any(String) })

    edit(folder, 'features/content/texts/da/menu.json', /"home": "[^"]*"/, `"home": "${editedText}"`)
    edit(folder, 'app/platform/seed/site.json', /"name": "Nordlys"/, '"name": "Sydlys"')
    edit(folder, 'tokens/src/nordlys.tokens.json', '{primitive.night.17}', '{primitive.night.25}')
    edit(folder, 'app/site/server/security/securityHeaders.ts', "'strict-origin-when-cross-origin'", "'same-origin'")
    const editsShown = async () => {
      const page = await fetchPage(development.url)
      return page && { ...page, pageColor: page.pageColor === before?.pageColor ? 'as before' : 'edited' }
    }
    await expect.poll(editsShown, { timeout: 240_000, message: development.output() }).toMatchObject({
      title: expect.stringContaining('Sydlys'),
      hasEditedText: true,
      referrerPolicy: 'same-origin',
      pageColor: 'edited',
    })
  } finally {
    await development.stop()
    await database.drop()
    rmSync(folder, { recursive: true, force: true })
  }
})
