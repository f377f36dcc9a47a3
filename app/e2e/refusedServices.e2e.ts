import { expect, hydrated, onOneScreen, test } from './fixtures.ts'

/** What some browsers refuse or lack: with cookies blocked, in a private window, or in an old version. */
const refuseServices = () => {
  const refuse = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  }
  for (const name of ['sessionStorage', 'localStorage']) Object.defineProperty(window, name, { get: refuse })
  Object.defineProperty(window, 'BroadcastChannel', { value: refuse })
  Object.defineProperty(Navigator.prototype, 'serviceWorker', { value: undefined })
  Object.defineProperty(window, 'requestIdleCallback', { value: undefined })
  Object.defineProperty(Document.prototype, 'startViewTransition', { value: undefined })
  Object.defineProperty(Element.prototype, 'checkVisibility', { value: undefined })
}

onOneScreen('desktop-nordlys', () => {
  test('the site works in a browser that refuses storage, channels and workers', async ({ page }) => {
    const errors: string[] = []
    page.on('pageerror', ({ message }) => errors.push(message))
    await page.addInitScript(refuseServices)
    await page.goto('/contents/vilkaar#50%')
    await hydrated(page)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privatliv', exact: true }).first().click()
    await expect(page).toHaveURL('/contents/privatliv')
    await page.getByRole('banner').getByRole('link', { name: 'Log ind' }).first().click()
    await expect(page.getByRole('heading', { name: 'Log ind' })).toBeVisible()
    expect(errors).toEqual([])
  })
})
