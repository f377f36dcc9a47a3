import { Alert, Button, Link, Logo, PageBody, PageHeading, Stack, Text } from '@casino/design-system'
import { useButtonProps } from '../content/useButtonProps.tsx'
import { useTranslations } from '../content/useTranslations.tsx'
import { paths } from '../navigation/paths.ts'
import { LoginReturnScreen, type LoginReturnScreenProps } from './LoginReturnScreen.tsx'
import type { PartnerLoginState } from './partnerLogin.ts'

export interface PartnerLoginScreenProps extends Omit<LoginReturnScreenProps, 'state' | 'method' | 'limitsStep'> {
  state: PartnerLoginState
  onConfirm(): void
}

/**
 * The page of a player whom a partner has handed over. The player must confirm before the login, so that no other site can log somebody in
 * unnoticed.
 */
export function PartnerLoginScreen({ state, onConfirm, ...rest }: PartnerLoginScreenProps) {
  const t = useTranslations()
  const button = useButtonProps()
  if (state.type !== 'confirming') return <LoginReturnScreen {...rest} state={state} method="login" limitsStep={null} />
  return (
    <PageBody width="form">
      <Stack gap={8}>
        <Logo name={rest.siteName} href={paths.home} />
        <Stack gap={6}>
          <PageHeading title={t('login.partner_title')} intro={t('login.partner_intro')} size={28} />
          <noscript>
            <Alert tone="info">{t('login.needs_script')}</Alert>
          </noscript>
          <Button {...button('onward', { text: 'login.partner_button' })} size="lg" fullWidth onClick={onConfirm} />
          <Text>
            {t('login.partner_other')} <Link href={paths.login}>{t('login.partner_other_link')}</Link>
          </Text>
        </Stack>
      </Stack>
    </PageBody>
  )
}
