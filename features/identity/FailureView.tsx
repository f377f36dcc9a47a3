import { Button } from '@casino/design-system/components/Button'
import { Heading } from '@casino/design-system/components/Heading'
import { Link } from '@casino/design-system/components/Link'
import { Stack } from '@casino/design-system/components/Stack'
import { Text } from '@casino/design-system/components/Text'
import { useButtons } from '../config/useButtons.tsx'
import { useTexts } from '../config/useTexts.tsx'
import { paths } from '../session/index.ts'
import type { AgeRules, Failure, FailureKind, Method } from './model.ts'
import { OpenProvider, type OpenProviderProps, ProviderError } from './OpenProvider.tsx'

const stopSpillet = 'https://www.stopspillet.dk/'
const rofus = 'https://www.rofus.nu/'

/** Kinds whose catalogue text is more specific than the call's message: it contains configured ages or help. */
const own: ReadonlySet<FailureKind> = new Set(['excluded', 'underAge', 'ageRange'])

export interface FailureViewProps {
  readonly failure: Failure
  readonly kind: FailureKind
  readonly method: Method
  readonly rules: Pick<AgeRules, 'minAge' | 'ageRange'>
  readonly provider: OpenProviderProps['provider']
  /** Danish message of a failed redirect to the identity provider. */
  readonly providerError: string | null
  onRetry(): void
  onProvider(): void
}

/** Explains a login failure and offers the matching next action. */
export function FailureView({ failure, kind, method, rules, provider, providerError, onRetry, onProvider }: FailureViewProps) {
  const t = useTexts()
  const button = useButtons()
  const values = { minAge: rules.minAge, min: rules.ageRange.min, max: rules.ageRange.max }
  const link = (href: string, text: Parameters<typeof t>[0]) => <Button {...button('onward', { text })} href={href} size="lg" fullWidth />
  const ways = {
    retry: <Button {...button('retry', { text: 'login.exit_retry' })} size="lg" fullWidth onClick={onRetry} />,
    provider: <OpenProvider provider={provider} text="login.mitid_again" onClick={onProvider} />,
    restart: link(method === 'register' ? paths.register : paths.login, 'login.exit_restart'),
    register: link(paths.register, 'login.exit_register'),
    login: link(paths.login, 'login.exit_login'),
    form: link(`${paths.register}?trin=2`, 'login.exit_form'),
  }
  const way: Readonly<Record<FailureKind, keyof typeof ways | null>> = {
    retry: 'retry',
    rejected: 'provider',
    provider: 'provider',
    expired: 'restart',
    noAccount: 'register',
    locked: method === 'register' ? 'login' : null,
    excluded: null,
    underAge: null,
    ageRange: null,
    registered: 'login',
    form: 'form',
  }
  const primary = way[kind]
  return (
    <Stack gap={6}>
      <Stack gap={2}>
        <Heading level={1} size={28} id="return-title" tabIndex={-1}>
          {t(`login.failed_${kind}_title`, values)}
        </Heading>
        <Text>{(!own.has(kind) && failure.message) || t(`login.failed_${kind}_text`, values)}</Text>
        {failure.reference && (
          <Text size={14} tone="muted">
            {t('login.reference', { reference: failure.reference })}
          </Text>
        )}
      </Stack>
      <ProviderError error={providerError} />
      {kind === 'excluded' && (
        <Stack gap={3}>
          <Text>{t('login.excluded_help')}</Text>
          <Link href={stopSpillet} newTab>
            {t('login.excluded_stopspillet')}
          </Link>
          <Link href={rofus} newTab>
            {t('login.excluded_rofus')}
          </Link>
        </Stack>
      )}
      <Stack gap={2}>
        {primary && ways[primary]}
        <Button
          {...button('onward', { text: 'login.exit_home' })}
          href={paths.home}
          variant={primary ? 'ghost' : 'secondary'}
          size="lg"
          fullWidth
        />
      </Stack>
    </Stack>
  )
}
