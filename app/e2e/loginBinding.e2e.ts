import type { BrowserContext } from '@playwright/test'
import { expect, expectFailureScreen, onScreens, type Page, test } from './fixtures.ts'
import { approveAs, confirmCpr, openIdentityReturn, startLogin, testPersonData } from './player.ts'

/** Starts a login in the context and returns the link to the provider's page that it was sent to. */
async function startedLogin(context: BrowserContext): Promise<{ page: Page; link: string }> {
  const page = await context.newPage()
  await page.goto('/log-ind')
  await page.getByRole('button', { name: 'Log ind med MitID' }).click()
  await expect(page.getByRole('button', { name: /^Freja/ })).toBeVisible()
  return { page, link: page.url() }
}
const otherBrowserText = /Du skal starte og godkende i den samme browser/

/** A login belongs to the browser that started it and approved it. One screen: the messages' layout is tested with the other failures. */
onScreens(['desktop-nordlys'], () => {
  test.describe('a login that somebody else approves by link', () => {
    test('stays closed to the one who started it, who is told nothing about the person', async ({
      page: victim,
      browser,
      context,
      site,
    }) => {
      const attackers = await browser.newContext({ baseURL: site.url })
      const { page: attacker, link } = await startedLogin(attackers)
      await victim.goto(link)
      await approveAs(victim, 'freja')
      await expectFailureScreen(victim, otherBrowserText, 'Start forfra')
      expect((await context.cookies()).map(({ name }) => name)).not.toContain('session')

      const logId = (await attackers.cookies()).find(({ name }) => name === 'loginLog')?.value.split('.')[0]
      const answer = attacker.waitForResponse(/identity\.completion/)
      await attacker.goto(`/loginsuccess?method=login&logId=${logId}`)
      expect(await (await answer).text()).not.toMatch(/\d{4}-\d\d-\d\d/)
      await expectFailureScreen(attacker, otherBrowserText, 'Start forfra')
      for (const call of ['validateCpr', 'openSession']) {
        const data = { query: { method: 'login', logId, cpr: testPersonData('freja').cpr } }
        const refused = await attackers.request.post(`/backend/identity.${call}`, { data: call === 'openSession' ? {} : data })
        expect(refused.status(), call).toBe(403)
      }
      await attackers.close()
    })

    test('cannot be planted into another browser by the address of its return', async ({ page: victim, browser, site, controls: _ }) => {
      const attackers = await browser.newContext({ baseURL: site.url })
      const { page: attacker } = await startedLogin(attackers)
      const returned = attacker.waitForRequest(/approvalCode=/)
      await attacker.route(/approvalCode=/, (route) => route.abort())
      await approveAs(attacker, 'emil').catch(() => undefined) // the return is aborted
      const address = (await returned).url()
      await openIdentityReturn(victim, site.url, 'freja')
      await expect(victim.getByLabel('CPR-nummer')).toBeVisible()
      await victim.goto(address)
      await expectFailureScreen(victim, otherBrowserText, 'Start forfra')
      await victim.goBack()
      await confirmCpr(victim, testPersonData('freja').cpr)
      await expect(victim.getByRole('link', { name: 'Mine penge 1.250,00 kr.' })).toBeVisible()
      await attackers.close()
    })
  })

  test('the code of the approval is in no address, history entry, referrer, page or script, and going back to MitID leads forward again', async ({
    page,
    context,
  }) => {
    const requests: string[] = []
    page.on('request', (request) => requests.push(`${request.url()} ${request.headers().referer ?? ''} ${request.postData() ?? ''}`))
    await startLogin(page, 'freja')
    await expect(page.getByLabel('CPR-nummer')).toBeVisible()
    const code = (await context.cookies()).find(({ name }) => name === 'approvalCode')
    expect(code).toMatchObject({ httpOnly: true, sameSite: 'Lax' })
    const value = code?.value.split('.')[0] ?? ''
    expect(value).toHaveLength(43)
    const seen = await page.evaluate(() =>
      [
        location.href,
        document.referrer,
        document.cookie,
        document.documentElement.outerHTML,
        JSON.stringify([history.state, localStorage, sessionStorage]),
        ...performance.getEntries().map(({ name }) => name),
      ].join('\n'),
    )
    expect(seen).not.toContain(value)
    expect(requests.filter((line) => line.includes(value))).toHaveLength(1)

    await page.goBack()
    await page.reload()
    await page.getByRole('link', { name: 'Tilbage' }).click()
    await confirmCpr(page, testPersonData('freja').cpr)
    await expect(page.getByRole('link', { name: /^Mine penge/ })).toBeVisible()
  })

  test('a login started again in another tab replaces the first, whose tab says so', async ({ page, context }) => {
    const first = await startedLogin(context)
    const second = await startedLogin(context)
    await approveAs(first.page, 'freja')
    await expectFailureScreen(first.page, otherBrowserText, 'Start forfra')
    await approveAs(second.page, 'freja')
    await confirmCpr(second.page, testPersonData('freja').cpr)
    await expect(second.page.getByRole('link', { name: /^Mine penge/ })).toBeVisible()
    await page.goto('/')
    await expect(page.getByRole('link', { name: /^Mine penge/ })).toBeVisible()
  })
})
