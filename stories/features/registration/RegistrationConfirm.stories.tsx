import { kroner } from '@casino/features/format/money'
import { ConfirmStep } from '@casino/features/registration/ConfirmStep'
import { RegistrationLayout } from '@casino/features/registration/RegistrationLayout'
import { expect, fn } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { ageRules, bonusFixture, playerErrorText } from '../../support/fixtures.ts'

const contact = {
  cpr: '1705911234',
  firstName: 'Freja',
  lastName: 'Holm',
  email: 'freja@example.dk',
  mobileCC: '45',
  mobileNo: '20304050',
  acceptNewsEmail: true,
  acceptSMSOffer: false,
  limit: null,
} as const

const meta = preview.meta({
  title: 'Features/Registration/3 Confirm',
  component: ConfirmStep,
  parameters: {
    layout: 'fullscreen',
    toolbarArgs: {
      slow: { identityRedirect: { locked: true, redirecting: true } },
      failing: { errorMessage: playerErrorText('ERR_NETWORK') },
    },
  },
  args: {
    contact,
    choice: { type: 'freeSpins' as const, code: bonusFixture.bonusCode },
    bonusName: bonusFixture.name,
    identityRedirect: { locked: false, redirecting: false },
    errorMessage: null,
    onConfirm: fn(),
    onEdit: fn(),
  },
  render: (args) => (
    <RegistrationLayout step={3} minAge={ageRules.minAge} byPartner={args.byPartner}>
      <ConfirmStep {...args} />
    </RegistrationLayout>
  ),
})

/** The summary never shows the CPR number. */
export const WithBonus = meta.story({
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await expect(canvasElement).not.toHaveTextContent('170591')
    const confirm = canvas.getByRole('button', { name: /MitID/ })
    const edit = canvas.getByRole('button', { name: 'Ret oplysninger' })
    await expect(edit.getBoundingClientRect().top - confirm.getBoundingClientRect().bottom).toBeLessThanOrEqual(16)
    await userEvent.click(confirm)
    await expect(args.onConfirm).toHaveBeenCalledOnce()
  },
})
export const WithLimit = meta.story({
  args: { choice: { type: 'none' as const }, bonusName: null, contact: { ...contact, limit: { period: 'week', amount: kroner(500) } } },
})
/** A partner has handed the player over, and its bearer confirms the registration: MitID is not mentioned. */
export const ByPartner = meta.story({
  args: { byPartner: true },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Opret din konto' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /MitID/ })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Opret konto' }))
    await expect(args.onConfirm).toHaveBeenCalledOnce()
  },
})
export const Opening = meta.story({ args: { identityRedirect: { locked: true, redirecting: true } } })
export const ProviderDown = meta.story({
  args: { identityRedirect: { locked: true, redirecting: false }, errorMessage: playerErrorText('ERR_PROVIDER_FAILED') },
})
export const Offline = meta.story({ args: { errorMessage: playerErrorText('ERR_NETWORK') } })
