import { Alert } from '@casino/design-system/components/Alert'
import { Button } from '@casino/design-system/components/Button'
import { Inline } from '@casino/design-system/components/Inline'
import { Stack } from '@casino/design-system/components/Stack'
import { Text } from '@casino/design-system/components/Text'
import { FormFields } from '@casino/design-system/patterns/FormFields'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useController, useForm } from 'react-hook-form'
import type { CallError } from '../api/errors.ts'
import { useButtonProps } from '../content/useButtonProps.tsx'
import { useTranslations } from '../content/useTranslations.tsx'
import { formatLongDate } from '../format/date.ts'
import { formatKr, type Ore } from '../format/money.ts'
import { useFormFields } from '../forms/useFormRegistry.ts'
import { useServerErrors } from '../forms/useServerErrors.ts'
import { type ChangeLimitValues, changeLimitSchema, type ParsedChangeLimit } from './form.ts'
import { LimitAmountField } from './LimitAmountField.tsx'
import { classifyLimitChange, isValidLimit, type LimitRules, type PeriodLimit, raiseEffectiveAt } from './model.ts'
import { OverruledNotice } from './OverruledNotice.tsx'

export interface ChangeLimitFormProps {
  limit: PeriodLimit
  /** The limits of all periods. */
  limits: readonly PeriodLimit[]
  rules: LimitRules
  busy: boolean
  /** Failure of the latest save. */
  error: CallError | null
  onSave(amount: Ore): void
  onClose(): void
}

/** Form for a new limit; shows its effect before it is saved. */
export function ChangeLimitForm({ limit, limits, rules, busy, error, onSave, onClose }: ChangeLimitFormProps) {
  const t = useTranslations()
  const button = useButtonProps()
  const fields = useFormFields('transferLimit', 'change')
  const form = useForm<ChangeLimitValues, unknown, ParsedChangeLimit>({
    defaultValues: { amount: null },
    resolver: standardSchemaResolver(changeLimitSchema),
  })
  const { field, fieldState } = useController({ control: form.control, name: 'amount' })
  const message = useServerErrors(form, error, (path) => (path === limit.period ? 'amount' : undefined))
  const amount = isValidLimit(field.value) ? field.value : null
  const change = amount === null ? null : classifyLimitChange(limit.current, amount)
  const submit = form.handleSubmit((values) => {
    if (classifyLimitChange(limit.current, values.amount) !== 'same') onSave(values.amount)
  })
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
            amount: (registryField) => (
              <LimitAmountField
                period={limit.period}
                registryField={registryField}
                input={field}
                error={fieldState.error}
                suggestions={rules.suggestions[limit.period]}
              />
            ),
          }}
        />
        <div aria-live="polite">
          {change && amount && (
            <Alert tone={change === 'raise' ? 'warning' : 'info'}>
              {t(`limitations.effect_${change}`, {
                amount: formatKr(amount),
                date: formatLongDate(raiseEffectiveAt(rules.now, rules.raiseHours)),
                current: limit.current === null ? '' : formatKr(limit.current),
              })}
            </Alert>
          )}
        </div>
        {change && amount && change !== 'same' && (
          <OverruledNotice limits={limits.map(({ period, current }) => ({ period, amount: period === limit.period ? amount : current }))} />
        )}
        {message && (
          <Alert tone="danger" live>
            {message}
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
