import { CallError } from '@casino/features/api/errors'
import { ContactScreen, type ContactScreenProps } from '@casino/features/contact/ContactScreen'
import { parseSystemConfig } from '@casino/features/content/systemConfig'
import { expect, fn, waitFor } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import systemConfig from '../../../app/platform/seed/system-config.json' with { type: 'json' }
import { createCallError, supportEmail, supportHours } from '../../support/fixtures.ts'

const { values } = parseSystemConfig(Object.fromEntries(systemConfig.map(({ name, value }) => [name, value])))
const player = { name: 'Freja Holm', email: 'freja@eksempel.dk', userId: 'player-freja' }

const args: ContactScreenProps = {
  state: { type: 'writing' },
  known: { name: '', email: '', userId: '' },
  supportEmail,
  supportHours,
  sections: values.contactContent,
  recaptchaSiteKey: null,
  busy: false,
  error: null,
  readDraft: () => ({}),
  onDraft: fn(),
  onSend: fn(),
  onAnother: fn(),
}

const meta = preview.meta({ title: 'Features/Contact', component: ContactScreen, parameters: { layout: 'fullscreen' }, args })

export const Empty = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Kontakt' })).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 2, name: 'Vil du klage?' })).toBeVisible()
  },
})
/** Name, e-mail and user id are filled in. */
export const Player = meta.story({ args: { known: player } })
/** What was typed before the page was left, in place of what is known; what is typed now is reported, without what is known. */
export const WithDraft = meta.story({
  args: { known: player, readDraft: () => ({ name: 'Freja', message: 'Hvor bliver' }) },
  play: async ({ canvas, userEvent, args }) => {
    await expect(await canvas.findByDisplayValue('Hvor bliver')).toBeVisible()
    await expect(canvas.getByText(/^3\.989 tegn/)).toBeVisible()
    await userEvent.type(canvas.getByLabelText('Din besked'), ' pengene?')
    await expect(args.onDraft).toHaveBeenLastCalledWith({ name: 'Freja', message: 'Hvor bliver pengene?' })
  },
})
export const Required = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send besked' }))
    for (const message of ['Skriv dit navn.', 'Skriv din e-mail.', 'Skriv din besked.'])
      await expect(await canvas.findByText(message)).toBeVisible()
    await expect(canvas.getByText('Bekræft, at du ikke er en robot.')).toBeVisible()
    await expect(args.onSend).not.toHaveBeenCalled()
  },
})
/** A number that has no place in a mail is stopped before it is sent. */
export const SecretNumber = meta.story({
  args: { known: player },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(await canvas.findByLabelText('Din besked'), 'Mit kort er 4111 1111 1111 1111')
    await userEvent.click(canvas.getByRole('button', { name: 'Send besked' }))
    await waitFor(() => expect(canvas.getByLabelText('Din besked')).toHaveAccessibleDescription(/ligner et CPR-nummer eller kortnummer/))
    await expect(args.onSend).not.toHaveBeenCalled()
  },
})
export const Sending = meta.story({ args: { known: player, busy: true } })
/** Too many messages from one address. */
export const Failed = meta.story({
  args: { known: player, error: createCallError('ERR_RATE_LIMITED') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Beskeden blev ikke sendt')
    await expect(canvas.getByLabelText('Navn')).toHaveValue('Freja Holm')
  },
})
/** The answer was lost: the message may have been sent. */
export const Unanswered = meta.story({
  args: { known: player, error: createCallError('ERR_TIMEOUT') },
  play: async ({ canvas }) => expect(await canvas.findByRole('alert')).toHaveTextContent('Vi ved ikke, om beskeden er sendt'),
})
/** The time to send with this confirmation is over. */
export const CheckExpired = meta.story({
  args: {
    known: player,
    error: new CallError('ERR_VALIDATION', 'Ret felterne.', {
      fields: [{ path: 'recaptcha', message: 'Bekræftelsen er udløbet. Bekræft igen.' }],
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Bekræftelsen er udløbet. Bekræft igen.')).toBeVisible()
    await expect(canvas.getByRole('checkbox')).not.toBeChecked()
  },
})
/** The confirmation could not be fetched. */
export const CheckFailed = meta.story({
  args: {
    known: player,
    error: new CallError('ERR_VALIDATION', 'Ret felterne.', {
      fields: [{ path: 'recaptcha', message: 'Bekræftelsen virkede ikke. Prøv igen.' }],
    }),
  },
})
export const Sent = meta.story({
  args: { state: { type: 'sent', email: player.email } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Din besked er sendt' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Skriv en besked mere' }))
    await expect(args.onAnother).toHaveBeenCalledOnce()
  },
})
/** Without configured sections the form stands alone. */
export const WithoutSections = meta.story({ args: { sections: [] } })
