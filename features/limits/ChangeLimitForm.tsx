import { Alert } from '@casino/design-system/components/Alert'
import { AmountField } from '@casino/design-system/components/AmountField'
import { Button } from '@casino/design-system/components/Button'
import { Inline } from '@casino/design-system/components/Inline'
import { Stack } from '@casino/design-system/components/Stack'
import { Text } from '@casino/design-system/components/Text'
import { FormFields } from '@casino/design-system/patterns/FormFields'
import { type FormEvent, useState } from 'react'
import { useButtonProps } from '../content/useButtonProps.tsx'
import { useTranslations } from '../content/useTranslations.tsx'
import { formatLongDate } from '../format/date.ts'
import { formatKr, formatKrShort, type Ore, ore } from '../format/money.ts'
import { useFormFields } from '../forms/useFormRegistry.ts'
import { classifyLimitChange, isValidLimit, type PeriodLimit, raiseEffectiveAt } from './model.ts'

interface ChangeLimitFormProps {
  limit: PeriodLimit
  /** Suggested amounts in øre; none is preselected. */
  suggestions: readonly number[]
  raiseHours: number
  /** Server time, UTC ms; base of a raise's effective date. */
  now: number
  busy: boolean
  /** Localised message of a failed save. */
  error: string | null
  onSave(amount: Ore): void
  onClose(): void
}

/** Form for a new limit; shows its effect before it is saved. */
export function ChangeLimitForm({ limit, suggestions, raiseHours, now, busy, error, onSave, onClose }: ChangeLimitFormProps) {
  const t = useTranslations()
  const button = useButtonProps()
  const fields = useFormFields('transferLimit', 'change')
  const [amount, setAmount] = useState<Ore | null>(null)
  const [submitted, setSubmitted] = useState(false)
  const change = isValidLimit(amount) ? classifyLimitChange(limit.current, amount) : null
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setSubmitted(true)
    if (isValidLimit(amount) && change !== 'same') onSave(amount)
  }
  return (
    <form method="post" onSubmit={submit} noValidate>
      <Stack gap={4}>
        <Text tone="muted">
          {limit.current === null
            ? t('limitations.change_current_none')
            : t('limitations.change_current', { amount: formatKr(limit.current) })}{' '}
          {t(`limitations.look_back_${limit.period}`)}
        </Text>
        <FormFields
          fields={fields}
          render={{
            amount: (field) => (
              <AmountField
                {...field}
                name={`limit-${limit.period}`}
                suffix={t('limitations.currency')}
                value={amount}
                onValueChange={(value) => setAmount(value === null ? null : ore(value))}
                quickAmounts={suggestions.map((value) => ({ value, label: formatKrShort(ore(value)) }))}
                {...(submitted && !isValidLimit(amount) && { error: t('validation.limit_amount') })}
                required
              />
            ),
          }}
        />
        <div aria-live="polite">
          {change && isValidLimit(amount) && (
            <Alert tone={change === 'raise' ? 'warning' : 'info'}>
              {t(`limitations.effect_${change}`, {
                amount: formatKr(amount),
                date: formatLongDate(raiseEffectiveAt(now, raiseHours)),
                current: limit.current === null ? '' : formatKr(limit.current),
              })}
            </Alert>
          )}
        </div>
        {error && (
          <Alert tone="danger" live>
            {error}
          </Alert>
        )}
        <Inline gap={3} wrap>
          <Button
            {...button('limitSave', { text: change === 'raise' ? 'limitations.save_raise' : 'limitations.save', loading: busy })}
            type="submit"
            disabled={change === 'same'}
          />
          <Button {...button('back', { text: 'limitations.cancel' })} variant="ghost" onClick={onClose} disabled={busy} />
        </Inline>
      </Stack>
    </form>
  )
}
