import { animate } from '../dom.ts'

/** Plays a round back in time; everything is over at once when the player asks for the result. */
export interface Playback {
  /** Resolves after the time, or when skipped. It passes with reduced motion too: a step must be seen. */
  wait(ms: number): Promise<void>
  animate: typeof animate
  isSkipped(): boolean
  skip(): void
}

/** `stage`: the element whose animations end when the round is skipped. */
export function createPlayback(stage: Element): Playback {
  let skipped = false
  let onSkip: (() => void)[] = []
  return {
    wait: (ms) =>
      skipped
        ? Promise.resolve()
        : new Promise((resolve) => {
            setTimeout(resolve, ms)
            onSkip.push(resolve)
          }),
    animate: async (element, keyframes, timing) => {
      if (!skipped) await animate(element, keyframes, timing)
    },
    isSkipped: () => skipped,
    skip() {
      skipped = true
      for (const animation of stage.getAnimations({ subtree: true })) animation.finish()
      for (const resume of onSkip) resume()
      onSkip = []
    },
  }
}
