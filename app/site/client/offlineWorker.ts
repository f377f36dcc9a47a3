import type { Brand } from '@casino/features/content/siteSettings'

/** Starts the worker that shows a page of ours when the site cannot be reached; after the page, as nothing on it needs it. */
export function startOfflineWorker(brand: Brand): void {
  // some browsers have none in a private window
  const workers: ServiceWorkerContainer | undefined = window.navigator.serviceWorker
  if (!import.meta.env.PROD || !workers) return
  const register = () =>
    void workers.register(`/worker-${brand}.js`, { scope: '/' }).catch(() => {
      // the site works without it
    })
  if (document.readyState === 'complete') register()
  else window.addEventListener('load', register, { once: true })
}
