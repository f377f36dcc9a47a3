import { Button } from '@casino/design-system'
import { useButtonProps } from '../content/useButtonProps.tsx'
import type { CookiePurposes } from './calls.ts'

export interface ConsentAnswersProps {
  busy: boolean
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
