import { Heading } from '@casino/design-system/components/Heading'
import { Inline } from '@casino/design-system/components/Inline'
import { Link } from '@casino/design-system/components/Link'
import { Stack } from '@casino/design-system/components/Stack'
import { Surface } from '@casino/design-system/components/Surface'
import { Text } from '@casino/design-system/components/Text'
import { useTranslations } from '../content/useTranslations.tsx'
import type { PeriodDays } from './model.ts'
import { statementFormats, statementUrl } from './statementUrl.ts'

interface StatementLinksProps {
  /** Start of the period, UTC ms. */
  from: number
  days: PeriodDays
}

/** The account statement of the period as a file. Plain links: the site server sends an attachment, or a page that says what failed. */
export function StatementLinks({ from, days }: StatementLinksProps) {
  const t = useTranslations()
  return (
    <Surface level="surface" padding={5} radius="lg" bordered>
      <Stack gap={3}>
        <Stack gap={1}>
          <Heading level={2} size={18}>
            {t('transactions.statement')}
          </Heading>
          <Text tone="muted">{t('transactions.statement_text', { days })}</Text>
        </Stack>
        <Inline gap={5} wrap>
          {statementFormats.map((format) => (
            <Link key={format} href={statementUrl(format, { from })}>
              {t(`transactions.statement_${format}`)}
            </Link>
          ))}
        </Inline>
      </Stack>
    </Surface>
  )
}
