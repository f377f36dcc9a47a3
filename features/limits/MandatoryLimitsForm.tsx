import { Alert, Button, FormFields, type RegistryFieldProps, Stack } from '@casino/design-system'
import { useRef, useState } from 'react'
import { Controller } from 'react-hook-form'
import { type FirstLimitPeriod, firstLimitPeriods, isAmountLimit, type LimitPeriod } from '../api/entities/limitPeriod.ts'
import type { CallError } from '../api/errors.ts'
import { useRun } from '../api/useRun.ts'
import { useButtonProps } from '../content/useButtonProps.tsx'
import { useTranslations } from '../content/useTranslations.tsx'
import type { Ore } from '../format/money.ts'
import { useAppForm } from '../forms/useAppForm.ts'
import { useFormFields } from '../forms/useFormRegistry.ts'
import { usePressEnd } from '../forms/usePressEnd.ts'
import { paths } from '../navigation/paths.ts'
import { mandatoryLimitsSchema, toLimits } from './form.ts'
import { LimitAmountField } from './LimitAmountField.tsx'
import { findOverruledLimits } from './model.ts'
import { OverruledNotice } from './OverruledNotice.tsx'

export interface MandatoryLimitsFormProps {
  /** Periods whose limit is 0 now: nothing could be deposited, so each needs another limit. */
  zero?: readonly FirstLimitPeriod[]
  /** Suggested amounts in øre; none is preselected, and any other amount may be entered. */
  suggestions: Readonly<Record<FirstLimitPeriod, readonly number[]>>
  busy: boolean
  /** Failure of the latest save. */
  error: CallError | null
  onSave(limits: Partial<Record<FirstLimitPeriod, Ore>>): void
}

const periodOf = (path: string): FirstLimitPeriod | undefined => firstLimitPeriods.find((period) => period === path)

/** Form for the first limits: at least one of day, week and month, and each that is 0. */
export function MandatoryLimitsForm({ zero = [], suggestions, busy, error, onSave }: MandatoryLimitsFormProps) {
  const run = useRun()
  const t = useTranslations()
  const button = useButtonProps()
  const fields = useFormFields('transferLimit', 'first')
  const first = fields[0]?.name ?? 'day'
  const { form, message, submit } = useAppForm(mandatoryLimitsSchema(first, zero), {
    defaultValues: { day: null, week: null, month: null },
    order: fields.map(({ name }) => name),
    refusal: error,
    fieldOf: periodOf,
  })
  const [typed, setTyped] = useState<Partial<Record<FirstLimitPeriod, number | null>>>({})
  const pressEnd = usePressEnd()
  /** The amount that stands in a period's field. The notice that follows from it moves no button that is being pressed. */
  const showEffect = async (period: FirstLimitPeriod, amount: number | null) => {
    await pressEnd()
    setTyped((others) => ({ ...others, [period]: amount }))
  }
  const found = findOverruledLimits(
    firstLimitPeriods.map((period) => {
      const amount = typed[period] ?? null
      return { period, amount: isAmountLimit(amount) ? amount : null }
    }),
  )
  const noticePeriod = fields.findLast(({ name }) => found?.overruled.includes(name))?.name
  const saveButton = useRef<HTMLButtonElement & HTMLAnchorElement>(null)
  const align = (amounts: Partial<Record<LimitPeriod, number>>) => {
    for (const period of firstLimitPeriods) {
      if (amounts[period] === undefined) continue
      form.setValue(period, amounts[period])
      run(showEffect(period, amounts[period]))
    }
    saveButton.current?.focus() // the pressed button goes with its notice
  }

  const renderField = (period: FirstLimitPeriod) => (registryField: RegistryFieldProps) => (
    <Controller
      control={form.control}
      name={period}
      rules={{ deps: [first] }} // any limit removes its error that none is set
      render={({ field, fieldState }) => (
        <Stack gap={3}>
          <LimitAmountField
            period={period}
            registryField={zero.includes(period) ? { ...registryField, help: t('limitations.mandatory_zero') } : registryField}
            input={field}
            error={fieldState.error}
            suggestions={suggestions[period]}
            optional={!zero.includes(period)}
            onTyping={(amount) => run(showEffect(period, amount))}
          />
          {found && noticePeriod === period && <OverruledNotice found={found} onAlign={align} />}
        </Stack>
      )}
    />
  )
  return (
    <form method="post" onSubmit={submit((limits) => onSave(toLimits(limits)))} noValidate>
      <Stack gap={6}>
        <FormFields fields={fields} render={{ day: renderField('day'), week: renderField('week'), month: renderField('month') }} />
        {message && (
          <Alert tone="danger" live>
            {message}
          </Alert>
        )}
        <Stack gap={3}>
          <Button
            {...button('limitSave', { text: 'limitations.mandatory_save', loading: busy })}
            ref={saveButton}
            type="submit"
            size="lg"
            fullWidth
          />
          <Button {...button('logout')} href={paths.logout} variant="ghost" fullWidth />
        </Stack>
      </Stack>
    </form>
  )
}
