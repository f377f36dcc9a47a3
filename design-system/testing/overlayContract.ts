/** Actions that the test runner supplies to the contract: real key presses and clicks, and the control that opens the overlay. */
export type OverlayDriver = {
  /** The control that opens the overlay. It is focused before `open` is called and must be focused again after closing. */
  opener: HTMLElement
  /** Opens the overlay with its control. */
  open: () => Promise<void>
  press: (key: 'Escape' | 'Tab' | 'Shift+Tab') => Promise<void>
  /** Clicks the page at a point that the overlay does not cover. */
  pressOutside: (panel: HTMLElement) => Promise<void>
  /** Closes an overlay that ignores Escape with its own action. */
  finish?: () => Promise<void>
}

/** Expected behaviour of an overlay. Every check reads its expectation from here, so that no overlay can skip a check. */
export type OverlayTraits = {
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
  drawerBeside: { role: 'dialog', escape: 'closes', outside: 'closes', page: 'hidden', scroll: 'free', focus: 'title' },
  popover: { role: 'dialog', escape: 'closes', outside: 'closes', page: 'in use', scroll: 'free', focus: 'title' },
  menu: { role: 'menu', escape: 'closes', outside: 'closes', page: 'in use', scroll: 'free', focus: 'menu' },
} as const satisfies Record<string, OverlayTraits>

/** Polls once a frame for at most 240 frames (about 4 s); returns false on timeout, so that a broken overlay is reported. */
async function until(condition: () => boolean): Promise<boolean> {
  for (let frame = 0; frame < 240 && !condition(); frame++) await new Promise(requestAnimationFrame)
  return condition()
}

const locked = () => getComputedStyle(document.documentElement).overflowY === 'hidden'

/** Value of a brand token as inherited by the element. */
const token = (element: Element) => getComputedStyle(element).getPropertyValue('--color-page')

/** In the accessibility tree: no ancestor is hidden or inert. */
const exposed = (element: Element) => element.closest('[aria-hidden="true"], [inert]') === null

/** A click on its centre would hit it. */
function pressable(element: Element): boolean {
  const { x, y, width, height } = element.getBoundingClientRect()
  return element.contains(document.elementFromPoint(x + width / 2, y + height / 2))
}

const nameOf = (panel: HTMLElement): string =>
  (document.getElementById(panel.getAttribute('aria-labelledby') ?? '')?.textContent ?? panel.getAttribute('aria-label') ?? '').trim()

/** Whether the initial focus is where this overlay expects it. */
function wellFocused(panel: HTMLElement, focus: OverlayTraits['focus']): boolean {
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
  const broken = new Set<string>()
  const clause = (kept: boolean, name: string) => {
    if (!kept) broken.add(name)
  }
  const find = () => document.querySelector<HTMLElement>(`[role="${traits.role}"][data-state="open"]`)
  const gone = () => until(() => document.querySelector(`[role="${traits.role}"]`) === null)

  driver.opener.focus()
  await driver.open()
  await until(() => find()?.contains(document.activeElement) ?? false)
  const panel = find()
  if (!panel) return ['the overlay opens']

  clause(wellFocused(panel, traits.focus), `initial focus: ${traits.focus}`)
  clause(nameOf(panel) !== '', 'it has an accessible name')
  if (traits.role === 'alertdialog') {
    clause(document.getElementById(panel.getAttribute('aria-describedby') ?? '') !== null, 'the alert dialog is described')
  }
  clause(exposed(panel), 'it is exposed to assistive technology')
  clause(exposed(driver.opener) === (traits.page === 'in use'), `the rest of the page is ${traits.page}`)
  clause(traits.page === 'in use' || !pressable(driver.opener), 'no click reaches the rest of the page')
  clause(locked() === (traits.scroll === 'locked'), `page scroll is ${traits.scroll}`)
  clause(token(panel) !== '' && token(panel) === token(document.documentElement), 'it inherits the brand of the page')

  // Tab once through every focusable element, then one step back.
  const stops = panel.querySelectorAll('a[href], button, input, select, textarea, [tabindex="0"]').length
  for (let step = 0; step <= stops; step++) {
    await driver.press('Tab')
    clause(panel.contains(document.activeElement), 'Tab stays inside')
  }
  await driver.press('Shift+Tab')
  clause(panel.contains(document.activeElement), 'Shift+Tab stays inside')

  if (traits.outside === 'refused') {
    await driver.pressOutside(panel)
    clause(find() !== null, 'an outside click is ignored')
    clause(panel.contains(document.activeElement), 'an ignored outside click keeps the focus inside')
  }
  await driver.press('Escape')
  if (traits.escape === 'refused') {
    clause(find() !== null, 'Escape is ignored')
    await driver.finish?.()
  }
  clause(await gone(), traits.escape === 'refused' ? 'its action closes it' : 'Escape closes it')
  clause(await until(() => document.activeElement === driver.opener), 'focus returns to the trigger')
  await nothingLeft(driver, clause)

  if (traits.outside === 'closes') {
    await driver.open()
    await until(() => find()?.contains(document.activeElement) ?? false)
    const again = find()
    if (again) await driver.pressOutside(again)
    clause(again !== null, 'it opens again')
    clause(await gone(), 'an outside click closes it')
    await nothingLeft(driver, clause)
  }
  return [...broken]
}

async function nothingLeft(driver: OverlayDriver, clause: (kept: boolean, name: string) => void) {
  clause(await until(() => !locked()), 'the scroll lock is released')
  clause(await until(() => exposed(driver.opener)), 'the page is exposed to assistive technology again')
  clause(await until(() => document.body.style.pointerEvents !== 'none'), 'no stray pointer-events: none')
}
