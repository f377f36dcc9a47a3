import { findViolations } from './axe.ts'
import { expect, test } from './fixtures.ts'

test('violations of a page and of its frame from another origin are found, again after a change', async ({ page }) => {
  const head = '<!doctype html><html lang="da"><title>Test</title><main><h1>Test</h1>'
  const documents = { page: `${head}<iframe title="Test" src="http://frame.test/"></iframe>`, frame: `${head}<img src="data:,">` }
  for (const [name, body] of Object.entries(documents))
    await page.route(`http://${name}.test/`, (route) => route.fulfill({ contentType: 'text/html', body }))
  await page.goto('http://page.test/')
  expect(await findViolations(page)).toContain('image-alt: iframe img')
  await page.evaluate(() => document.querySelector('h1')?.insertAdjacentHTML('afterend', '<button></button>'))
  expect(await findViolations(page)).toEqual(expect.arrayContaining(['button-name: button', 'image-alt: iframe img']))
})
