import { Button, Heading, Logo, PageBody, Stack, Text } from '@casino/design-system'
import { useButtonProps } from '../content/useButtonProps.tsx'
import { useTranslations } from '../content/useTranslations.tsx'
import { formatDate, formatDay } from '../format/date.ts'
import { formatKr } from '../format/money.ts'
import { paths } from '../navigation/paths.ts'
import { HelpLinks } from '../session/HelpLinks.tsx'
import { SupportWays } from '../session/SupportWays.tsx'
import type { Closing } from './calls.ts'

interface ClosedAccountScreenProps {
  siteName: string
  /** Null: the page was opened by its address, or long after the closing. */
  closing: Closing | null
}

/** Says goodbye after the account is closed: what is paid out, how long it lasts, and where to get help. */
export function ClosedAccountScreen({ siteName, closing }: ClosedAccountScreenProps) {
  const t = useTranslations()
  const button = useButtonProps()
  return (
    <PageBody width="form">
      <Stack gap={8}>
        <Logo name={siteName} href={paths.home} />
        <Stack gap={4}>
          <Heading level={1} size={28}>
            {t('limitations.closed_title')}
          </Heading>
          {closing ? <ClosingFacts closing={closing} /> : <Text>{t('limitations.closed_general')}</Text>}
          <Text>{t('limitations.closed_offers')}</Text>
        </Stack>
        <HelpLinks />
        <SupportWays />
        <Button {...button('onward', { text: 'limitations.closed_home' })} href={paths.home} variant="secondary" size="lg" fullWidth />
      </Stack>
    </PageBody>
  )
}

interface ClosingFactsProps {
  closing: Closing
}

function ClosingFacts({ closing: { payout, closedUntil } }: ClosingFactsProps) {
  const t = useTranslations()
  return (
    <>
      <Text>
        {payout
          ? t('limitations.closed_paid', { amount: formatKr(payout.amount), date: formatDay(payout.expectedOn) })
          : t('limitations.closed_empty')}
      </Text>
      <Text>{t('limitations.closed_until', { date: formatDate(closedUntil) })}</Text>
    </>
  )
}
