import { Modal } from '@casino/design-system'
import { useTranslations } from '@casino/features/content/useTranslations'
import { MandatoryLimitsForm } from '@casino/features/limits/MandatoryLimitsForm'
import { expect, fn, screen, within } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { createCallError, suggestions } from '../../support/fixtures.ts'
import { storyForms } from '../../support/pageContext.ts'

const meta = preview.meta({
  title: 'Features/Mandatory limits',
  component: MandatoryLimitsForm,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '720px' } } },
  args: { suggestions, busy: false, error: null, onSave: fn() },
  render: function InItsDialog(args) {
    const t = useTranslations()
    return (
      <Modal
        open
        mandatory
        onOpenChange={() => undefined}
        title={t('limitations.mandatory_title')}
        description={t('limitations.mandatory_intro', { hours: 24 })}
        closeLabel={t('limitations.close')}
      >
        <MandatoryLimitsForm {...args} />
      </Modal>
    )
  },
})

/** A limit of one period is enough; a suggestion sets a field and none is preselected. */
export const Default = meta.story({
  play: async ({ userEvent, args }) => {
    const dialog = within(await screen.findByRole('dialog'))
    for (const field of dialog.getAllByRole('textbox')) await expect(field).toHaveValue('')
    for (const field of dialog.getAllByRole('textbox')) await userEvent.type(field, '500')
    const save = dialog.getByRole('button', { name: /gem/i })
    const logout = dialog.getByRole('link', { name: 'Log ud' })
    await expect(logout.getBoundingClientRect().top - save.getBoundingClientRect().bottom).toBeLessThanOrEqual(16)
    await userEvent.click(save)
    await expect(args.onSave).toHaveBeenCalledWith({ day: 50_000, week: 50_000, month: 50_000 })
  },
})
/** Limits without an effect are named, and lowered on request. */
export const Overruled = meta.story({
  play: async ({ userEvent, args }) => {
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.type(dialog.getByLabelText('Dagsgrænse'), '5000')
    await userEvent.type(dialog.getByLabelText('Ugegrænse'), '500')
    await userEvent.tab()
    await userEvent.click(await dialog.findByRole('button', { name: 'Sænk til 500,00\u00a0kr.' }))
    await userEvent.click(dialog.getByRole('button', { name: /gem/i }))
    await expect(args.onSave).toHaveBeenCalledWith({ day: 50_000, week: 50_000 })
  },
})
/** A limit of 0 needs another one; that of another period is not enough. */
export const ZeroLimit = meta.story({
  args: { zero: ['day'] },
  play: async ({ userEvent, args }) => {
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.type(dialog.getByLabelText('Ugegrænse'), '500')
    await userEvent.click(dialog.getByRole('button', { name: /gem/i }))
    await expect(dialog.getByLabelText('Dagsgrænse')).toBeInvalid()
    await expect(args.onSave).not.toHaveBeenCalled()
    await userEvent.type(dialog.getByLabelText('Dagsgrænse'), '100')
    await userEvent.click(dialog.getByRole('button', { name: /gem/i }))
    await expect(args.onSave).toHaveBeenCalledWith({ day: 10_000, week: 50_000 })
  },
})
export const OneIsEnough = meta.story({
  play: async ({ userEvent, args }) => {
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.type(dialog.getByLabelText('Ugegrænse'), '500')
    await userEvent.click(dialog.getByRole('button', { name: /gem/i }))
    await expect(args.onSave).toHaveBeenCalledWith({ week: 50_000 })
  },
})
export const Errors = meta.story({
  play: async ({ userEvent, args }) => {
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: /gem/i }))
    await expect(dialog.getAllByRole('textbox')[0]).toHaveFocus()
    await expect(args.onSave).not.toHaveBeenCalled()
  },
})
export const Saving = meta.story({ args: { busy: true } })
export const SaveFailed = meta.story({ args: { error: createCallError('ERR_UPSTREAM') } })

/** Month first in the registry: its field is focused first. */
export const AnotherOrder = meta.story({
  parameters: { page: { forms: storyForms({ transferLimit: { fields: [{ name: 'month' }, { name: 'week' }, { name: 'day' }] } }) } },
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: /gem/i }))
    await expect(dialog.getByLabelText(/måned/i)).toHaveFocus()
  },
})
/** A limit missing from the registry is still rendered. */
export const InvalidRegistry = meta.story({
  parameters: { page: { forms: storyForms({ transferLimit: { fields: [{ name: 'week' }] } }) } },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'))
    await expect(dialog.getAllByRole('textbox')).toHaveLength(3)
  },
})
