import { Alert, Heading, Link, PageBody, PageHeading, Stack, Surface, Text } from '@casino/design-system'
import { ConfiguredSections } from '../content/ConfiguredSections.tsx'
import { supportHref } from '../content/supportHref.ts'
import type { SystemConfig } from '../content/systemConfig.ts'
import { useTranslations } from '../content/useTranslations.tsx'
import { type LoginReason, paths } from '../navigation/paths.ts'
import { IdentityProviderButton, type IdentityProviderButtonProps, IdentityProviderError } from './IdentityProviderButton.tsx'

const mitIdSupport = 'https://www.mitid.dk/hjaelp/'

export interface LoginScreenProps {
  /** Why the player was redirected here. */
  reason: LoginReason | null
  identityRedirect: IdentityProviderButtonProps['redirect']
  /** Danish message of a failed attempt. */
  error: string | null
  supportEmail: string
  /** Danish, e.g. "alle dage kl. 10–18". */
  supportHours: string
  /** Configured sections below the login. */
  content?: SystemConfig['loginContent']
  onLogin(): void
}

/** Login with MitID. */
export function LoginScreen({ reason, identityRedirect, error, supportEmail, supportHours, content = [], onLogin }: LoginScreenProps) {
  const t = useTranslations()
  return (
    <PageBody width="form">
      <Stack gap={6}>
        <PageHeading title={t('login.title')} intro={t('login.intro')} />
        {reason && (
          <Alert tone="info" title={t(`login.reason_${reason}_title`)}>
            {t(`login.reason_${reason}`)}
          </Alert>
        )}
        <IdentityProviderError error={error} />
        <noscript>
          <Alert tone="info">{t('login.needs_script')}</Alert>
        </noscript>
        <IdentityProviderButton redirect={identityRedirect} onClick={onLogin} />
        <Text>
          {t('login.no_account')} <Link href={paths.register}>{t('login.no_account_link')}</Link>
        </Text>
        <Surface level="surface" padding={5} radius="md" bordered>
          <Stack gap={2}>
            <Heading level={2} size={18}>
              {t('login.help_title')}
            </Heading>
            <Text size={14} tone="muted">
              {t('login.help_mitid')}{' '}
              <Link href={mitIdSupport} newTab>
                {t('login.help_mitid_link')}
              </Link>
            </Text>
            <Text size={14} tone="muted">
              {t('login.help_contact')} <Link href={supportHref(supportEmail)}>{t('login.help_contact_link')}</Link>{' '}
              {t('login.help_hours', { hours: supportHours })}
            </Text>
          </Stack>
        </Surface>
        <ConfiguredSections sections={content} level={2} />
      </Stack>
    </PageBody>
  )
}
