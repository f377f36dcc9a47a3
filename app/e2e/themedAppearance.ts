/** Computed appearance of a themed button. Runs in the page. */
export function buttonAppearance(button: Element): Readonly<Record<string, string>> {
  for (const transition of button.getAnimations()) transition.finish()
  const { backgroundColor, color, borderTopColor, borderTopLeftRadius, paddingInlineStart, minHeight } = getComputedStyle(button)
  const icons = [...button.querySelectorAll('svg')].filter((icon) => icon.checkVisibility())
  return {
    ground: backgroundColor,
    text: color,
    line: borderTopColor,
    radius: borderTopLeftRadius,
    padding: paddingInlineStart,
    height: minHeight,
    words: (button as HTMLElement).innerText.trim(), // the element may be of another window, where `instanceof` fails
    icons: icons.map((icon) => icon.querySelector('path')?.getAttribute('d') ?? '').join(' '),
  }
}

/** Computed appearance of a themed input: its box, icon and placeholder. Runs in the page. */
export function inputAppearance(input: Element): Readonly<Record<string, string>> {
  const box = input.parentElement
  const icon = box?.querySelector('svg')
  if (!box || !icon) throw new Error('no box or icon around the input')
  for (const transition of box.getAnimations()) transition.finish()
  const { backgroundColor, color, borderTopColor, borderTopLeftRadius } = getComputedStyle(box)
  return {
    ground: backgroundColor,
    text: color,
    line: borderTopColor,
    radius: borderTopLeftRadius,
    padding: getComputedStyle(input).paddingInlineStart,
    placeholder: getComputedStyle(input, '::placeholder').color,
    icon: getComputedStyle(icon).color,
    icons: icon.querySelector('path')?.getAttribute('d') ?? '',
  }
}

/** Labels and legends of a form in document order, without the labels of radio buttons. */
export const formLabels = (form: Element): readonly string[] =>
  [...form.querySelectorAll('label, legend')]
    .filter((words) => !words.querySelector('[type=radio], label'))
    .map((words) => words.textContent?.trim() ?? '')
