/** Conditions of automatic slide changes (WCAG 2.2.2). */
export interface AutoplayConditions {
  /** Paused by the user. */
  paused: boolean
  reducedMotion: boolean
  /** The document is hidden. */
  hidden: boolean
  /** The focus is in the carousel. */
  focused: boolean
}

export const canAutoplay = ({ paused, reducedMotion, hidden, focused }: AutoplayConditions): boolean =>
  !paused && !reducedMotion && !hidden && !focused

/** Calls `onTick` after each full interval (ms) in which the conditions allow it; stopping restarts the interval. */
export function createSlideTimer(onTick: () => void, interval: number) {
  let timer: ReturnType<typeof setInterval> | undefined
  const stop = () => {
    clearInterval(timer)
    timer = undefined
  }
  return {
    /** Call it whenever a condition changes. */
    update(conditions: AutoplayConditions): void {
      if (!canAutoplay(conditions)) stop()
      else timer ??= setInterval(onTick, interval)
    },
    stop,
  }
}
