import { visuallyHidden } from '@casino/design-system/theme/visuallyHidden'
import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { useRun } from '../api/useRun.ts'
import { useSystemConfig } from '../content/useSystemConfig.ts'
import { useTranslations } from '../content/useTranslations.tsx'
import { paths } from '../navigation/paths.ts'
import { ConsentBar } from './ConsentBar.tsx'
import { CookieChoicesDialog } from './CookieChoicesDialog.tsx'
import type { CookiePurposes } from './calls.ts'
import { consentStore, purposesOf, useConsentState } from './consentStore.ts'
import { MarketingPopup } from './MarketingPopup.tsx'
import { useRecordConsentMutation } from './queries.ts'
import { useCookieChoice } from './useCookieChoice.ts'
import { useTagManager } from './useTagManager.ts'
import { useVitals } from './useVitals.ts'

export interface ConsentManagerProps {
  /** Third parties may measure this page with consent; the question for cookies is asked on such pages only. */
  measured: boolean
  /** The page interrupts no task, such as a form. Only such pages ask for marketing consent. */
  calm: boolean
}

/** Asks for cookies at the first visit, opens the choices from every link to them, and loads what has been consented to. */
export function ConsentManager({ measured, calm }: ConsentManagerProps) {
  const run = useRun()
  const t = useTranslations()
  const [path] = useLocation()
  const { consentVersion } = useSystemConfig('consentVersion')
  const { choice, choosing } = useConsentState()
  const { applyDecision } = useCookieChoice(measured)
  const { trigger, busy, error } = useRecordConsentMutation()
  const [announcement, setAnnouncement] = useState('')
  useTagManager({ path, measured })
  useVitals(choice.type === 'made' && choice.decision.statistics)
  useEffect(openChoicesFromLinks, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the choices close when the page that they were opened on is left, for example by Back
  useEffect(() => {
    if (consentStore.get().choosing) consentStore.set({ choosing: false })
  }, [path])

  const choose = async ({ statistics, marketing }: CookiePurposes) => {
    const recorded = await trigger({ body: { version: consentVersion, statistics, marketing } })
    if (recorded?.type !== 'success') return
    keepFocusOnPage()
    consentStore.set({ choosing: false })
    applyDecision(recorded.data)
    setAnnouncement(t('consent.saved'))
  }
  const answers = { busy, error: error?.message ?? null, onChoose: (purposes: CookiePurposes) => run(choose(purposes)) }
  return (
    <>
      {choice.type === 'open' && measured && <ConsentBar {...answers} />}
      <CookieChoicesDialog
        {...answers}
        open={choosing}
        current={purposesOf(choice)}
        onClose={() => consentStore.set({ choosing: false })}
      />
      <MarketingPopup calm={calm && !choosing} />
      <div className={visuallyHidden} role="status">
        {announcement}
      </div>
    </>
  )
}

/** The answered bar disappears with its focused button: the page itself has the focus then, as when it was opened. */
function keepFocusOnPage(): void {
  if (document.activeElement?.closest('[data-bottom-banner]')) document.querySelector('main')?.focus({ preventScroll: true })
}

/** Links to the choices open the dialog. Before the click handler of navigations, hence in the capture phase. Returns the clean-up. */
function openChoicesFromLinks(): () => void {
  const handleClick = (event: MouseEvent) => {
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
    if (!isPlain || !(event.target instanceof Element) || !event.target.closest(`a[href="${paths.cookieChoices}"]`)) return
    event.preventDefault()
    consentStore.set({ choosing: true })
  }
  document.addEventListener('click', handleClick, { capture: true })
  return () => document.removeEventListener('click', handleClick, { capture: true })
}
