import { Alert, Button } from '@casino/design-system'
import type { TextKey } from '../content/texts/index.ts'
import { useButtonProps } from '../content/useButtonProps.tsx'
import { disabledWhileLocked, type IdentityRedirect } from '../session/useIdentityRedirect.ts'

export interface IdentityProviderButtonProps {
  redirect: Pick<IdentityRedirect, 'locked' | 'redirecting'>
  /** Label override; defaults to the text of the button's name. */
  text?: TextKey
  onClick(): void
}

/** Button that redirects to MitID; shows a loading state and is disabled while locked. */
export function IdentityProviderButton({ redirect, text, onClick }: IdentityProviderButtonProps) {
  const button = useButtonProps()
  const themed = button('identity', { loading: redirect.redirecting, ...(text && { text }) })
  return <Button {...themed} size="lg" fullWidth {...disabledWhileLocked(redirect)} onClick={onClick} />
}

interface IdentityProviderErrorProps {
  error: string | null
}

/** Alert with the Danish message of a failed redirect to MitID. */
export const IdentityProviderError = ({ error }: IdentityProviderErrorProps) =>
  error && (
    <Alert tone="danger" live>
      {error}
    </Alert>
  )
