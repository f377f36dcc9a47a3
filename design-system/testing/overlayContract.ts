/** What the contract needs from whoever runs it: real keys, a real click, and the control that opens the overlay. */
export type OverlayDriver = {
  /** The control that opens it. It must hold the focus when `open` is called, and holds it again after closing. */
  opener: HTMLElement
  /** Opens the overlay by its control. */
  open: () => Promise<void>
  press: (key: 'Escape' | 'Tab' | 'Shift+Tab') => Promise<void>
  /** Presses on the page beside the overlay. */
  clickOutside: () => Promise<void>
  /** Ends a mandatory overlay by its own action; required for one. */
  finish?: () => Promise<void>
}

export type OverlayTraits = {
  /** It refuses Escape and clicks outside. */
  mandatory?: boolean
  /** It locks the page behind it at this viewport. */
  locksScroll: boolean
}

const overlay = (): HTMLElement | null =>
  document.querySelector<HTMLElement>('[role="dialog"][data-state="open"], [role="alertdialog"][data-state="open"]')

/** Polls once a frame; false after two seconds, so that a broken overlay is reported instead of hanging the suite. */
async function until(condition: () => boolean): Promise<boolean> {
  const end = performance.now() + 2000
  while (performance.now() < end) {
    if (condition()) return true
    await new Promise(requestAnimationFrame)
  }
  return condition()
}

const gone = () => until(() => document.querySelector('[role="dialog"], [role="alertdialog"]') === null)
const locked = () => getComputedStyle(document.documentElement).overflowY === 'hidden'

/** Seen by assistive technology: no ancestor hides it. */
const exposed = (element: Element) => element.closest('[aria-hidden="true"], [inert]') === null

/**
 * The one contract of every overlay: titled and announced, focus inside and trapped, the rest hidden, scroll locked and released,
 * Escape and outside clicks obeyed (or refused), focus handed back, nothing left behind.
 * Runs in a browser; returns the clauses that were broken, so that a test compares it with an empty list.
 */
export async function overlayContract(driver: OverlayDriver, traits: OverlayTraits): Promise<string[]> {
  const broken: string[] = []
  const clause = (kept: boolean, name: string) => {
    if (!kept) broken.push(name)
  }

  driver.opener.focus()
  await driver.open()
  clause(await until(() => overlay()?.contains(document.activeElement) ?? false), 'focus moves into the overlay')
  const panel = overlay()
  if (!panel) return [...broken, 'the overlay opens']

  const title = document.getElementById(panel.getAttribute('aria-labelledby') ?? '')
  clause(Boolean(title?.textContent?.trim()), 'it is named by its title')
  clause(document.activeElement === title || panel.getAttribute('aria-modal') === 'true' || exposed(panel), 'title focused or announced')
  clause(exposed(panel) && !exposed(driver.opener), 'everything outside is hidden')
  clause(locked() === traits.locksScroll, traits.locksScroll ? 'the page behind is locked' : 'the page behind still scrolls')

  const stops = panel.querySelectorAll('a[href], button, input, select, textarea, [tabindex="0"]').length
  for (let step = 0; step <= stops; step++) {
    await driver.press('Tab')
    clause(panel.contains(document.activeElement), 'Tab stays inside')
  }
  await driver.press('Shift+Tab')
  clause(panel.contains(document.activeElement), 'Shift+Tab stays inside')

  await driver.press('Escape')
  if (traits.mandatory) {
    clause(overlay() !== null, 'Escape is refused')
    await driver.clickOutside()
    clause(overlay() !== null, 'a click outside is refused')
    await driver.finish?.()
  }
  clause(await gone(), traits.mandatory ? 'its action closes it' : 'Escape closes it')
  clause(await until(() => document.activeElement === driver.opener), 'focus returns to the opener')
  clause(await until(() => !locked()), 'the lock is released')
  clause(exposed(driver.opener), 'nothing stays hidden')
  clause(getComputedStyle(document.body).pointerEvents !== 'none', 'no stray pointer-events: none')

  if (!traits.mandatory) {
    await driver.open()
    await until(() => overlay() !== null)
    await driver.clickOutside()
    clause(await gone(), 'a click outside closes it')
  }
  return [...new Set(broken)]
}
