import { Button } from '@casino/design-system/components/Button'
import { useButtonProps } from '../content/useButtonProps.tsx'
import type { CookieDecision } from './calls.ts'

export type CookiePurposes = Pick<CookieDecision, 'statistics' | 'marketing'>

export interface ConsentAnswersProps {
  busy: boolean
  /** Why the last choice was not stored; null otherwise. */
  error: string | null
  onChoose: (purposes: CookiePurposes) => void
}

/** Refusal and acceptance of all cookies: the same variant, the same width, one click each. */
export function ConsentAnswers({ busy, onChoose }: ConsentAnswersProps) {
  const button = useButtonProps()
  return (
    <>
      <Button
        {...button('consentAnswer', { text: 'consent.refuse', loading: busy })}
        variant="secondary"
        onClick={() => onChoose({ statistics: false, marketing: false })}
      />
      <Button
        {...button('consentAnswer', { text: 'consent.accept', loading: busy })}
        variant="secondary"
        onClick={() => onChoose({ statistics: true, marketing: true })}
      />
    </>
  )
}
