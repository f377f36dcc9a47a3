import { Alert } from '@casino/design-system/components/Alert'
import { Button } from '@casino/design-system/components/Button'
import type { ReactNode } from 'react'
import { useTexts } from '../config/useTexts.tsx'
import type { ProviderButton } from '../session/index.ts'

export interface OpenProviderProps {
  readonly provider: Pick<ProviderButton, 'locked' | 'opening'>
  readonly children: ReactNode
  onClick(): void
}

/** The way to MitID: says that it is opening, and is pressed once. */
export function OpenProvider({ provider, children, onClick }: OpenProviderProps) {
  const t = useTexts()
  return (
    <Button
      size="lg"
      fullWidth
      loading={provider.opening}
      loadingText={t('login.mitid_opening')}
      disabled={provider.locked}
      onClick={onClick}
    >
      {children}
    </Button>
  )
}

/** Why MitID could not be opened, in Danish. */
export const ProviderError = ({ error }: { readonly error: string | null }) =>
  error && (
    <Alert tone="danger" live>
      {error}
    </Alert>
  )
