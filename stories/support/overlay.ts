import { type OverlayTraits, overlayContract } from '@casino/design-system/testing/overlayContract'
import { expect, type UserEventObject } from 'storybook/test'

/** The element at the first viewport corner that the panel does not cover. Throws if it covers all four. */
function beside(panel: HTMLElement): Element {
  const box = panel.getBoundingClientRect()
  const { clientWidth, clientHeight } = document.documentElement
  const corners = [4, clientWidth - 4].flatMap((x) => [4, clientHeight - 4].map((y) => ({ x, y })))
  const free = corners.find(({ x, y }) => x < box.left || x > box.right || y < box.top || y > box.bottom)
  if (!free) throw new Error('the overlay covers the whole viewport: there is nothing outside to press')
  return document.elementFromPoint(free.x, free.y) ?? document.documentElement
}

export interface ContractOptions {
  readonly userEvent: UserEventObject
  readonly opener: HTMLElement
  readonly traits: OverlayTraits
  /** Closes an overlay that ignores Escape. */
  readonly finish?: () => Promise<void>
}

/** Runs the overlay contract with a story's user events; fails with the violated clauses. */
export async function keepsTheContract({ userEvent, opener, traits, finish }: ContractOptions) {
  const keys = { Escape: '{Escape}', Tab: '{Tab}', 'Shift+Tab': '{Shift>}{Tab}{/Shift}' }
  const broken = await overlayContract(
    {
      opener,
      open: () => userEvent.click(opener),
      press: (key) => userEvent.keyboard(keys[key]),
      pressOutside: (panel) => userEvent.click(beside(panel)),
      finish,
    },
    traits,
  )
  await expect(broken).toEqual([])
}
