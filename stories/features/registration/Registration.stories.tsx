import { ore } from '@casino/features/format/money'
import { BonusStep } from '@casino/features/registration/BonusStep'
import { BonusStepSkeleton } from '@casino/features/registration/BonusStepSkeleton'
import { RegistrationLayout } from '@casino/features/registration/RegistrationLayout'
import { expect, fn, screen } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { ageRules, bonusFixture, playerErrorText } from '../../support/fixtures.ts'

const second = {
  ...bonusFixture,
  bonusId: 'stille',
  name: 'Stille start: 50 spins',
  bonusCode: 'STILLE',
  terms: { ...bonusFixture.terms, spins: 50, minDeposit: ore(10_000) },
  bonusRegisterContents: {
    ...bonusFixture.bonusRegisterContents,
    checkboxText: 'Ja tak, giv mig 50 spins',
    bonusDetail: '50 spins à 0,20 kr.',
  },
}

const meta = preview.meta({
  title: 'Features/Registration/1 Bonus',
  component: BonusStep,
  parameters: { layout: 'fullscreen', toolbarArgs: { failing: { bonuses: [], loadError: playerErrorText('ERR_UPSTREAM') } } },
  args: { bonuses: [bonusFixture], loadError: null, choice: null, choiceMissing: false, onChoose: fn(), onContinue: fn(), onRetry: fn() },
  // the page has no step while the offers are loading
  render: (args, { globals }) => (
    <RegistrationLayout step={1} minAge={ageRules.minAge}>
      {globals.network === 'slow' ? <BonusStepSkeleton /> : <BonusStep {...args} />}
    </RegistrationLayout>
  ),
})

/** “With bonus” and “without bonus” are options of equal size, and nothing is preselected. */
export const Choose = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    for (const radio of canvas.getAllByRole('radio')) await expect(radio).not.toBeChecked()
    await userEvent.click(canvas.getByRole('radio', { name: /uden bonus/i }))
    await expect(args.onChoose).toHaveBeenCalledWith({ type: 'none' })
  },
})
export const WithConfiguredSections = meta.story({
  render: (args) => (
    <RegistrationLayout
      step={1}
      minAge={ageRules.minAge}
      content={[{ title: 'Det tager tre minutter', content: 'Du vælger bonus, udfylder dine oplysninger og bekræfter med MitID.' }]}
    >
      <BonusStep {...args} />
    </RegistrationLayout>
  ),
  play: async ({ canvas }) => expect(canvas.getByRole('heading', { name: 'Det tager tre minutter' })).toBeVisible(),
})
export const Chosen = meta.story({ args: { choice: { type: 'freeSpins', code: bonusFixture.bonusCode } } })
export const NothingChosen = meta.story({
  args: { choiceMissing: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Fortsæt' }))
    await expect(canvas.getAllByRole('radio')[0]).toHaveFocus()
  },
})
/** Back from MitID: the bonus is no longer offered. */
export const BonusRefused = meta.story({
  args: { refused: true },
  play: async ({ canvas }) => expect(canvas.getByRole('alert')).toHaveTextContent(/findes ikke længere/),
})
export const TwoOffers = meta.story({ args: { bonuses: [bonusFixture, second] } })
export const NoOffers = meta.story({ args: { bonuses: [] } })
export const OffersFailed = meta.story({ args: { bonuses: [], loadError: playerErrorText('ERR_UPSTREAM') } })
export const FullTerms = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /vilkår/i }))
    await expect(await screen.findByRole('dialog')).toHaveTextContent('Gennemspil')
  },
})
