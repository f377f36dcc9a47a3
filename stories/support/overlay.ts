import { type OverlayTraits, overlayContract } from '@casino/design-system/testing/overlayContract'
import { expect, type UserEventObject } from 'storybook/test'

/** A point of the page that the panel leaves free: the first corner, else what lies highest there. */
function beside(panel: HTMLElement): Element {
  const box = panel.getBoundingClientRect()
  const { clientWidth, clientHeight } = document.documentElement
  const corners = [4, clientWidth - 4].flatMap((x) => [4, clientHeight - 4].map((y) => ({ x, y })))
  const free = corners.find(({ x, y }) => x < box.left || x > box.right || y < box.top || y > box.bottom)
  if (!free) throw new Error('the overlay covers the whole screen: nothing is outside of it')
  return document.elementFromPoint(free.x, free.y) ?? document.documentElement
}

export interface ContractOptions {
  readonly userEvent: UserEventObject
  readonly opener: HTMLElement
  readonly traits: OverlayTraits
  /** Ends an overlay that refuses Escape. */
  readonly finish?: () => Promise<void>
}

/** Runs the overlay contract with the keys and presses of a story, and fails with the clauses that were broken. */
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
