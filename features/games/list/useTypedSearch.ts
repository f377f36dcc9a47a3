import { type FormEvent, useEffect, useRef } from 'react'

const debounceMs = 350

/**
 * An uncontrolled search field that calls `onSearch` with its trimmed text at a pause of typing and on submit, when the text differs from
 * `search`. A search that changes by navigation replaces the text.
 */
export function useTypedSearch(search: string, onSearch: (typed: string) => void) {
  const ref = useRef<HTMLInputElement>(null)
  const timer = useRef(0)
  useEffect(() => () => window.clearTimeout(timer.current), [])
  useEffect(() => {
    const input = ref.current
    if (input && input !== document.activeElement) input.value = search
  }, [search])

  const apply = () => {
    window.clearTimeout(timer.current)
    const typed = ref.current?.value.trim() ?? ''
    if (typed !== search) onSearch(typed)
  }
  return {
    ref,
    onSubmit: (event: FormEvent) => {
      event.preventDefault()
      apply()
    },
    onType: () => {
      window.clearTimeout(timer.current)
      timer.current = window.setTimeout(apply, debounceMs)
    },
  }
}
