/** Actions that the test runner supplies to the contract: real key presses and clicks, and the control that opens the overlay. */
export interface OverlayDriver {
  /** The control that opens the overlay. It is focused before `open` is called and must be focused again after closing. */
  trigger: HTMLElement
  /** Opens the overlay with its control. */
  open: () => Promise<void>
  press: (key: 'Escape' | 'Tab' | 'Shift+Tab') => Promise<void>
  /** Clicks the page at a point that the overlay does not cover. */
  clickOutside: (panel: HTMLElement) => Promise<void>
  /** Closes an overlay that ignores Escape with its own action. */
  closeByAction?: () => Promise<void>
}

/** Expected behaviour of an overlay. Every check reads its expectation from here, so that no overlay can skip a check. */
export interface OverlayTraits {
  role: 'dialog' | 'alertdialog' | 'menu'
  escape: 'closes' | 'refused'
  outside: 'closes' | 'refused'
  /** Whether the rest of the page is hidden from assistive technology and pointers. */
  page: 'hidden' | 'in use'
  /** Whether the page behind it scrolls at this viewport. */
  scroll: 'locked' | 'free'
  /** Initial focus. `title`: the heading is announced first. `safe answer`: the control that changes nothing. */
  focus: 'title' | 'safe answer' | 'menu'
}

/** Expected behaviour of each overlay of the design system. */
export const overlayTraits = {
  modal: { role: 'dialog', escape: 'closes', outside: 'closes', page: 'hidden', scroll: 'locked', focus: 'title' },
  mandatory: { role: 'dialog', escape: 'refused', outside: 'refused', page: 'hidden', scroll: 'locked', focus: 'title' },
  confirm: { role: 'alertdialog', escape: 'closes', outside: 'refused', page: 'hidden', scroll: 'locked', focus: 'safe answer' },
  drawer: { role: 'dialog', escape: 'closes', outside: 'closes', page: 'hidden', scroll: 'locked', focus: 'title' },
  /** From lg the page beside the menu panel still scrolls. */
  drawerFromLg: { role: 'dialog', escape: 'closes', outside: 'closes', page: 'hidden', scroll: 'free', focus: 'title' },
  popover: { role: 'dialog', escape: 'closes', outside: 'closes', page: 'in use', scroll: 'free', focus: 'title' },
  menu: { role: 'menu', escape: 'closes', outside: 'closes', page: 'in use', scroll: 'free', focus: 'menu' },
} as const satisfies Record<string, OverlayTraits>

/** Polls once a frame for at most 240 frames (about 4 s); returns false on timeout, so that a broken overlay is reported. */
async function waitUntil(condition: () => boolean): Promise<boolean> {
  for (let frame = 0; frame < 240 && !condition(); frame++) await new Promise(requestAnimationFrame)
  return condition()
}

const isScrollLocked = () => getComputedStyle(document.documentElement).overflowY === 'hidden'

/** Value of a brand token as inherited by the element. */
const brandToken = (element: Element) => getComputedStyle(element).getPropertyValue('--color-page')

/** In the accessibility tree: no ancestor is hidden or inert. */
const isExposed = (element: Element) => element.closest('[aria-hidden="true"], [inert]') === null

/** A click on its centre would hit it. */
function isClickable(element: Element): boolean {
  const { x, y, width, height } = element.getBoundingClientRect()
  return element.contains(document.elementFromPoint(x + width / 2, y + height / 2))
}

const accessibleName = (panel: HTMLElement): string =>
  (document.getElementById(panel.getAttribute('aria-labelledby') ?? '')?.textContent ?? panel.getAttribute('aria-label') ?? '').trim()

/** Whether the initial focus is where this overlay expects it. */
function hasInitialFocus(panel: HTMLElement, focus: OverlayTraits['focus']): boolean {
  const active = document.activeElement
  if (focus === 'title') return active?.id !== '' && active?.id === panel.getAttribute('aria-labelledby')
  if (focus === 'menu') return active === panel || (panel.contains(active) && active?.getAttribute('role') === 'menuitem')
  return panel.contains(active) && active instanceof HTMLButtonElement
}

