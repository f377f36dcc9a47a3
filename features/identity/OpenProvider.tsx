import { Alert } from '@casino/design-system/components/Alert'
import { Button } from '@casino/design-system/components/Button'
import type { TextKey } from '../config/texts/index.ts'
import { useButtons } from '../config/useButtons.tsx'
import type { ProviderButton } from '../session/index.ts'

export interface OpenProviderProps {
  readonly provider: Pick<ProviderButton, 'locked' | 'opening'>
  /** Label override; defaults to the text of the button's name. */
  readonly text?: TextKey
  onClick(): void
}

/** Button that redirects to MitID; shows a loading state and is disabled while locked. */
export function OpenProvider({ provider, text, onClick }: OpenProviderProps) {
  const button = useButtons()
  const themed = button('identity', { loading: provider.opening, ...(text && { text }) })
  return <Button {...themed} size="lg" fullWidth disabled={provider.locked && !provider.opening} onClick={onClick} />
}

/** Alert with the Danish message of a failed redirect to MitID. */
export const ProviderError = ({ error }: { readonly error: string | null }) =>
  error && (
    <Alert tone="danger" live>
      {error}
    </Alert>
  )
