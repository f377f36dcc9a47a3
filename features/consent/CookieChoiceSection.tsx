import { Button, Heading, Skeleton, Stack, Text } from '@casino/design-system'
import { useButtonProps } from '../content/useButtonProps.tsx'
import { useTranslations } from '../content/useTranslations.tsx'
import { formatDateTime } from '../format/date.ts'
import { paths } from '../navigation/paths.ts'
import { type ConsentState, useConsentState } from './consentStore.ts'

/** The visitor's own choice, on the page about cookies. */
export function CookieChoiceSection() {
  const { choice } = useConsentState()
  return <CookieChoiceView choice={choice} />
}

interface CookieChoiceViewProps {
  choice: ConsentState['choice']
}

/** The choice with its time and number, which prove it, and the way to change it. The button is a link that works before the script. */
export function CookieChoiceView({ choice }: CookieChoiceViewProps) {
  const t = useTranslations()
  const button = useButtonProps()
  return (
    <section id={paths.cookieChoices.split('#')[1]}>
      <Stack gap={4}>
        <Heading level={2} size={22}>
          {t('consent.choice_title')}
        </Heading>
        {choice.type === 'unknown' && <Skeleton shape="text" width="30rem" />}
        {choice.type === 'open' && <Text>{t('consent.choice_none')}</Text>}
        {choice.type === 'made' && (
          <Stack gap={1}>
            <Text>
              {t('consent.choice', {
                statistics: choice.decision.statistics ? 'yes' : 'no',
                marketing: choice.decision.marketing ? 'yes' : 'no',
              })}
            </Text>
            <Text size={14} tone="muted">
              {t('consent.choice_proof', { time: formatDateTime(choice.decision.decidedAt), id: choice.decision.consentId })}
            </Text>
          </Stack>
        )}
        <div>
          <Button {...button('consentAnswer', { text: 'consent.change' })} variant="secondary" href={paths.cookieChoices} />
        </div>
      </Stack>
    </section>
  )
}
