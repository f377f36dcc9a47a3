import { elementById } from './dom.ts'

export const startButton = elementById<HTMLButtonElement>('go')

/** Runs `start` on a press of the button, on Enter in it and on the space bar; key repeat starts nothing further. */
export function onStart(start: () => void): void {
  elementById<HTMLFormElement>('controls').addEventListener('submit', (event) => {
    event.preventDefault()
    start()
  })
  addEventListener('keydown', (event) => {
    if (event.repeat && (event.key === ' ' || event.key === 'Enter') && event.target === startButton) event.preventDefault()
    if (event.key === ' ' && event.target === document.body && !event.repeat) {
      event.preventDefault()
      start()
    }
  })
}

/** Shows what the button does, and whether it does it now. */
export function showStart(text: string, ready: boolean): void {
  elementById('go-text').textContent = text
  startButton.setAttribute('aria-disabled', String(!ready))
}

export const isStartReady = (): boolean => startButton.getAttribute('aria-disabled') !== 'true'
