import { Alert, BottomBanner, Link, Text } from '@casino/design-system'
import { useTranslations } from '../content/useTranslations.tsx'
import { paths } from '../navigation/paths.ts'
import { ConsentAnswers, type ConsentAnswersProps } from './ConsentAnswers.tsx'

interface ConsentBarProps extends ConsentAnswersProps {
  /** Why the last choice was not stored; null otherwise. */
  error: string | null
}

/** The question for cookies at the first visit. Refusing is as easy as accepting; leaving it open means the necessary ones only. */
export function ConsentBar({ error, ...answers }: ConsentBarProps) {
  const t = useTranslations()
  return (
    <BottomBanner label={t('consent.bar_title')} actions={<ConsentAnswers {...answers} />}>
      <Text size={14}>
        <strong>{t('consent.bar_title')}</strong> {t('consent.bar_text')} <Link href={paths.cookieChoices}>{t('consent.choose')}</Link>
      </Text>
      {error && (
        <Alert tone="danger" live>
          {error}
        </Alert>
      )}
    </BottomBanner>
  )
}
