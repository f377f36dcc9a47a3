import { AmountField, type RegistryFieldProps } from '@casino/design-system'
import type { ControllerFieldState, RefCallBack } from 'react-hook-form'
import type { LimitPeriod } from '../api/entities/limitPeriod.ts'
import { useTranslations } from '../content/useTranslations.tsx'
import { formatKrShort, ore } from '../format/money.ts'
import { fieldErrorText } from '../forms/serverErrors.ts'

interface LimitAmountFieldProps {
  period: LimitPeriod
  registryField: RegistryFieldProps
  /** The field of the form. */
  input: { value: number | null; onChange(amount: number | null): void; onBlur(): void; ref: RefCallBack }
  error: ControllerFieldState['error']
  /** Suggested amounts in øre; none is preselected, and any other amount may be entered. */
  suggestions: readonly number[]
  /** Another period's limit is enough. */
  optional?: boolean
  /** Called with the amount while it is typed, in øre. */
  onTyping?: (amount: number | null) => void
}

/** Field for the limit of a period. */
export function LimitAmountField({ period, registryField, input, error, suggestions, optional = false, onTyping }: LimitAmountFieldProps) {
  const t = useTranslations()
  return (
    <AmountField
      {...registryField}
      name={`limit-${period}`}
      ref={input.ref}
      suffix={t('unit.currency')}
      value={input.value}
      onValueChange={input.onChange}
      onBlur={input.onBlur}
      {...(onTyping && { onTyping })}
      quickAmounts={suggestions.map((value) => ({ value, label: formatKrShort(ore(value)) }))}
      error={fieldErrorText(t, error)}
      required={!optional}
    />
  )
}
