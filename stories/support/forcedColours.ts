import { commands } from 'vitest/browser'
import { appearanceKey, backgroundOf, isTransparent } from './appearance.ts'
import type { PlayedStory } from './storyChecks.ts'

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Defined in `vitest.stories.config.ts`. */
    forceColours: (forcedColors: 'active' | 'none') => Promise<void>
  }
}

const controlSelector =
  'a[href], button, input:not([type="hidden"]), select, textarea, summary, [role="tab"], [role="option"], [role^="menuitem"]'
const selectedSelector =
  '[aria-selected="true"], [aria-pressed="true"], [aria-current]:not([aria-current="false"]), [aria-checked="true"], :checked:not(option)'
const stateAttributes = ['aria-selected', 'aria-pressed', 'aria-current', 'aria-checked', 'data-state'] as const
/** Values of Radix's `data-state` and their unselected counterparts. */
const unselectedValues: Readonly<Record<string, string>> = { active: 'inactive', checked: 'unchecked', on: 'off' }
const sides = ['Top', 'Right', 'Bottom', 'Left'] as const
const pseudos = [undefined, '::before', '::after'] as const

const isVisible = (element: Element) => {
  const { width, height } = element.getBoundingClientRect()
  return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
}
const selfAndDescendants = (element: Element) => [element, ...element.querySelectorAll('*')]
const openingTag = (element: Element) => (element.cloneNode(false) as Element).outerHTML // the clone of an Element is an Element

/**
 * The borders, outline and background of a part on a background colour. A transparent colour or one equal to the background counts as none;
 * all other colours are equivalent.
 */
function paintSignature(style: CSSStyleDeclaration, background: string): string {
  const isPainted = (color: string) => !isTransparent(color) && color !== background
  const line = (lineStyle: string, color: string, width: string) => (lineStyle !== 'none' && isPainted(color) ? width : '0px')
  const borders = sides.map((side) => line(style[`border${side}Style`], style[`border${side}Color`], style[`border${side}Width`]))
  return [
    ...borders,
    line(style.outlineStyle, style.outlineColor, style.outlineWidth),
    isPainted(style.backgroundColor) ? 'surface' : '',
  ].join(' ')
}
const emptyPaintSignature = '0px 0px 0px 0px 0px '

const hasOwnPaint = (part: Element) =>
  pseudos.some((pseudo) => {
    const style = getComputedStyle(part, pseudo)
    return (!pseudo || style.content !== 'none') && paintSignature(style, backgroundOf(part.parentElement)) !== emptyPaintSignature
  })

