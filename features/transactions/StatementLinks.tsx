import { Heading, Inline, Link, Stack, Surface, Text } from '@casino/design-system'
import { useTranslations } from '../content/useTranslations.tsx'
import type { TransactionsPeriod } from './model.ts'
import { periodText } from './periodText.ts'
import { statementFormats, statementUrl } from './statementUrl.ts'

interface StatementLinksProps {
  /** Start and end of the period, UTC ms. */
  bounds: { from: number; to?: number }
  period: TransactionsPeriod
}

/** The account statement of the period as a file. Plain links: the site server sends an attachment, or a page that says what failed. */
export function StatementLinks({ bounds, period }: StatementLinksProps) {
  const t = useTranslations()
  return (
    <Surface level="surface" padding={5} radius="lg" bordered>
      <Stack gap={3}>
        <Stack gap={1}>
          <Heading level={2} size={18}>
            {t('transactions.statement')}
          </Heading>
          <Text tone="muted">{t('transactions.statement_text', { period: periodText(t, period) })}</Text>
        </Stack>
        <Inline gap={5} wrap>
          {statementFormats.map((format) => (
            <Link standalone key={format} href={statementUrl(format, bounds)}>
              {t(`transactions.statement_${format}`)}
            </Link>
          ))}
        </Inline>
      </Stack>
    </Surface>
  )
}