/**
 * Contract suite of every overlay: accessible name, initial focus, focus trap, page hidden or usable, scroll locked and released,
 * Escape and outside clicks closing or ignored, focus restored, no state left behind.
 * Runs in a browser; returns the names of the failed checks, so that a test compares them with an empty list.
 */
export async function overlayContract(driver: OverlayDriver, traits: OverlayTraits): Promise<string[]> {
  const failures = new Set<string>()
  const check = (kept: boolean, name: string) => {
    if (!kept) failures.add(name)
  }
  const findPanel = () => document.querySelector<HTMLElement>(`[role="${traits.role}"][data-state="open"]`)
  const closed = () => waitUntil(() => document.querySelector(`[role="${traits.role}"]`) === null)

  driver.trigger.focus()
  await driver.open()
  await waitUntil(() => findPanel()?.contains(document.activeElement) ?? false)
  const panel = findPanel()
  if (!panel) return ['the overlay opens']

  check(hasInitialFocus(panel, traits.focus), `initial focus: ${traits.focus}`)
  check(accessibleName(panel) !== '', 'it has an accessible name')
  if (traits.role === 'alertdialog') {
    check(document.getElementById(panel.getAttribute('aria-describedby') ?? '') !== null, 'the alert dialog is described')
  }
  check(isExposed(panel), 'it is exposed to assistive technology')
  check(isExposed(driver.trigger) === (traits.page === 'in use'), `the rest of the page is ${traits.page}`)
  check(traits.page === 'in use' || !isClickable(driver.trigger), 'no click reaches the rest of the page')
  check(isScrollLocked() === (traits.scroll === 'locked'), `page scroll is ${traits.scroll}`)
  check(brandToken(panel) !== '' && brandToken(panel) === brandToken(document.documentElement), 'it inherits the brand of the page')

  // Tab once through every focusable element, then one step back.
  const tabStops = panel.querySelectorAll('a[href], button, input, select, textarea, [tabindex="0"]').length
  for (let step = 0; step <= tabStops; step++) {
    await driver.press('Tab')
    check(panel.contains(document.activeElement), 'Tab stays inside')
  }
  await driver.press('Shift+Tab')
  check(panel.contains(document.activeElement), 'Shift+Tab stays inside')

  if (traits.outside === 'refused') {
    await driver.clickOutside(panel)
    check(findPanel() !== null, 'an outside click is ignored')
    check(panel.contains(document.activeElement), 'an ignored outside click keeps the focus inside')
  }
  await driver.press('Escape')
  if (traits.escape === 'refused') {
    check(findPanel() !== null, 'Escape is ignored')
    await driver.closeByAction?.()
  }
  check(await closed(), traits.escape === 'refused' ? 'its action closes it' : 'Escape closes it')
  check(await waitUntil(() => document.activeElement === driver.trigger), 'focus returns to the trigger')
  await checkCleanup(driver, check)

  if (traits.outside === 'closes') {
    await driver.open()
    await waitUntil(() => findPanel()?.contains(document.activeElement) ?? false)
    const reopened = findPanel()
    if (reopened) await driver.clickOutside(reopened)
    check(reopened !== null, 'it opens again')
    check(await closed(), 'an outside click closes it')
    await checkCleanup(driver, check)
  }
  return [...failures]
}

async function checkCleanup(driver: OverlayDriver, check: (kept: boolean, name: string) => void) {
  check(await waitUntil(() => !isScrollLocked()), 'the scroll lock is released')
  check(await waitUntil(() => isExposed(driver.trigger)), 'the page is exposed to assistive technology again')
  check(await waitUntil(() => document.body.style.pointerEvents !== 'none'), 'no stray pointer-events: none')
}
