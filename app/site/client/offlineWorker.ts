import type { Brand } from '@casino/features/content/siteSettings'

/** Starts the worker that shows a page of ours when the site cannot be reached; after the page, as nothing on it needs it. */
export function startOfflineWorker(brand: Brand): void {
  const register = () =>
    void window.navigator.serviceWorker.register(`/worker-${brand}.js`, { scope: '/' }).catch(() => {
      // the site works without it
    })
  if (!import.meta.env.PROD || !('serviceWorker' in window.navigator)) return
  if (document.readyState === 'complete') register()
  else window.addEventListener('load', register, { once: true })
}
