import { useEffect } from 'react'
import { useSystemConfig } from '../content/useSystemConfig.ts'
import { consentStore, useConsentState } from './consentStore.ts'
import { tagManagerDelay } from './documentMeasurement.ts'
import { loadTagManager, pushPageView } from './tagManager.ts'

/** Loads the tag manager once it may be, and tells it each page view after that. `measured`: third parties may measure this page. */
export function useTagManager({ path, measured }: { path: string; measured: boolean }): void {
  const { tagManagerId, pageViewEvent, consentScriptDelaySeconds } = useSystemConfig(
    'tagManagerId',
    'pageViewEvent',
    'consentScriptDelaySeconds',
  )
  const { choice, document: measurement } = useConsentState()

  useEffect(() => {
    const timing = { elapsedMs: performance.now(), delayMs: consentScriptDelaySeconds * 1000 }
    const delay = measured ? tagManagerDelay(measurement, timing) : null
    if (delay === null || tagManagerId === null || choice.type !== 'made') return
    const timer = setTimeout(() => {
      loadTagManager(tagManagerId, choice.decision)
      consentStore.set({ document: { ...measurement, loaded: true } })
    }, delay)
    return () => clearTimeout(timer)
  }, [choice, measurement, measured, tagManagerId, consentScriptDelaySeconds])

  const { loaded } = measurement
  useEffect(() => {
    if (loaded && measured) pushPageView(pageViewEvent, { path, title: document.title })
  }, [loaded, measured, path, pageViewEvent])
}
