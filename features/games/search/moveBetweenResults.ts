import type { KeyboardEvent } from 'react'

/** The arrow keys lead from the field through the links of the results and back. All of them are in the order of Tab as well. */
export function moveBetweenResults(event: KeyboardEvent, field: HTMLElement | null, results: HTMLElement | null): void {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
  if (step === 0 || !field || !results) return
  const stops = [field, ...results.querySelectorAll<HTMLElement>('a[href]')]
  const index = stops.findIndex((stop) => stop.matches(':focus'))
  const next = index < 0 ? undefined : stops[index + step]
  if (!next) return
  event.preventDefault()
  next.focus()
}
