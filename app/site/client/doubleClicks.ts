/**
 * A double click or double tap stays with the button or link that its first press hit. An element that has replaced it, such as the button
 * of a form's next step, gets no click, no focus and no selected word. `mousedown` and `click` count the presses of one place in `detail`;
 * 0 is the keyboard or a script.
 */
export function keepDoubleClicks(page: Document): void {
  let pressed: Element | null = null
  page.addEventListener(
    'mousedown',
    (event) => {
      if (event.detail === 1) pressed = event.target instanceof Element ? event.target.closest('a, button') : null
      if (strays(event, pressed)) event.preventDefault()
    },
    true,
  )
  page.addEventListener(
    'click',
    (event) => {
      if (!strays(event, pressed)) return
      event.preventDefault()
      event.stopImmediatePropagation()
    },
    true,
  )
}

const strays = ({ detail, target }: MouseEvent, pressed: Element | null): boolean =>
  detail > 1 && pressed !== null && !(target instanceof Node && pressed.contains(target))
