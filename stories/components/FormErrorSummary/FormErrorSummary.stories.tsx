import { AmountField, Button, FormErrorSummary, RadioCards, Stack, TextField } from '@casino/design-system'
import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { useArgState } from '../../support/useArgState.ts'

const errors = [
  { name: 'firstName', message: 'Skriv dit fornavn.' },
  { name: 'period', message: 'Vælg en periode for din grænse.' },
  { name: 'amount', message: 'Skriv et beløb på mindst 100 kr.' },
]
const messageOf = (name: string) => errors.find((error) => error.name === name)?.message
const periods = [
  { value: 'day', title: 'Pr. dag' },
  { value: 'week', title: 'Pr. uge' },
]
const ignore = () => undefined

const meta = preview.meta({
  title: 'Components/FormErrorSummary',
  component: FormErrorSummary,
  args: { title: 'Ret 3 felter for at fortsætte', errors, failedSubmits: 0 },
})

/** Receives focus after a submit with errors; each line links to its field, for every kind of field. */
export const AfterAFailedSubmit = meta.story({
  render: function Form(args) {
    const [attempt, setAttempt] = useArgState(args.failedSubmits)
    const error = (name: string) => (attempt > 0 ? messageOf(name) : undefined)
    return (
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          setAttempt(attempt + 1)
        }}
      >
        <Stack gap={5}>
          <FormErrorSummary {...args} errors={attempt > 0 ? args.errors : []} failedSubmits={attempt} />
          <TextField label="Fornavn" name="firstName" error={error('firstName')} />
          <RadioCards label="Grænsen gælder" name="period" options={periods} error={error('period')} />
          <AmountField label="Beløb" name="amount" suffix="kr." value={null} onValueChange={ignore} error={error('amount')} />
          <Button type="submit">Fortsæt</Button>
        </Stack>
      </form>
    )
  },
  play: async ({ canvas, userEvent }) => {
    const submit = canvas.getByRole('button', { name: 'Fortsæt' })
    await userEvent.click(submit)
    const summary = canvas.getByRole('group', { name: 'Ret 3 felter for at fortsætte' })
    await expect(summary).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByLabelText('Fornavn')).toHaveFocus()
    await userEvent.click(canvas.getByRole('link', { name: /periode/ }))
    await expect(canvas.getByRole('radio', { name: 'Pr. dag' })).toHaveFocus()
    await userEvent.click(canvas.getByRole('link', { name: /beløb/ }))
    await expect(canvas.getByLabelText('Beløb')).toHaveFocus()
    await userEvent.click(submit)
    await expect(summary).toHaveFocus()
  },
})
export const OneError = meta.story({ args: { title: 'Ret 1 felt for at fortsætte', errors: errors.slice(0, 1) } })
export const SeveralErrors = meta.story({})
export const NoError = meta.story({
  args: { errors: [] },
  play: async ({ canvas }) => expect(canvas.queryByRole('group')).toBeNull(),
})
