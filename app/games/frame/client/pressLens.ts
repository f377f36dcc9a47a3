import { createElement } from './dom.ts'

/** Distance of the lens from the finger, and from the edges of the window, px. */
const [clearance, margin] = [28, 4]

interface PressLensOptions {
  /** The element that takes presses. */
  root: HTMLElement
  /** The control at a point of the window; null without one. */
  controlAt(x: number, y: number): HTMLElement | null
  /** What the lens says of a control. */
  describe(control: HTMLElement): { name: string; color: string }
  /** The control below the finger; null when the finger has left. */
  onHover(control: HTMLElement | null): void
}

/**
 * Controls that are smaller than a finger: a touch shows the name of the control below it, large and above the finger, or beside it at the top
 * of the window. A slide moves to another, and the release presses the one that is shown. A slide out of the controls presses none. Mouse and keys are as elsewhere.
 */
export function createPressLens({ root, controlAt, describe, onHover }: PressLensOptions): HTMLElement {
  const lens = createElement('div', { class: 'lens', 'aria-hidden': 'true', hidden: '' })
  let finger: number | null = null
  let shown: HTMLElement | null = null

  function show(control: HTMLElement | null, { clientX, clientY }: PointerEvent): void {
    lens.hidden = control === null
    if (control) {
      const { name, color } = describe(control)
      lens.textContent = name
      lens.className = `lens ${color}`
      const { offsetWidth, offsetHeight } = lens
      const above = clientY - clearance - offsetHeight
      const beside = [clientX - clearance - offsetWidth, clientX + clearance].find(
        (left) => left >= margin && left <= innerWidth - offsetWidth - margin,
      )
      const centred = Math.min(Math.max(margin, clientX - offsetWidth / 2), innerWidth - offsetWidth - margin)
      lens.style.left = `${above < margin && beside !== undefined ? beside : centred}px`
      lens.style.top = `${Math.max(margin, above)}px`
    }
    if (control !== shown) onHover(control)
    shown = control
  }

  function end(event: PointerEvent, isPress: boolean): void {
    if (event.pointerId !== finger) return
    finger = null
    const pressed = shown
    show(null, event)
    if (isPress) pressed?.click()
  }

  root.addEventListener('pointerdown', (event) => {
    if (event.pointerType === 'mouse' || finger !== null) return
    finger = event.pointerId
    show(controlAt(event.clientX, event.clientY), event)
  })
  root.addEventListener('pointermove', (event) => {
    if (event.pointerId === finger) show(controlAt(event.clientX, event.clientY), event)
  })
  root.addEventListener('pointerup', (event) => end(event, true))
  root.addEventListener('pointercancel', (event) => end(event, false))
  // the release has pressed already
  root.addEventListener('touchend', (event) => event.cancelable && event.preventDefault())
  return lens
}
