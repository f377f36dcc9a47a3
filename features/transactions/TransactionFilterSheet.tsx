import { Button, Drawer, Stack } from '@casino/design-system'
import { useButtonProps } from '../content/useButtonProps.tsx'
import { useTranslations } from '../content/useTranslations.tsx'
import { defaultFilters, hasFilters } from './model.ts'
import { TransactionFilters, type TransactionFiltersProps } from './TransactionFilters.tsx'

export interface TransactionFilterSheetProps extends TransactionFiltersProps {
  open: boolean
  onClose(): void
}

/** The filters of the lists on phones. Each choice applies at once. */
export function TransactionFilterSheet({ open, onClose, query, now, onChange }: TransactionFilterSheetProps) {
  const t = useTranslations()
  const button = useButtonProps()
  return (
    <Drawer
      open={open}
      onOpenChange={onClose}
      title={t('transactions.filter')}
      closeLabel={t('modal.close')}
      actions={
        <>
          <Button {...button('onward', { text: `transactions.filter_show_${query.view}` })} onClick={onClose} />
          {hasFilters(query) && (
            <Button
              {...button('back', { text: 'transactions.filter_clear' })}
              variant="secondary"
              onClick={() => onChange(defaultFilters)}
            />
          )}
        </>
      }
    >
      <Stack gap={5}>
        <TransactionFilters query={query} now={now} onChange={onChange} />
      </Stack>
    </Drawer>
  )
}
