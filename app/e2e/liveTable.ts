import type { FrameLocator, Locator } from '@playwright/test'
import { expect, type Page, type PlatformControls } from './fixtures.ts'
import { logInByRequests, type PersonKey } from './player.ts'

/** The message of the table. */
export const resultOf = (frame: FrameLocator): Locator => frame.locator('#result')
/** The button that places the bet. */
export const startOf = (frame: FrameLocator): Locator => frame.locator('#go')

/** Logs in and opens a live table for money. */
export async function openTable(page: Page, siteUrl: string, game: string, player: PersonKey = 'freja'): Promise<FrameLocator> {
  await logInByRequests(page, siteUrl, player)
  await page.goto(`/live-casino/spil-for-penge/${game}`)
  const frame = page.frameLocator('iframe')
  await expect(frame.locator('#live')).toHaveAttribute('data-phase', /./)
  return frame
}

/** Moves the platform's clock until the table is in a phase of this name that has just begun. */
export async function advanceTo(
  frame: FrameLocator,
  controls: PlatformControls,
  phase: 'betting' | 'deciding' | 'drawing' | 'result',
): Promise<void> {
  const panel = frame.locator('#live')
  for (let phases = 0; phases < 5; phases++) {
    // in one look: between two, the phase may end by itself
    const [before, seconds] = await panel.evaluate(
      (root: HTMLElement) => [root.dataset.phase ?? '', Number(root.querySelector('.live-seconds')?.textContent)] as const,
    )
    await controls.advance(seconds * 1000)
    await expect(panel).not.toHaveAttribute('data-phase', before)
    if ((await panel.getAttribute('data-phase')) === phase) return
  }
  throw new Error(`the table never came to ${phase}`)
}

/** Lays one chip on each spot, by its name. */
export async function layChips(frame: FrameLocator, spots: readonly (string | RegExp)[]): Promise<void> {
  for (const spot of spots) await frame.getByRole('button', { name: spot }).first().click()
}
