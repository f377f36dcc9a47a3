import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sharedImageCache, startSite } from '../scripts/lib/startSite.mjs'
import { choose, expect, test } from './fixtures.ts'
import { buttonAppearance, formLabels, inputAppearance } from './themedAppearance.ts'

/** JSON exported by the theme workbench (`served`) and the appearance that it showed (`shown`); both verified by the workbench's tests. */
const { served, shown } = JSON.parse(readFileSync(new URL('themes.json', import.meta.url), 'utf8'))

/** A proxy of the back end that overrides its themes and form registries. */
async function startThemedBackend(platformUrl: string) {
  const server = createServer(async (request, response) => {
    const own = { '/api/theme-button': served.button, '/api/theme-input': served.input }[request.url ?? '']
    const body: Buffer[] = []
    for await (const part of request) body.push(part)
    const { host: _, connection: __, 'content-length': ___, ...headers } = request.headers
    const answer = await fetch(`${platformUrl}${request.url}`, {
      method: request.method ?? 'GET',
      headers: headers as Record<string, string>, // the site server repeats no header
      ...(body.length > 0 && { body: Buffer.concat(body) }),
    })
    const text = await answer.text()
    const layouts = () => JSON.stringify({ result: 1, data: { ...JSON.parse(text).data, ...served.form } })
    response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' })
    response.end(own ? JSON.stringify({ result: 1, data: own }) : request.url === '/api/layouts' ? layouts() : text)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo // it listens on a port, not a pipe
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() }
}

test('a site with the themes exported by the workbench renders as the workbench showed', async ({ page, site }) => {
  const backEnd = await startThemedBackend(site.platformUrl)
  const themed = await startSite({ imageCache: sharedImageCache, backendUrl: backEnd.url })
  try {
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(`${themed.url}/spilleautomater/alle-spil`)
      const button = page.getByRole('banner').locator('[data-button-theme="login"]')
      expect(await button.evaluate(buttonAppearance), `button at ${width}`).toEqual(shown[width].button)
      expect(await page.getByLabel(shown.search, { exact: true }).evaluate(inputAppearance), `input at ${width}`).toEqual(
        shown[width].input,
      )
    }
    await page.goto(`${themed.url}/registrer`)
    await choose(page.getByRole('radio', { name: /Nej tak/ }))
    await page.getByRole('button', { name: 'Fortsæt' }).click()
    await expect(page.getByLabel('CPR-nummer')).toBeVisible()
    expect(await page.locator('main form').evaluate(formLabels)).toEqual(shown.questions)
  } finally {
    await themed.stop()
    backEnd.close()
  }
})
