import { Button, Link, Stack, Text } from '@casino/design-system'
import { usePageContext } from '../content/PageContext.tsx'
import { supportCallHref } from '../content/supportHref.ts'
import { useButtonProps } from '../content/useButtonProps.tsx'
import { useTranslations } from '../content/useTranslations.tsx'
import { paths } from '../navigation/paths.ts'

interface SupportWaysProps {
  /** Writing to the support is the main action of the page. */
  primary?: boolean
}

/** The ways to the support of the site: the contact form, and the telephone and e-mail address where it has them. Text group `help`. */
export function SupportWays({ primary = false }: SupportWaysProps) {
  const t = useTranslations()
  const button = useButtonProps()
  const { supportEmail, supportPhone, supportHours } = usePageContext().site
  return (
    <Stack gap={2}>
      <Button
        {...button('onward', { text: 'help.support_write' })}
        href={paths.contact}
        variant={primary ? 'primary' : 'secondary'}
        size="lg"
        fullWidth
      />
      {supportPhone && (
        <Button
          {...button('onward', { text: 'help.support_call', values: { phone: supportPhone } })}
          href={supportCallHref(supportPhone)}
          variant="secondary"
          size="lg"
          fullWidth
        />
      )}
      <Text size={14} tone="muted">
        {t('help.support_hours', { hours: supportHours })}
        {supportEmail && (
          <>
            {' '}
            {t('help.support_mail')} <Link href={`mailto:${supportEmail}`}>{supportEmail}</Link>
          </>
        )}
      </Text>
    </Stack>
  )
}
