import { formatKrShort, ore } from '@casino/features/format/money'
import type { RoundAction } from '../frameApi.ts'
import { createElement, elementById, t } from './dom.ts'

interface Decisions {
  /** Offers these actions; none hides the group and shows the button that starts a round. */
  offer(actions: readonly RoundAction[]): void
  lock(locked: boolean): void
}

/** The buttons of an open round; they replace the button that starts a round. The focus stays with them and returns to it. */
export function createDecisions(choose: (action: RoundAction) => void): Decisions {
  const root = createElement('div', { class: 'decisions', role: 'group', 'aria-label': t('decide'), hidden: '' })
  const start = elementById<HTMLButtonElement>('go')
  const buttons = new Map<string, HTMLButtonElement>()
  start.after(root)

  const buttonOf = ({ name }: RoundAction): HTMLButtonElement => {
    const existing = buttons.get(name)
    if (existing) return existing
    const button = createElement('button', { type: 'button', class: 'go' })
    buttons.set(name, button)
    root.append(button)
    return button
  }

  return {
    offer(actions) {
      const hadFocus = root.contains(document.activeElement) || document.activeElement === start
      for (const button of buttons.values()) button.hidden = true
      for (const action of actions) {
        const button = buttonOf(action)
        button.hidden = false
        button.textContent = t(action.name)
        if (action.raise) button.append(createElement('small', {}, `+ ${formatKrShort(ore(action.raise))}`))
        button.onclick = () => button.getAttribute('aria-disabled') !== 'true' && choose(action)
      }
      root.hidden = actions.length === 0
      start.hidden = actions.length > 0
      const focused = document.activeElement
      if (hadFocus && (focused === document.body || focused === null || (focused instanceof HTMLElement && focused.hidden)))
        // without scrolling: the buttons are in view, and a browser may scroll the page around the frame to them
        (root.hidden ? start : root.querySelector<HTMLElement>('button:not([hidden])'))?.focus({ preventScroll: true })
    },
    lock(locked) {
      for (const button of buttons.values()) button.setAttribute('aria-disabled', String(locked))
    },
  }
}
