import { Button, Heading, Link, Logo, PageBody, PageHeading, Stack, Text } from '@casino/design-system'
import { useEffect } from 'react'
import { useButtonProps } from '../content/useButtonProps.tsx'
import { useTranslations } from '../content/useTranslations.tsx'
import { loginPath, paths } from '../navigation/paths.ts'
import { SupportWays } from '../session/SupportWays.tsx'
import type { StepUpPurpose } from './constants.ts'
import { IdentityProviderButton, type IdentityProviderButtonProps, IdentityProviderError } from './IdentityProviderButton.tsx'
import type { StepUpFailureKind, StepUpState } from './stepUp.ts'

export interface StepUpScreenProps {
  state: StepUpState
  purpose: StepUpPurpose
  /** The page that asked, with its query. */
  returnPath: string
  siteName: string
  identityRedirect: IdentityProviderButtonProps['redirect']
  /** Danish message of a failed redirect to the identity provider. */
  identityRedirectError: string | null
  onRetry(): void
  onIdentityRedirect(): void
}

/** The page that the identity provider redirects a logged-in player to. Renders the logo itself, since its route hides the header. */
export function StepUpScreen(props: StepUpScreenProps) {
  const { state, returnPath, siteName } = props
  const t = useTranslations()
  useEffect(() => {
    if (state.type === 'failed') document.getElementById('return-title')?.focus()
  }, [state])
  return (
    <PageBody width="form">
      <Stack gap={8}>
        <Logo name={siteName} href={paths.home} />
        {state.type === 'failed' ? (
          <StepUpFailure {...props} state={state} />
        ) : (
          <Stack gap={4}>
            <div role="status">
              <Heading level={1} size={28}>
                {t(`login.step_up_${state.type}`)}
              </Heading>
            </div>
            {state.type === 'confirming' ? (
              <Text tone="muted">{t('login.progress_hint')}</Text>
            ) : (
              <Text tone="muted">
                {t('login.leaving_login')} <Link href={returnPath}>{t('login.leaving_link')}</Link>
              </Text>
            )}
          </Stack>
        )}
      </Stack>
    </PageBody>
  )
}

type StepUpFailureProps = StepUpScreenProps & { state: Extract<StepUpState, { type: 'failed' }> }

function StepUpFailure({
  state,
  purpose,
  returnPath,
  identityRedirect,
  identityRedirectError,
  onRetry,
  onIdentityRedirect,
}: StepUpFailureProps) {
  const t = useTranslations()
  const button = useButtonProps()
  const { kind, failure } = state
  const provider = <IdentityProviderButton redirect={identityRedirect} text="login.mitid_again" onClick={onIdentityRedirect} />
  const actions: Readonly<Record<StepUpFailureKind, React.ReactNode>> = {
    rejected: provider,
    provider,
    expired: provider,
    wrongPerson: provider,
    locked: <SupportWays primary />,
    signedOut: (
      <Button {...button('onward', { text: 'login.exit_login' })} href={loginPath({ redirect: returnPath })} size="lg" fullWidth />
    ),
    retry: <Button {...button('retry', { text: 'login.exit_retry' })} size="lg" fullWidth onClick={onRetry} />,
  }
  return (
    <Stack gap={6}>
      <PageHeading title={t(`login.step_up_${kind}_title`)} size={28} id="return-title">
        <Text>{(kind !== 'locked' && kind !== 'signedOut' && failure.message) || t(`login.step_up_${kind}_text`)}</Text>
        {failure.reference && (
          <Text size={14} tone="muted">
            {t('login.reference', { reference: failure.reference })}
          </Text>
        )}
      </PageHeading>
      <IdentityProviderError error={identityRedirectError} />
      <Stack gap={2}>
        {actions[kind]}
        {kind !== 'signedOut' && (
          <Button
            {...button('onward', { text: `login.step_up_back_${purpose}` })}
            href={returnPath}
            variant={actions[kind] ? 'ghost' : 'secondary'}
            size="lg"
            fullWidth
          />
        )}
      </Stack>
    </Stack>
  )
}
