import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Frame, Page } from '@playwright/test'
import type axe from 'axe-core'

declare global {
  interface Window {
    axe: typeof axe
  }
}

/** In ASCII: one wider character doubles the size of the message to the browser. */
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8').replace(
  /[^\0-\x7f]/g,
  (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
)
/** Pages and their frames are of different origins: games and payments. */
const script = `${axeSource};window.axe.configure({ allowedOrigins: ['<unsafe_all_origins>'] })`

/** Into a frame that has not got it yet. One that the page removes meanwhile, such as the bank's after an approval, is left out. */
async function injectAxe(frame: Frame): Promise<void> {
  try {
    if (await frame.evaluate(() => !('axe' in window))) await frame.evaluate(script)
  } catch (error) {
    if (!frame.isDetached()) throw error
  }
}

/**
 * Violations (WCAG 2.2 A and AA, best practice) of a page and its frames, as `rule: elements`. Not by `@axe-core/playwright`, which sends
 * axe to the browser twice per call, and opens another page where there are frames.
 */
export async function findViolations(page: Page): Promise<readonly string[]> {
  for (const frame of page.frames()) await injectAxe(frame)
  return page.evaluate(async () => {
    // a frame that does not answer in this time is left out
    const { violations } = await window.axe.run({ resultTypes: ['violations'], reporter: 'no-passes', pingWaitTime: 30_000 })
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
  })
}
