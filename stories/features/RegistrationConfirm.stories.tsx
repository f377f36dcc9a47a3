import { kroner } from '@casino/features/format'
import { ConfirmStep } from '@casino/features/page/registration/ConfirmStep'
import { RegistrationFrame } from '@casino/features/page/registration/RegistrationFrame'
import { expect, fn } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { ageRules, bonus, sentence } from '../support/fixtures.ts'

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
    when: { slow: { provider: { locked: true, opening: true } }, failing: { problem: sentence('ERR_NETWORK') } },
  },
  args: {
    contact,
    choice: { kind: 'bonus' as const, code: bonus.bonusCode },
    bonusName: bonus.name,
    provider: { locked: false, opening: false },
    problem: null,
    onConfirm: fn(),
    onEdit: fn(),
  },
  render: (args) => (
    <RegistrationFrame step={3} minAge={ageRules.minAge}>
      <ConfirmStep {...args} />
    </RegistrationFrame>
  ),
})

/** The summary never shows the CPR number. */
export const WithBonus = meta.story({
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await expect(canvasElement).not.toHaveTextContent('170591')
    await userEvent.click(canvas.getByRole('button', { name: /MitID/ }))
    await expect(args.onConfirm).toHaveBeenCalledOnce()
  },
})
export const WithLimit = meta.story({
  args: { choice: { kind: 'none' }, bonusName: null, contact: { ...contact, limit: { period: 'week', amount: kroner(500) } } },
})
export const Opening = meta.story({ args: { provider: { locked: true, opening: true } } })
export const ProviderDown = meta.story({ args: { provider: { locked: true, opening: false }, problem: sentence('ERR_PROVIDER_FAILED') } })
export const Offline = meta.story({ args: { problem: sentence('ERR_NETWORK') } })
