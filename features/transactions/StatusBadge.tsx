import { Badge } from '@casino/design-system/components/Badge'
import type { Transfer } from '../config/entities/transfer.ts'
import { useTranslations } from '../config/useTexts.tsx'

const tones = { implemented: 'success', initiated: 'info', reversed: 'warning' } as const

/** Transaction status as text; the colour is redundant. */
export function StatusBadge({ status }: { readonly status: Transfer['state'] }) {
  const t = useTranslations()
  return <Badge tone={tones[status]}>{t(`transactions.status_${status}`)}</Badge>
}
