import { commands } from 'vitest/browser'
import type { PlayedStory } from './guards.ts'
import { clear, ground, look } from './look.ts'

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Defined in `vitest.stories.config.ts`. */
    forceColours: (forcedColors: 'active' | 'none') => Promise<void>
  }
}

const controls = 'a[href], button, input:not([type="hidden"]), select, textarea, summary, [role="tab"], [role="option"], [role^="menuitem"]'
const stated =
  '[aria-selected="true"], [aria-pressed="true"], [aria-current]:not([aria-current="false"]), [aria-checked="true"], :checked:not(option)'
const states = ['aria-selected', 'aria-pressed', 'aria-current', 'aria-checked', 'data-state'] as const
/** Values of Radix's `data-state` and their unselected counterparts. */
const atRest: Readonly<Record<string, string>> = { active: 'inactive', checked: 'unchecked', on: 'off' }
const sides = ['Top', 'Right', 'Bottom', 'Left'] as const
const pseudos = [undefined, '::before', '::after'] as const

const seen = (element: Element) => {
  const { width, height } = element.getBoundingClientRect()
  return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
}
const parts = (element: Element) => [element, ...element.querySelectorAll('*')]
const named = (element: Element) => (element.cloneNode(false) as Element).outerHTML // the clone of an Element is an Element

/**
 * The borders, outline and background of a part on a background colour. A transparent colour or one equal to the background counts as none;
 * all other colours are equivalent.
 */
function drawn(style: CSSStyleDeclaration, on: string): string {
  const stands = (color: string) => !clear(color) && color !== on
  const line = (lineStyle: string, color: string, width: string) => (lineStyle !== 'none' && stands(color) ? width : '0px')
  const borders = sides.map((side) => line(style[`border${side}Style`], style[`border${side}Color`], style[`border${side}Width`]))
  return [
    ...borders,
    line(style.outlineStyle, style.outlineColor, style.outlineWidth),
    stands(style.backgroundColor) ? 'surface' : '',
  ].join(' ')
}
const nothing = '0px 0px 0px 0px 0px '

const drawsItself = (part: Element) =>
  pseudos.some((pseudo) => {
    const style = getComputedStyle(part, pseudo)
    return (!pseudo || style.content !== 'none') && drawn(style, ground(part.parentElement)) !== nothing
  })

