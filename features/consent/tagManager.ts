import type { CookiePurposes } from './calls.ts'

/** Queue that the tag manager reads: an array until it has been loaded. */
interface TagQueue {
  push(entry: unknown): void
}

declare global {
  interface Window {
    dataLayer?: TagQueue
  }
}

const queue = (): TagQueue => {
  window.dataLayer ??= []
  return window.dataLayer
}

/** A command of Google's consent mode. Recognised as such only as an `arguments` object. */
function command(..._: readonly unknown[]): void {
  // biome-ignore lint/complexity/noArguments: an array would be taken for an event
  queue().push(arguments)
}

const granted = (value: boolean) => (value ? 'granted' : 'denied')
/** The purposes in the terms of consent mode. */
const consentMode = ({ statistics, marketing }: CookiePurposes) => ({
  analytics_storage: granted(statistics),
  ad_storage: granted(marketing),
  ad_user_data: granted(marketing),
  ad_personalization: granted(marketing),
})

/** Loads the tag manager with the visitor's choice. Call only with consent, in a document whose policy allows it. */
export function loadTagManager(id: string, purposes: CookiePurposes): void {
  command('consent', 'default', consentMode(purposes))
  queue().push({ 'gtm.start': Date.now(), event: 'gtm.js' })
  const script = document.createElement('script')
  script.async = true
  script.src = `https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(id)}`
  document.head.append(script)
}

/** Tells the loaded tag manager another choice. */
export const updateTagManagerConsent = (purposes: CookiePurposes): void => command('consent', 'update', consentMode(purposes))

/** The event of a page view. Without the query: it may contain what the visitor has searched for. */
export const pushPageView = (event: string, page: { path: string; title: string }): void => void queue().push({ event, page })

/**
 * Deletes the cookies that scripts can see: all were written by third parties, because the site's own are httpOnly. With the parent
 * domains, where tags store theirs.
 */
export function deleteScriptCookies(): void {
  const labels = window.location.hostname.split('.')
  const domains = labels.map((_, index) => `; domain=${labels.slice(index).join('.')}`)
  for (const pair of document.cookie.split('; ').filter(Boolean))
    for (const domain of ['', ...domains]) {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
      document.cookie = `${pair.split('=')[0]}=; path=/; max-age=0${domain}`
    }
}
