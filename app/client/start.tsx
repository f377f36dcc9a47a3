import { createTexts } from '@casino/features/config'
import { setOfflineMessage } from '@casino/features/session'
import { startTransition, useEffect, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import { hydrateRoot } from 'react-dom/client'
import { mutate } from 'swr'
import { App } from './App.tsx'
import { keepEarlyInput } from './early-input.ts'
import { watchBuilds } from './navigation/builds.ts'
import { reloadOnce, watchChunks } from './navigation/chunk-reload.ts'
import { markFresh, skipFresh } from './navigation/freshness.ts'
import { onFirstInteraction, watchLinks, watchVisibleLinks } from './navigation/links.ts'
import { createNavigator } from './navigation/navigator.ts'
import { createPayloads } from './navigation/payloads.ts'
import { createPrefetch } from './navigation/prefetch.ts'
import { focusPage, keepScroll, placeScroll, scrollOf } from './navigation/scroll.ts'
import type { PagePayload } from './payload.ts'
import { createStore, noNews } from './store.ts'
import { loadView, type View } from './view.ts'

/** Hydrates the server-rendered page. Its lazy component is loaded first, so that hydration does not suspend. */
export async function startApp(): Promise<void> {
  watchChunks()
  const root = document.getElementById('app')
  if (!root) throw new Error('element #app is missing')
  const handOver = keepEarlyInput(root)
  const first = readPayload()
  let view: View
  try {
    view = await loadView(first)
  } catch (error) {
    if (reloadOnce(window.location.href)) return
    handOver() // stop capturing: forms submit natively, without hydration
    throw error
  }
  const texts = createTexts(first.texts)
  setOfflineMessage(texts._('error.ERR_NETWORK'))
  const store = createStore({ ...noNews, view })
  const swr = { fallback: { ...first.data }, use: [skipFresh], revalidateOnFocus: false }
  markFresh(Object.keys(first.data))

  const payloads = createPayloads((address, init) => fetch(address, init))
  const prefetch = createPrefetch(payloads, () => {
    const { path, context } = store.get().view.payload
    return { path, loggedIn: context.session.loggedIn }
  })
  const watchVisible = watchVisibleLinks(prefetch)
  const navigator = createNavigator({
    payloads,
    build: first.build,
    current: () => store.get().view,
    load: loadView,
    show(next, { arrived, samePath, hash, scroll }) {
      if (!arrived) {
        store.set({ view: next, opened: null })
        return
      }
      const { data, seo, texts: messages } = next.payload
      markFresh(Object.keys(data))
      for (const [key, value] of Object.entries(data)) void mutate(key, value, { revalidate: false })
      texts.load('da', messages)
      document.title = seo.title
      flushSync(() => store.set({ view: next, opened: seo.title, offline: false }))
      if (!samePath || scroll !== null) placeScroll(hash, scroll)
      if (!samePath) focusPage()
      watchVisible()
    },
    busy: (busy) => store.set({ busy }),
    offline: () => store.set({ offline: true }),
  })

  function Site() {
    useEffect(() => queueMicrotask(handOver), []) // a microtask, because flushSync does not work inside an effect
    const running = useSyncExternalStore(store.subscribe, store.get, store.get)
    return <App view={running.view} texts={texts} swr={swr} navigate={navigator.navigate} news={running} />
  }
  // a transition hydrates in small steps, so that a slow phone stays responsive; a click hydrates its target with priority
  startTransition(() => void hydrateRoot(root, <Site />))

  window.history.scrollRestoration = 'manual'
  placeScroll(window.location.hash, scrollOf(window.history.state))
  window.addEventListener('pagehide', keepScroll)
  window.addEventListener('popstate', () => void navigator.went())
  watchLinks({ follow: (url) => void navigator.follow(url), prefetch })
  onFirstInteraction(watchVisible)
  watchBuilds(first.build, () => store.set({ newer: true }))
}

function readPayload(): PagePayload {
  const text = document.getElementById('payload')?.textContent
  if (!text) throw new Error('element #payload is missing or empty')
  return JSON.parse(text) as PagePayload // written by the site server
}