/** Whether any part of a control is visible with forced colours. The border of a field may belong to a wrapper. */
function visible(control: Element): boolean {
  if (control.matches('input, select, textarea'))
    return (
      getComputedStyle(control).appearance !== 'none' ||
      [control, control.parentElement, control.parentElement?.parentElement].some((part) => part && drawsItself(part))
    )
  return parts(control).some((part) => {
    const { color, stroke, fill } = getComputedStyle(part)
    if (part.matches('img, video, iframe')) return true
    if (part.closest('svg')) return [stroke, fill].some((paint) => paint !== 'none' && !clear(paint) && paint !== ground(control))
    const words = [...part.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
    return (words && color !== ground(part)) || drawsItself(part)
  })
}

/** The appearance of parts, without colours and shadows. */
const shape = (of: readonly Element[]): string =>
  of
    .flatMap((part) =>
      pseudos.map((pseudo) => {
        const style = getComputedStyle(part, pseudo)
        if (pseudo && style.content === 'none') return ''
        const { content, display, visibility, opacity, transform, textDecorationLine, textDecorationThickness, fontWeight, fontStyle } =
          style
        const lines = drawn(style, ground(part.parentElement))
        return [
          content,
          display,
          visibility,
          opacity,
          transform,
          textDecorationLine,
          textDecorationThickness,
          fontWeight,
          fontStyle,
          lines,
        ].join()
      }),
    )
    .join('\n')

/** Sets an element's state attributes to unselected; the returned function restores them. */
function rest(element: Element): () => void {
  const was = states.map((name) => [name, element.getAttribute(name)] as const)
  for (const [name, value] of was) {
    if (name === 'aria-current') element.removeAttribute(name)
    else if (value !== null) element.setAttribute(name, name === 'data-state' ? (atRest[value] ?? value) : 'false')
  }
  const checked = element instanceof HTMLInputElement && element.checked
  if (checked) element.checked = false
  return () => {
    for (const [name, value] of was) if (value !== null) element.setAttribute(name, value)
    if (checked) element.checked = true
  }
}

/** Unselected siblings of the same kind in its group. */
function peers(element: Element): Element[] {
  const group = element.closest('ul, ol, nav, fieldset, [role="group"], [role="tablist"], [role="listbox"], [role="radiogroup"]')
  // the last item of a breadcrumb is not a link
  const kind = element.localName === 'span' ? 'a' : element.localName
  return [...(group?.querySelectorAll(kind) ?? [])].filter((other) => !other.matches(stated))
}

/**
 * Whether a state is indicated by more than colour: compared with the same element unselected, or with its siblings when another element is
 * rendered for the state.
 */
function told(element: Element): boolean {
  if (element.matches('input') && getComputedStyle(element).appearance !== 'none') return true
  const scope = seen(element) ? element : (element.closest('label') ?? element.parentElement ?? element)
  const around = [scope.parentElement, scope.parentElement?.parentElement].filter((part) => part != null)
  const all = [...around, ...parts(scope)]
  const state = shape(all)
  const restore = rest(element)
  const resting = shape(all)
  restore()
  if (resting !== state) return true
  const others = peers(element)
  return others.length > 0 && others.every((other) => shape([other]) !== shape([element]))
}

const quietly = ['focus', 'blur', 'focusin', 'focusout'] as const
const hush = (event: Event) => event.stopImmediatePropagation()

/** Whether a selected control also shows a focus ring. Focus events are suppressed, so that no component reacts. */
function ringed(element: Element): boolean {
  if (!(element instanceof HTMLElement) || !element.matches(controls)) return true
  const before = document.activeElement
  for (const type of quietly) window.addEventListener(type, hush, true)
  try {
    if (before instanceof HTMLElement) before.blur()
    const around = [element.parentElement, element.parentElement?.parentElement].filter((part) => part != null)
    const all = [...around, ...parts(element)]
    const resting = shape(all)
    element.focus({ focusVisible: true, preventScroll: true })
    // a disabled control, or one behind a dialog, cannot be focused
    const focused = document.activeElement === element
    const differs = shape(all) !== resting
    element.blur()
    return differs || !focused
  } finally {
    if (before instanceof HTMLElement) before.focus({ preventScroll: true })
    for (const type of quietly) window.removeEventListener(type, hush, true)
  }
}

const explained = (element: Element) =>
  ['aria-errormessage', 'aria-describedby']
    .flatMap((name) => element.getAttribute(name)?.split(/\s+/) ?? [])
    .some((id) => {
      const message = document.getElementById(id)
      return message && seen(message) && message.textContent
    })

/** Keys of controls that passed: most stories render the same controls, and switching forced colours is slow. */
const known = new Set<string>()

/**
 * Checks a story with forced colours: every control has a border, a background or text, selected and current states are indicated by more
 * than colour, invalid fields have a visible error, and a selected control shows its focus ring. Throws with the failing elements.
 */
export async function survivesForcedColours({ roots }: PlayedStory): Promise<void> {
  const found = (selector: string) => roots.flatMap((root) => [...root.querySelectorAll(selector)])
  const fresh = (selector: string) => found(selector).filter((element) => !known.has(look(element)))
  const [shown, marked] = [fresh(controls), fresh(stated)]
  const wrong = found('[aria-invalid="true"]').filter((element) => seen(element) && !explained(element))
  if (shown.length + marked.length + wrong.length === 0) return
  const looks = [...shown, ...marked].map(look)
  await commands.forceColours('active')
  try {
    const faults = [
      ...shown.filter((control) => seen(control) && !visible(control)).map((control) => `is invisible: ${named(control)}`),
      ...marked.filter((element) => !told(element)).map((element) => `looks the same as unselected: ${named(element)}`),
      ...marked.filter((element) => !ringed(element)).map((element) => `shows no focus ring while selected: ${named(element)}`),
      ...wrong.map((element) => `has no visible error message: ${named(element)}`),
    ]
    if (faults.length > 0) throw new Error(`With forced colours\n${faults.join('\n')}`)
  } finally {
    await commands.forceColours('none')
  }
  for (const each of looks) known.add(each)
}
