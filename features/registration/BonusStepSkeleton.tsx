import { Skeleton, Stack } from '@casino/design-system'
import { useTranslations } from '../content/useTranslations.tsx'

/** Skeleton of step 1 while the bonuses load. */
export function BonusStepSkeleton() {
  const t = useTranslations()
  return (
    <section aria-busy="true" aria-label={t('register.loading')}>
      <Stack gap={4}>
        <Skeleton shape="block" height={160} />
        <Skeleton shape="block" height={120} />
      </Stack>
    </section>
  )
}
