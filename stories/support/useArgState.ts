import { useState } from 'react'

/** `useState` of a controlled component in a story: the player changes it, and so does the control of its arg. *Show code* has `useState`. */
export function useArgState<T>(arg: T) {
  const [state, setState] = useState(arg)
  const [lastArg, setLastArg] = useState(arg)
  if (arg !== lastArg) {
    setLastArg(arg)
    setState(arg)
  }
  return [state, setState] as const // a pair, not an array
}
