/** What decides whether slides move by themselves (WCAG 2.2.2). */
export interface Conditions {
  /** The visitor stopped them. */
  readonly paused: boolean
  readonly reducedMotion: boolean
  /** The page is out of sight. */
  readonly hidden: boolean
  /** The focus is in the carousel. */
  readonly focused: boolean
}

export const mayMove = ({ paused, reducedMotion, hidden, focused }: Conditions): boolean => !paused && !reducedMotion && !hidden && !focused

/** Calls `turn` after each full interval (ms) in which the conditions let it; a stop begins the interval anew. */
export function alternate(turn: () => void, interval: number) {
  let timer: ReturnType<typeof setInterval> | undefined
  const stop = () => {
    clearInterval(timer)
    timer = undefined
  }
  return {
    /** Call it whenever a condition changes. */
    under(conditions: Conditions): void {
      if (!mayMove(conditions)) stop()
      else timer ??= setInterval(turn, interval)
    },
    stop,
  }
}
