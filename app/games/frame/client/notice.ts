import { createElement, elementById } from './dom.ts'

const dialog = elementById<HTMLDialogElement>('notice')
let onDismiss: () => void = () => undefined

export interface NoticeAction {
  text: string
  run: () => void
}

/** Opens a modal dialog with actions, the first being primary. Escape calls `dismiss`. On close the browser restores focus. */
export function showNotice(title: string, text: string, actions: readonly NoticeAction[], dismiss: () => void = () => undefined): void {
  onDismiss = dismiss
  elementById('notice-title').textContent = title
  elementById('notice-text').textContent = text
  elementById('notice-actions').replaceChildren(
    ...actions.map(({ text: label, run }, i) => {
      const button = createElement('button', { type: 'button', class: i ? 'plain' : 'go' }, label)
      button.onclick = () => {
        onDismiss = () => undefined
        dialog.close()
        run()
      }
      return button
    }),
  )
  if (!dialog.open) dialog.showModal()
  elementById<HTMLElement>('notice-title').focus()
}

/** Closes the dialog if it is open with this title; nothing follows. */
export function withdrawNotice(title: string): void {
  if (!dialog.open || elementById('notice-title').textContent !== title) return
  onDismiss = () => undefined
  dialog.close()
}

dialog.addEventListener('close', () => onDismiss())
