import { Alert, Button, FormFields, Inline, Stack, Text } from '@casino/design-system'
import { useState } from 'react'
import { useController } from 'react-hook-form'
import type { CallError } from '../api/errors.ts'
import { useButtonProps } from '../content/useButtonProps.tsx'
import { useTranslations } from '../content/useTranslations.tsx'
import { formatLongDate } from '../format/date.ts'
import { useAppForm } from '../forms/useAppForm.ts'
import { useFormFields } from '../forms/useFormRegistry.ts'
import { changeLimitSchema } from './form.ts'
import { LimitAmountField } from './LimitAmountField.tsx'
import { LimitTimeField } from './LimitTimeField.tsx'
import {
  classifyLimitChange,
  findOverruledLimits,
  formatLimit,
  isValidLimitOf,
  type LimitRules,
  type PeriodLimit,
  raiseEffectiveAt,
} from './model.ts'
import { OverruledNotice } from './OverruledNotice.tsx'

export interface ChangeLimitFormProps {
  limit: PeriodLimit
  /** The limits of all periods of its kind. */
  limits: readonly PeriodLimit[]
  rules: LimitRules
  busy: boolean
  /** Failure of the latest save. */
  error: CallError | null
  /** Null removes a limit on the play. */
  onSave(amount: number | null): void
  onClose(): void
}

/**
 * Form for a new limit. Its effect is shown while it is typed: an alert that appeared on blur would move the button away from the click that
 * caused the blur. Which limit counts is known only after the blur, and is therefore shown below the button.
 */
export function ChangeLimitForm({ limit, limits, rules, busy, error, onSave, onClose }: ChangeLimitFormProps) {
  const t = useTranslations()
  const button = useButtonProps()
  const fields = useFormFields('transferLimit', 'change')
  const { form, message, submit } = useAppForm(changeLimitSchema(limit.kind, limit.current), {
    defaultValues: { amount: null },
    refusal: error,
    fieldOf: (path) => (path === limit.period || path === 'value' ? 'amount' : undefined),
  })
  const { field, fieldState } = useController({ control: form.control, name: 'amount' })
  const { kind, period } = limit
  const format = (value: number) => formatLimit(kind, value)
  const valid = (value: number | null) => (isValidLimitOf(kind, value) ? value : null)
  const [typed, setTyped] = useState<number | null>(null)
  const amount = valid(kind === 'time' ? field.value : typed)
  const change = amount === null ? null : classifyLimitChange(limit.current, amount)
  const entered = valid(field.value)
  const overruled =
    entered !== null && entered !== limit.current
      ? findOverruledLimits(limits.map((each) => ({ period: each.period, amount: each.period === period ? entered : each.current })))
      : null
  return (
    <form method="post" onSubmit={submit((values) => onSave(values.amount))} noValidate>
      <Stack gap={4}>
        <Text tone="muted">
          {limit.current === null
            ? t('limitations.change_current_none')
            : t('limitations.change_current', { amount: format(limit.current) })}{' '}
          {t(`limitations.look_back_${kind === 'time' ? 'time' : period}`)}
        </Text>
        <FormFields
          fields={fields}
          render={{
            amount: (registryField) => {
              const props = { registryField, input: field, error: fieldState.error, suggestions: rules.suggestions[kind][period] ?? [] }
              return kind === 'time' ? <LimitTimeField {...props} /> : <LimitAmountField {...props} period={period} onTyping={setTyped} />
            },
          }}
        />
        <div aria-live="polite">
          {change && amount && change !== 'same' && (
            <Alert tone={change === 'raise' ? 'warning' : 'info'}>
              {t(`limitations.effect_${change}`, {
                amount: format(amount),
                date: formatLongDate(raiseEffectiveAt(rules.now, rules.raiseHours)),
                current: limit.current === null ? '' : format(limit.current),
              })}
            </Alert>
          )}
        </div>
        {message && (
          <Alert tone="danger" live>
            {message}
          </Alert>
        )}
        <Inline gap={3} wrap>
          <Button
            {...button('limitSave', { text: change === 'raise' ? 'limitations.save_raise' : 'limitations.save', loading: busy })}
            type="submit"
          />
          <Button {...button('back', { text: 'limitations.cancel' })} variant="ghost" onClick={onClose} disabled={busy} />
        </Inline>
        {overruled && <OverruledNotice found={overruled} />}
        {kind !== 'deposit' && limit.current !== null && limit.pending?.amount !== null && (
          <Stack gap={2} align="start">
            <Text size={14} tone="muted">
              {t('limitations.remove_text', { date: formatLongDate(raiseEffectiveAt(rules.now, rules.raiseHours)) })}
            </Text>
            <Button
              {...button('limitChange', { text: 'limitations.remove' })}
              variant="secondary"
              onClick={() => onSave(null)}
              disabled={busy}
            />
          </Stack>
        )}
      </Stack>
    </form>
  )
}
