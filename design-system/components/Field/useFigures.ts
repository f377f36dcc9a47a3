import { type ChangeEvent, type FocusEvent, useRef } from 'react'
import { type FigureFormat, type Removal, regroup } from './figures.ts'

/** Applies a digit mask to an input while typing, before other handlers read its value. Without a format it does nothing. */
export function useFigures(format: FigureFormat | undefined, limit?: number) {
  const shown = useRef('')
  return {
    onFocus: (event: FocusEvent<HTMLInputElement>) => {
      shown.current = event.currentTarget.value
    },
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      if (!format) return
      const input = event.currentTarget
      const next = { value: input.value, caret: input.selectionStart ?? input.value.length }
      const { value, caret } = regroup(format, shown.current, next, removalOf(event), limit)
      // Written only if it differs: each write clears the browser's undo history.
      if (value !== input.value) {
        input.value = value
        input.setSelectionRange(caret, caret)
      }
      shown.current = value
    },
  }
}

function removalOf(event: ChangeEvent<HTMLInputElement>): Removal {
  const type = event.nativeEvent instanceof InputEvent ? event.nativeEvent.inputType : ''
  if (!type.startsWith('delete')) return null
  return type.includes('Forward') ? 'forward' : 'backward'
}
