import { DescriptionList, EntryList, Surface } from '@casino/design-system'
import { movementId } from '../api/entities/movementId.ts'
import type { Transfer } from '../api/entities/transfer.ts'
import { signedAmount } from '../api/entities/transferAmount.ts'
import { CopyableId } from '../content/CopyableId.tsx'
import { useTranslations } from '../content/useTranslations.tsx'
import { formatDateTime } from '../format/date.ts'
import { formatKrSigned } from '../format/money.ts'

interface PaymentEntriesProps {
  label: string
  payments: readonly Transfer[]
}

/** Payments on phones, two lines each: type and amount, time and status. A press shows the id. */
export function PaymentEntries({ label, payments }: PaymentEntriesProps) {
  const t = useTranslations()
  const toEntry = (payment: Transfer) => {
    const state = t(`transactions.status_${payment.state}`)
    return {
      id: payment.id,
      title: t(`transactions.type_${payment.type}`),
      value: formatKrSigned(signedAmount(payment)),
      note: formatDateTime(payment.startDate),
      ...(payment.state !== 'implemented' && { valueNote: state }),
      details: (
        <DescriptionList
          items={[
            { term: t('transactions.column_status'), detail: state },
            {
              term: t('transactions.column_transaction_id'),
              detail: <CopyableId id={movementId(payment)} name="transactions.column_transaction_id" />,
            },
          ]}
        />
      ),
    }
  }
  return (
    <section aria-label={label}>
      <Surface level="surface" padding={3} radius="lg" bordered>
        <EntryList entries={payments.map(toEntry)} />
      </Surface>
    </section>
  )
}
