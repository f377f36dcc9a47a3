import { Button, FieldSet, Grid, Inline, type RegistryFieldProps, SelectField } from '@casino/design-system'
import type { ControllerFieldState, RefCallBack } from 'react-hook-form'
import { useButtonProps } from '../content/useButtonProps.tsx'
import { useTranslations } from '../content/useTranslations.tsx'
import { formatHoursMinutes } from '../format/date.ts'
import { fieldErrorText } from '../forms/serverErrors.ts'

const optionsTo = (last: number, step = 1) =>
  Array.from({ length: Math.floor(last / step) + 1 }, (_, index) => ({ value: String(index * step), label: String(index * step) }))
const hourOptions = optionsTo(24)
const minuteOptions = optionsTo(55, 5)

interface LimitTimeFieldProps {
  registryField: RegistryFieldProps
  /** The field of the form, in minutes. */
  input: { value: number | null; onChange(minutes: number | null): void; ref: RefCallBack }
  error: ControllerFieldState['error']
  /** Suggested times in minutes; none is preselected, and any other can be chosen. */
  suggestions: readonly number[]
}

/** Hours and minutes of a time limit. Choosing one of the two leaves the other at 0. */
export function LimitTimeField({ registryField, input, error, suggestions }: LimitTimeFieldProps) {
  const t = useTranslations()
  const button = useButtonProps()
  const { value, onChange } = input
  const [hours, minutes] = value === null ? [null, null] : [Math.floor(value / 60), value % 60]
  const message = fieldErrorText(t, error)
  return (
    <FieldSet
      label={t('limitations.time')}
      help={t('limitations.time_help')}
      {...(registryField.theme && { theme: registryField.theme })}
      {...(message && { error: message })}
    >
      <Grid gap={3} columns={{ xs: 2 }}>
        <SelectField
          name="limit-hours"
          label={t('limitations.hours')}
          placeholder={t('limitations.choose')}
          options={hourOptions}
          value={hours === null ? '' : String(hours)}
          onChange={({ target }) => onChange(Number(target.value) * 60 + (minutes ?? 0))}
          ref={input.ref}
        />
        <SelectField
          name="limit-minutes"
          label={t('limitations.minutes')}
          placeholder={t('limitations.choose')}
          options={minuteOptions}
          value={minutes === null ? '' : String(minutes)}
          onChange={({ target }) => onChange((hours ?? 0) * 60 + Number(target.value))}
        />
      </Grid>
      <Inline gap={2} wrap>
        {suggestions.map((suggestion) => (
          <Button
            key={suggestion}
            {...button('limitChange', { text: 'limitations.time_suggestion', values: { time: formatHoursMinutes(suggestion) } })}
            variant="secondary"
            size="sm"
            onClick={() => onChange(suggestion)}
          />
        ))}
      </Inline>
    </FieldSet>
  )
}
