import { Button, Card, FormLayout, Heading, Inline, PageBody, Stack, Text } from '@casino/design-system'
import { skipBrowserCheckHash } from '../navigation/paths.ts'
import { oldestIosVersion, supportedBrowsers } from './supportedBrowsers.ts'
import { useButtonProps } from './useButtonProps.tsx'
import { type Translate, useTranslations } from './useTranslations.tsx'

interface UnsupportedPageProps {
  /** Path of the page that the visitor came for. */
  returnTo: string
}

/** Says which browsers work, with a way back. Plain links: it is read without script, in browsers that do not run the site's. */
export function UnsupportedPage({ returnTo }: UnsupportedPageProps) {
  const t = useTranslations()
  const button = useButtonProps()
  return (
    <PageBody width="pair">
      <FormLayout aside={<SupportedBrowsers t={t} />}>
        <Stack gap={6}>
          <Stack gap={3}>
            <Heading level={1}>{t('unsupported.title')}</Heading>
            <Text>{t('unsupported.text')}</Text>
          </Stack>
          <Stack gap={3}>
            <Inline gap={3}>
              <Button {...button('onward')} href={returnTo}>
                {t('unsupported.retry')}
              </Button>
              <Button variant="secondary" {...button('back')} href={`${returnTo}${skipBrowserCheckHash}`}>
                {t('unsupported.continue')}
              </Button>
            </Inline>
            <Text size={14} tone="muted">
              {t('unsupported.continue_help')}
            </Text>
          </Stack>
        </Stack>
      </FormLayout>
    </PageBody>
  )
}

interface SupportedBrowsersProps {
  t: Translate
}

function SupportedBrowsers({ t }: SupportedBrowsersProps) {
  return (
    <Card title={t('unsupported.list_title')}>
      <Stack gap={2}>
        <Stack as="ul" gap={1}>
          {supportedBrowsers.map(({ id, name, version }) => (
            <li key={id}>{t('unsupported.browser', { name, version })}</li>
          ))}
        </Stack>
        <Text tone="muted">{t('unsupported.device', { version: oldestIosVersion })}</Text>
      </Stack>
    </Card>
  )
}
