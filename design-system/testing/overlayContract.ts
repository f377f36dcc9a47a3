/** What the contract needs from whoever runs it: real keys, a real click, and the control that opens the overlay. */
export type OverlayDriver = {
  /** The control that opens it. It must hold the focus when `open` is called, and holds it again after closing. */
  opener: HTMLElement
  /** Opens the overlay by its control. */
  open: () => Promise<void>
  press: (key: 'Escape' | 'Tab' | 'Shift+Tab') => Promise<void>
  /** Presses on the page beside the overlay, at a point that the overlay does not cover. */
  pressOutside: (panel: HTMLElement) => Promise<void>
  /** Ends an overlay that refuses Escape by its own action. */
  finish?: () => Promise<void>
}

/** What an overlay is: each clause reads from here what it has to hold, so that no overlay is excused from one in silence. */
export type OverlayTraits = {
  role: 'dialog' | 'alertdialog' | 'menu'
  escape: 'closes' | 'refused'
  outside: 'closes' | 'refused'
  /** Whether the page around it is out of reach for assistive technology and pointers. */
  page: 'hidden' | 'in use'
  /** Whether the page behind it scrolls at this viewport. */
  scroll: 'locked' | 'free'
  /** `title`: the heading is read before anything can be answered. `safe answer`: the control that changes nothing. */
  focus: 'title' | 'safe answer' | 'menu'
}

/** Each kind of overlay of the design system. */
export const overlayTraits = {
  modal: { role: 'dialog', escape: 'closes', outside: 'closes', page: 'hidden', scroll: 'locked', focus: 'title' },
  mandatory: { role: 'dialog', escape: 'refused', outside: 'refused', page: 'hidden', scroll: 'locked', focus: 'title' },
  confirm: { role: 'alertdialog', escape: 'closes', outside: 'refused', page: 'hidden', scroll: 'locked', focus: 'safe answer' },
  drawer: { role: 'dialog', escape: 'closes', outside: 'closes', page: 'hidden', scroll: 'locked', focus: 'title' },
  /** From lg the menu panel stands beside a page that scrolls. */
  drawerBeside: { role: 'dialog', escape: 'closes', outside: 'closes', page: 'hidden', scroll: 'free', focus: 'title' },
  popover: { role: 'dialog', escape: 'closes', outside: 'closes', page: 'in use', scroll: 'free', focus: 'title' },
  menu: { role: 'menu', escape: 'closes', outside: 'closes', page: 'in use', scroll: 'free', focus: 'menu' },
} as const satisfies Record<string, OverlayTraits>

/** Polls frame by frame, four seconds' worth of them; false at the end, so that a broken overlay is reported instead of hanging the suite. */
async function until(condition: () => boolean): Promise<boolean> {
  for (let frame = 0; frame < 240 && !condition(); frame++) await new Promise(requestAnimationFrame)
  return condition()
}

const locked = () => getComputedStyle(document.documentElement).overflowY === 'hidden'

/** A token as an element inherits it. */
const token = (element: Element) => getComputedStyle(element).getPropertyValue('--color-page')

/** Seen by assistive technology: no ancestor hides it. */
const exposed = (element: Element) => element.closest('[aria-hidden="true"], [inert]') === null

/** A press on the middle of it would reach it. */
function pressable(element: Element): boolean {
  const { x, y, width, height } = element.getBoundingClientRect()
  return element.contains(document.elementFromPoint(x + width / 2, y + height / 2))
}

const nameOf = (panel: HTMLElement): string =>
  (document.getElementById(panel.getAttribute('aria-labelledby') ?? '')?.textContent ?? panel.getAttribute('aria-label') ?? '').trim()

/** Whether the focus is where this kind of overlay promises it first. */
function wellFocused(panel: HTMLElement, focus: OverlayTraits['focus']): boolean {
  const active = document.activeElement
  if (focus === 'title') return active?.id !== '' && active?.id === panel.getAttribute('aria-labelledby')
  if (focus === 'menu') return active === panel || (panel.contains(active) && active?.getAttribute('role') === 'menuitem')
  return panel.contains(active) && active instanceof HTMLButtonElement
}

/**
 * The one contract of every overlay: named and announced, focus inside and kept, the rest hidden or in use, scroll locked and released,
 * Escape and presses outside obeyed or refused, focus handed back, nothing left behind.
 * Runs in a browser; returns the clauses that were broken, so that a test compares it with an empty list.
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

  clause(wellFocused(panel, traits.focus), `the focus stands first on: ${traits.focus}`)
  clause(nameOf(panel) !== '', 'it has a name')
  if (traits.role === 'alertdialog') {
    clause(document.getElementById(panel.getAttribute('aria-describedby') ?? '') !== null, 'the question is read with what follows from it')
  }
  clause(exposed(panel), 'it is seen by assistive technology')
  clause(exposed(driver.opener) === (traits.page === 'in use'), `the page around it is ${traits.page}`)
  clause(traits.page === 'in use' || !pressable(driver.opener), 'no press reaches the page around it')
  clause(locked() === (traits.scroll === 'locked'), `the page behind: ${traits.scroll}`)
  clause(token(panel) !== '' && token(panel) === token(document.documentElement), 'it wears the brand of the page')

  // One round through everything that can be focused, and one step back.
  const stops = panel.querySelectorAll('a[href], button, input, select, textarea, [tabindex="0"]').length
  for (let step = 0; step <= stops; step++) {
    await driver.press('Tab')
    clause(panel.contains(document.activeElement), 'Tab stays inside')
  }
  await driver.press('Shift+Tab')
  clause(panel.contains(document.activeElement), 'Shift+Tab stays inside')

  if (traits.outside === 'refused') {
    await driver.pressOutside(panel)
    clause(find() !== null, 'a press outside is refused')
    clause(panel.contains(document.activeElement), 'a refused press leaves the focus inside')
  }
  await driver.press('Escape')
  if (traits.escape === 'refused') {
    clause(find() !== null, 'Escape is refused')
    await driver.finish?.()
  }
  clause(await gone(), traits.escape === 'refused' ? 'its action closes it' : 'Escape closes it')
  clause(await until(() => document.activeElement === driver.opener), 'the focus returns to the opener')
  await nothingLeft(driver, clause)

  if (traits.outside === 'closes') {
    await driver.open()
    await until(() => find()?.contains(document.activeElement) ?? false)
    const again = find()
    if (again) await driver.pressOutside(again)
    clause(again !== null, 'it opens again')
    clause(await gone(), 'a press outside closes it')
    await nothingLeft(driver, clause)
  }
  return [...broken]
}

async function nothingLeft(driver: OverlayDriver, clause: (kept: boolean, name: string) => void) {
  clause(await until(() => !locked()), 'the lock is released')
  clause(await until(() => exposed(driver.opener)), 'nothing stays hidden')
  clause(await until(() => document.body.style.pointerEvents !== 'none'), 'no stray pointer-events: none')
}
