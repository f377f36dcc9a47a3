import { Button, PageHeading, Stack, Text } from '@casino/design-system'
import type { SystemConfig } from '../content/systemConfig.ts'
import { useButtonProps } from '../content/useButtonProps.tsx'
import { useTranslations } from '../content/useTranslations.tsx'
import { formatDate } from '../format/date.ts'
import { paths } from '../navigation/paths.ts'
import { HelpLinks } from '../session/HelpLinks.tsx'
import { SupportWays } from '../session/SupportWays.tsx'
import type { LoginMethod } from './calls.ts'
import { IdentityProviderButton, type IdentityProviderButtonProps, IdentityProviderError } from './IdentityProviderButton.tsx'
import type { LoginFailure, LoginFailureKind } from './loginFailure.ts'
import type { AgeRules } from './model.ts'

/** Kinds whose catalogue text is more specific than the call's message: it contains configured ages, help, or the step that follows. */
const kindsWithOwnText: ReadonlySet<LoginFailureKind> = new Set(['excluded', 'underAge', 'ageRange', 'bonus'])

/** Who is shown help to stop, and with what. */
const helpReaders: Readonly<Partial<Record<LoginFailureKind, 'player' | 'excluded' | 'tooYoung'>>> = {
  excluded: 'excluded',
  closed: 'player',
  underAge: 'tooYoung',
  ageRange: 'tooYoung',
}
/** Kinds that nothing on the site can mend: the support is the way on. */
const needsSupport: ReadonlySet<LoginFailureKind> = new Set(['locked', 'loginLocked', 'closed', 'excluded', 'underAge', 'ageRange'])

export interface LoginFailureViewProps {
  failure: LoginFailure
  kind: LoginFailureKind
  method: LoginMethod
  rules: Pick<AgeRules, 'minAge' | 'ageRange'>
  /** Configured texts of a login without an account; the built-in ones by default. */
  noAccountContent?: SystemConfig['noAccountContent']
  identityRedirect: IdentityProviderButtonProps['redirect']
  /** Danish message of a failed redirect to the identity provider. */
  identityRedirectError: string | null
  onRetry(): void
  onIdentityRedirect(): void
}

/** Explains a login failure and offers the matching next action. */
export function LoginFailureView({
  failure,
  kind,
  method,
  rules,
  noAccountContent = null,
  identityRedirect,
  identityRedirectError,
  onRetry,
  onIdentityRedirect,
}: LoginFailureViewProps) {
  const t = useTranslations()
  const button = useButtonProps()
  const values = {
    minAge: rules.minAge,
    min: rules.ageRange.min,
    max: rules.ageRange.max,
    date: failure.closedUntil === undefined ? '' : formatDate(failure.closedUntil),
  }
  const linkButton = (href: string, text: Parameters<typeof t>[0]) => (
    <Button {...button('onward', { text })} href={href} size="lg" fullWidth />
  )
  const actions = {
    retry: <Button {...button('retry', { text: 'login.exit_retry' })} size="lg" fullWidth onClick={onRetry} />,
    provider: <IdentityProviderButton redirect={identityRedirect} text="login.mitid_again" onClick={onIdentityRedirect} />,
    restart: linkButton(method === 'register' ? paths.register : paths.login, 'login.exit_restart'),
    register: linkButton(paths.register, 'login.exit_register'),
    login: linkButton(paths.login, 'login.exit_login'),
    // the registration opens at the step that mends it, with what was entered
    form: linkButton(paths.register, 'login.exit_form'),
    bonus: linkButton(paths.register, 'login.exit_bonus'),
  }
  const actionByKind: Readonly<Record<LoginFailureKind, keyof typeof actions | null>> = {
    retry: 'retry',
    rejected: 'provider',
    provider: 'provider',
    expired: 'restart',
    noAccount: 'register',
    unknownAccount: 'login',
    locked: method === 'register' ? 'login' : null,
    loginLocked: null,
    closed: null,
    excluded: null,
    underAge: null,
    ageRange: null,
    registered: 'login',
    bonus: 'bonus',
    form: 'form',
  }
  const primaryAction = actionByKind[kind]
  const configured = kind === 'noAccount' ? noAccountContent : null
  // without an end from the back end, its own message is shown
  const hasOwnText = kindsWithOwnText.has(kind) || failure.closedUntil !== undefined
  const builtInText = (!hasOwnText && failure.message) || t(`login.failed_${kind}_text`, values)
  return (
    <Stack gap={6}>
      <PageHeading title={configured?.title ?? t(`login.failed_${kind}_title`, values)} size={28} id="return-title">
        <Text>{configured?.content ?? builtInText}</Text>
        {(kind === 'form' || kind === 'bonus') && <Text tone="muted">{t('login.failed_form_kept')}</Text>}
        {failure.reference && (
          <Text size={14} tone="muted">
            {t('login.reference', { reference: failure.reference })}
          </Text>
        )}
      </PageHeading>
      <IdentityProviderError error={identityRedirectError} />
      {helpReaders[kind] && <HelpLinks reader={helpReaders[kind]} />}
      {needsSupport.has(kind) && <SupportWays primary={primaryAction === null && !helpReaders[kind]} />}
      <Stack gap={2}>
        {primaryAction && actions[primaryAction]}
        <Button
          {...button('onward', { text: 'login.exit_home' })}
          href={paths.home}
          variant={primaryAction || needsSupport.has(kind) ? 'ghost' : 'secondary'}
          size="lg"
          fullWidth
        />
      </Stack>
    </Stack>
  )
}
