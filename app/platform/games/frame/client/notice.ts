import { make, need } from './dom.ts'

const dialog = need<HTMLDialogElement>('notice')
let onDismiss: () => void = () => undefined

export interface Action {
  readonly text: string
  readonly run: () => void
}

/** Opens a modal dialog with actions, the first being primary. Escape calls `dismiss`. On close the browser restores focus. */
export function notice(title: string, text: string, actions: readonly Action[], dismiss: () => void = () => undefined): void {
  onDismiss = dismiss
  need('notice-title').textContent = title
  need('notice-text').textContent = text
  need('notice-actions').replaceChildren(
    ...actions.map(({ text: label, run }, i) => {
      const button = make('button', { type: 'button', class: i ? 'plain' : 'go' }, label)
      button.onclick = () => {
        onDismiss = () => undefined
        dialog.close()
        run()
      }
      return button
    }),
  )
  if (!dialog.open) dialog.showModal()
  need<HTMLElement>('notice-title').focus()
}

dialog.addEventListener('close', () => onDismiss())
