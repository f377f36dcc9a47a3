import { type OverlayTraits, overlayContract } from '@casino/design-system/testing/overlayContract'
import { expect, type UserEventObject } from 'storybook/test'

/** The element at the first viewport corner that the panel does not cover. Throws if it covers all four. */
function elementOutside(panel: HTMLElement): Element {
  const box = panel.getBoundingClientRect()
  const { clientWidth, clientHeight } = document.documentElement
  const corners = [4, clientWidth - 4].flatMap((x) => [4, clientHeight - 4].map((y) => ({ x, y })))
  const free = corners.find(({ x, y }) => x < box.left || x > box.right || y < box.top || y > box.bottom)
  if (!free) throw new Error('the overlay covers the whole viewport: there is nothing outside to press')
  return document.elementFromPoint(free.x, free.y) ?? document.documentElement
}

export interface OverlayTestOptions {
  userEvent: UserEventObject
  trigger: HTMLElement
  traits: OverlayTraits
  /** Closes an overlay that ignores Escape. */
  close?: () => Promise<void>
}

/** Runs the overlay contract with a story's user events; fails with the violated clauses. */
export async function testOverlayContract({ userEvent, trigger, traits, close }: OverlayTestOptions) {
  const keys = { Escape: '{Escape}', Tab: '{Tab}', 'Shift+Tab': '{Shift>}{Tab}{/Shift}' }
  const violations = await overlayContract(
    {
      trigger,
      open: () => userEvent.click(trigger),
      press: (key) => userEvent.keyboard(keys[key]),
      clickOutside: (panel) => userEvent.click(elementOutside(panel)),
      closeByAction: close,
    },
    traits,
  )
  await expect(violations).toEqual([])
}
