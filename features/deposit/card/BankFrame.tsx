import { Button, FormFrame, Inline, Modal, Stack, Text } from '@casino/design-system'
import { useState } from 'react'
import { useButtonProps } from '../../content/useButtonProps.tsx'
import { useTranslations } from '../../content/useTranslations.tsx'
import { formatKr } from '../../format/money.ts'
import type { DepositState } from '../model.ts'

interface BankFrameProps {
  state: Extract<DepositState, { type: 'challenge' }>
  /** px; read when the frame opens. */
  readWidth(): number
  onClose(): void
}

/**
 * The page of the player's bank, in a dialog. Closing it cancels nothing: the payment still waits for the player. No browser tells whether
 * the page of another site has failed to load, so that the way to load it again always stands below.
 */
export function BankFrame({ state, readWidth, onClose }: BankFrameProps) {
  const t = useTranslations()
  const button = useButtonProps()
  const [attempt, setAttempt] = useState(0)
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
      <Stack gap={2}>
        <FormFrame
          key={attempt}
          title={t('deposit.bank_frame')}
          action={state.page.url}
          fields={state.page.parameters}
          width={width}
          loading={t('deposit.bank_loading')}
        />
        <Inline gap={2} justify="center">
          <Text as="span" size={14} tone="muted">
            {t('deposit.bank_missing')}
          </Text>
          <Button
            {...button('retry', { text: 'deposit.try_again' })}
            variant="ghost"
            size="sm"
            onClick={() => setAttempt((count) => count + 1)}
          />
        </Inline>
      </Stack>
    </Modal>
  )
}
