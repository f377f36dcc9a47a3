/** A popup that opened as soon as a field has lost the focus would take the click that has just begun on another control. */
const idleDelayMs = 1000

const typelessInputs: readonly string[] = ['button', 'checkbox', 'color', 'file', 'image', 'radio', 'range', 'reset', 'submit']

/** Whether a player writes in this element, or chooses from it by the keyboard. */
const isTextField = (element: EventTarget | null): boolean =>
  element instanceof HTMLTextAreaElement ||
  element instanceof HTMLSelectElement ||
  (element instanceof HTMLInputElement && !typelessInputs.includes(element.type)) ||
  (element instanceof HTMLElement && element.isContentEditable)

export interface TypingWatch {
  /** The current path: a text that was typed on another page waits for nothing. */
  setPath(path: string): void
  stop(): void
}

/**
 * Watches whether the player types: a text field has the focus, or text was typed into one since the page opened. Reports `true` at once,
 * and `false` a moment after the last field lost the focus. Values can repeat.
 */
export function watchTyping(onChange: (typing: boolean) => void): TypingWatch {
  const ended = new AbortController()
  const options = { signal: ended.signal, capture: true }
  let currentPath: string | null = null
  let typed = false
  let timer: ReturnType<typeof setTimeout> | undefined
  // a window in the background keeps its active element
  const isTyping = () => typed || isTextField(document.activeElement)
  const check = () => {
    clearTimeout(timer)
    if (isTyping()) onChange(true)
    else timer = setTimeout(() => onChange(isTyping()), idleDelayMs)
  }
  document.addEventListener('focusin', check, options)
  document.addEventListener('focusout', check, options)
  document.addEventListener(
    'input',
    ({ target }) => {
      if (!isTextField(target)) return
      typed = true
      check()
    },
    options,
  )
  check()
  return {
    setPath: (path) => {
      if (path === currentPath) return
      typed = typed && currentPath === null
      currentPath = path
      check()
    },
    stop: () => {
      clearTimeout(timer)
      ended.abort()
    },
  }
}
