import { Badge } from '@casino/design-system'
import type { Transfer } from '../api/entities/transfer.ts'
import { useTranslations } from '../content/useTranslations.tsx'

const tones = { implemented: 'success', initiated: 'info', reversed: 'warning' } as const

interface StatusBadgeProps {
  status: Transfer['state']
}

/** Transaction status as text; the colour is redundant. */
export function StatusBadge({ status }: StatusBadgeProps) {
  const t = useTranslations()
  return <Badge tone={tones[status]}>{t(`transactions.status_${status}`)}</Badge>
}
