import { Alert } from '@casino/design-system/components/Alert'
import { Button } from '@casino/design-system/components/Button'
import type { TextKey } from '../config/texts/index.ts'
import { useButtons } from '../config/useButtons.tsx'
import type { ProviderButton } from '../session/index.ts'

export interface OpenProviderProps {
  readonly provider: Pick<ProviderButton, 'locked' | 'opening'>
  /** Words of this place; without them those of the button's name. */
  readonly text?: TextKey
  onClick(): void
}

/** The way to MitID: says that it is opening, and is pressed once. */
export function OpenProvider({ provider, text, onClick }: OpenProviderProps) {
  const button = useButtons()
  const themed = button('identity', { loading: provider.opening, ...(text && { text }) })
  return <Button {...themed} size="lg" fullWidth disabled={provider.locked && !provider.opening} onClick={onClick} />
}

/** Why MitID could not be opened, in Danish. */
export const ProviderError = ({ error }: { readonly error: string | null }) =>
  error && (
    <Alert tone="danger" live>
      {error}
    </Alert>
  )