/** Whether any part of a control is visible with forced colours. The border of a field may belong to a wrapper. */
function isControlVisible(control: Element): boolean {
  if (control.matches('input, select, textarea'))
    return (
      getComputedStyle(control).appearance !== 'none' ||
      [control, control.parentElement, control.parentElement?.parentElement].some((part) => part && hasOwnPaint(part))
    )
  return selfAndDescendants(control).some((part) => {
    const { color, stroke, fill } = getComputedStyle(part)
    if (part.matches('img, video, iframe')) return true
    if (part.closest('svg'))
      return [stroke, fill].some((paint) => paint !== 'none' && !isTransparent(paint) && paint !== backgroundOf(control))
    const hasText = [...part.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
    return (hasText && color !== backgroundOf(part)) || hasOwnPaint(part)
  })
}

const shapeProperties = [
  ...(['content', 'display', 'visibility', 'opacity', 'transform'] as const),
  ...(['textDecorationLine', 'textDecorationThickness', 'fontWeight', 'fontStyle'] as const),
]
/** The appearance of parts, without colours and shadows. */
const shapeSignature = (of: readonly Element[]): string =>
  of
    .flatMap((part) =>
      pseudos.map((pseudo) => {
        const style = getComputedStyle(part, pseudo)
        if (pseudo && style.content === 'none') return ''
        const lines = paintSignature(style, backgroundOf(part.parentElement))
        return [...shapeProperties.map((name) => style[name]), lines].join()
      }),
    )
    .join('\n')

/** Sets an element's state attributes to unselected; the returned function restores them. */
function setUnselected(element: Element): () => void {
  const was = stateAttributes.map((name) => [name, element.getAttribute(name)] as const)
  for (const [name, value] of was) {
    if (name === 'aria-current') element.removeAttribute(name)
    else if (value !== null) element.setAttribute(name, name === 'data-state' ? (unselectedValues[value] ?? value) : 'false')
  }
  const checked = element instanceof HTMLInputElement && element.checked
  if (checked) element.checked = false
  return () => {
    for (const [name, value] of was) if (value !== null) element.setAttribute(name, value)
    if (checked) element.checked = true
  }
}

/** Unselected siblings of the same kind in its group. */
function unselectedSiblings(element: Element): Element[] {
  const group = element.closest('ul, ol, nav, fieldset, [role="group"], [role="tablist"], [role="listbox"], [role="radiogroup"]')
  // the last item of a breadcrumb is not a link
  const kind = element.localName === 'span' ? 'a' : element.localName
  return [...(group?.querySelectorAll(kind) ?? [])].filter((other) => !other.matches(selectedSelector))
}

/**
 * Whether a state is indicated by more than colour: compared with the same element unselected, or with its siblings when another element is
 * rendered for the state.
 */
function hasNonColourIndicator(element: Element): boolean {
  if (element.matches('input') && getComputedStyle(element).appearance !== 'none') return true
  const scope = isVisible(element) ? element : (element.closest('label') ?? element.parentElement ?? element)
  const around = [scope.parentElement, scope.parentElement?.parentElement].filter((part) => part != null)
  const all = [...around, ...selfAndDescendants(scope)]
  const state = shapeSignature(all)
  const restore = setUnselected(element)
  const unselectedShape = shapeSignature(all)
  restore()
  if (unselectedShape !== state) return true
  const others = unselectedSiblings(element)
  return others.length > 0 && others.every((other) => shapeSignature([other]) !== shapeSignature([element]))
}

const focusEvents = ['focus', 'blur', 'focusin', 'focusout'] as const
const stopEvent = (event: Event) => event.stopImmediatePropagation()

/** Whether a selected control also shows a focus ring. Focus events are suppressed, so that no component reacts. */
function hasFocusRing(element: Element): boolean {
  if (!(element instanceof HTMLElement) || !element.matches(controlSelector)) return true
  const before = document.activeElement
  for (const type of focusEvents) window.addEventListener(type, stopEvent, true)
  try {
    if (before instanceof HTMLElement) before.blur()
    const around = [element.parentElement, element.parentElement?.parentElement].filter((part) => part != null)
    const all = [...around, ...selfAndDescendants(element)]
    const unfocusedShape = shapeSignature(all)
    element.focus({ focusVisible: true, preventScroll: true })
    // a disabled control, or one behind a dialog, cannot be focused
    const focused = document.activeElement === element
    const differs = shapeSignature(all) !== unfocusedShape
    element.blur()
    return differs || !focused
  } finally {
    if (before instanceof HTMLElement) before.focus({ preventScroll: true })
    for (const type of focusEvents) window.removeEventListener(type, stopEvent, true)
  }
}

const hasVisibleError = (element: Element) =>
  ['aria-errormessage', 'aria-describedby']
    .flatMap((name) => element.getAttribute(name)?.split(/\s+/) ?? [])
    .some((id) => {
      const message = document.getElementById(id)
      return message && isVisible(message) && message.textContent
    })

/** Keys of controls that passed: most stories render the same controls, and switching forced colours is slow. */
const passedKeys = new Set<string>()

/**
 * Checks a story with forced colours: every control has a border, a background or text, selected and current states are indicated by more
 * than colour, invalid fields have a visible error, and a selected control shows its focus ring. Throws with the failing elements.
 */
export async function checkForcedColours({ roots }: PlayedStory): Promise<void> {
  const found = (selector: string) => roots.flatMap((root) => [...root.querySelectorAll(selector)])
  const fresh = (selector: string) => found(selector).filter((element) => !passedKeys.has(appearanceKey(element)))
  const [shown, marked] = [fresh(controlSelector), fresh(selectedSelector)]
  const wrong = found('[aria-invalid="true"]').filter((element) => isVisible(element) && !hasVisibleError(element))
  if (shown.length + marked.length + wrong.length === 0) return
  const looks = [...shown, ...marked].map(appearanceKey)
  await commands.forceColours('active')
  try {
    const faults = [
      ...shown
        .filter((control) => isVisible(control) && !isControlVisible(control))
        .map((control) => `is invisible: ${openingTag(control)}`),
      ...marked
        .filter((element) => !hasNonColourIndicator(element))
        .map((element) => `looks the same as unselected: ${openingTag(element)}`),
      ...marked.filter((element) => !hasFocusRing(element)).map((element) => `shows no focus ring while selected: ${openingTag(element)}`),
      ...wrong.map((element) => `has no visible error message: ${openingTag(element)}`),
    ]
    if (faults.length > 0) throw new Error(`With forced colours\n${faults.join('\n')}`)
  } finally {
    await commands.forceColours('none')
  }
  for (const each of looks) passedKeys.add(each)
}
