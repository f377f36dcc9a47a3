import { type ReactNode, useLayoutEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'

declare global {
  interface Window {
    /** Hydrates the idle page on request of the benchmark; resolves to the duration in ms. */
    hydratePage: () => Promise<number>
  }
}

/** Installs `window.hydratePage`, the same for both pages. */
export function installHydration(page: ReactNode) {
  window.hydratePage = () =>
    new Promise((resolve, reject) => {
      const root = document.getElementById('root')
      if (!root) throw new Error('#root is missing')
      const started = performance.now()
      const done = () => resolve(performance.now() - started)
      hydrateRoot(root, <HydrationProbe done={done}>{page}</HydrationProbe>, { onRecoverableError: reject })
    })
}

interface HydrationProbeProps {
  done: () => void
  children: ReactNode
}

function HydrationProbe({ done, children }: HydrationProbeProps) {
  useLayoutEffect(done)
  return children
}
