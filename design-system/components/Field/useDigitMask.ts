import { type ChangeEvent, type CompositionEvent, type FocusEvent, useRef } from 'react'
import { applyDigitMask, type DeletionDirection, type DigitMaskFormat, maskDigits } from './digitMask.ts'
import { setNativeValue } from './setNativeValue.ts'

/** Applies a digit mask to an input while typing, before other handlers read its value. Without a format it does nothing. */
export function useDigitMask(format: DigitMaskFormat | undefined, limit?: number) {
  const displayed = useRef('')
  return {
    onFocus: (event: FocusEvent<HTMLInputElement>) => {
      displayed.current = event.currentTarget.value
    },
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      if (!format || isComposing(event)) return
      const input = event.currentTarget
      const next = { value: input.value, caret: input.selectionStart ?? input.value.length }
      const { value, caret } = applyDigitMask(format, displayed.current, next, deletionDirection(event), limit)
      // Written only if it differs: each write clears the browser's undo history.
      if (value !== input.value) {
        input.value = value
        input.setSelectionRange(caret, caret)
      }
      displayed.current = value
    },
    /** The text of an input method is masked once it is composed: a change before would be composed again. */
    onCompositionEnd: (event: CompositionEvent<HTMLInputElement>) => {
      const input = event.currentTarget
      if (!format) return
      setNativeValue(input, maskDigits(format, input.value, limit))
      displayed.current = input.value
    },
  }
}

const isComposing = ({ nativeEvent }: ChangeEvent<HTMLInputElement>): boolean =>
  nativeEvent instanceof InputEvent && nativeEvent.isComposing

function deletionDirection(event: ChangeEvent<HTMLInputElement>): DeletionDirection {
  const type = event.nativeEvent instanceof InputEvent ? event.nativeEvent.inputType : ''
  if (!type.startsWith('delete')) return null
  return type.includes('Forward') ? 'forward' : 'backward'
}
