import { type ReactNode, useLayoutEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'

declare global {
  interface Window {
    /** Hydrates when the bench asks for it, with the page at rest; resolves to the milliseconds it took. */
    hydratePage: () => Promise<number>
  }
}

/** Both pages are taken over in the same way. */
export function hydratePage(page: ReactNode) {
  window.hydratePage = () =>
    new Promise((resolve, reject) => {
      const root = document.getElementById('root')
      if (!root) throw new Error('there is no root')
      const started = performance.now()
      const done = () => resolve(performance.now() - started)
      hydrateRoot(root, <Taken done={done}>{page}</Taken>, { onRecoverableError: reject })
    })
}

function Taken({ done, children }: { done: () => void; children: ReactNode }) {
  useLayoutEffect(done)
  return children
}
