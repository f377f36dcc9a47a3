import { Modal } from '@casino/design-system/components/Modal'
import { FormFrame } from '@casino/design-system/patterns/FormFrame'
import { useState } from 'react'
import { useTranslations } from '../content/useTranslations.tsx'
import { formatKr } from '../format/money.ts'
import type { DepositState } from './model.ts'

interface BankFrameProps {
  state: Extract<DepositState, { type: 'challenge' }>
  /** px; read when the frame opens. */
  readWidth(): number
  onClose(): void
}

/** The page of the player's bank, in a dialog. Closing it cancels nothing: the payment still waits for the player. */
export function BankFrame({ state, readWidth, onClose }: BankFrameProps) {
  const t = useTranslations()
  const [width] = useState(readWidth)
  return (
    <Modal
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('deposit.bank_title')}
      description={t('deposit.bank_text', { amount: formatKr(state.choice.amount) })}
      size="content"
      closeLabel={t('deposit.bank_close')}
    >
      <FormFrame
        title={t('deposit.bank_frame')}
        action={state.page.url}
        fields={state.page.parameters}
        width={width}
        loading={t('deposit.bank_loading')}
      />
    </Modal>
  )
}
