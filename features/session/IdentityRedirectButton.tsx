import { Button } from '@casino/design-system/components/Button'
import type { ButtonName } from '../content/buttonDefaults.ts'
import type { TextKey } from '../content/texts/index.ts'
import { useButtonProps } from '../content/useButtonProps.tsx'
import type { IdentityRedirect } from './useIdentityRedirect.ts'

export interface IdentityRedirectButtonProps {
  redirect: Pick<IdentityRedirect, 'locked' | 'redirecting'>
  name: Extract<ButtonName, 'identity' | 'stepUp' | 'registerConfirm'>
  /** Label override; defaults to the text of the button's name. */
  text?: TextKey
  /** Left out where the button submits its form. */
  onClick?(): void
}

/** Button that redirects to MitID: loading while it does, and disabled until the lock ends once it has failed, without a loss of the focus. */
export function IdentityRedirectButton({ redirect, name, text, onClick }: IdentityRedirectButtonProps) {
  const button = useButtonProps()
  return (
    <Button
      {...button(name, { loading: redirect.redirecting, ...(text && { text }) })}
      type={onClick ? 'button' : 'submit'}
      size="lg"
      fullWidth
      disabled={redirect.locked && !redirect.redirecting}
      focusableWhenDisabled
      onClick={onClick}
    />
  )
}
