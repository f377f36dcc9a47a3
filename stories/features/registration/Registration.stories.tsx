import { BonusStep } from '@casino/features/registration/BonusStep'
import { BonusStepSkeleton } from '@casino/features/registration/BonusStepSkeleton'
import { RegistrationLayout } from '@casino/features/registration/RegistrationLayout'
import { expect, fn, screen } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { ageRules, bonusFixture, matchBonusFixture, playerErrorText } from '../../support/fixtures.ts'

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
/** Free spins and a deposit match: each offer has its own image, conditions and terms, and one of them can be chosen. */
export const TwoOffers = meta.story({
  args: { bonuses: [bonusFixture, matchBonusFixture] },
  play: async ({ canvas, userEvent, args }) => {
    const match = canvas.getByRole('radio', { name: /100\s% oveni/ })
    await expect(match).toHaveAccessibleDescription(/satse for 10 gange/)
    await userEvent.click(match)
    await expect(args.onChoose).toHaveBeenCalledWith({ type: 'depositMatch', code: 'DOBBELT' })
    await userEvent.click(canvas.getByRole('button', { name: /vilkår for 100\s% oveni/ }))
    await expect(await screen.findByRole('dialog')).toHaveTextContent('Dine bonuspenge')
    await expect(args.onChoose).toHaveBeenCalledOnce()
  },
})
export const DepositMatchChosen = meta.story({
  args: { bonuses: [bonusFixture, matchBonusFixture], choice: { type: 'depositMatch', code: matchBonusFixture.bonusCode } },
})
/** An offer whose terms are on a separate page. */
export const TermsOnAPage = meta.story({
  args: {
    bonuses: [
      {
        ...bonusFixture,
        bonusRegisterContents: {
          ...bonusFixture.bonusRegisterContents,
          essentialTermsType: 'html' as const,
          essentialTerms: '<p>Kun nye spillere. <strong>Du skal satse for 1.000 kr.</strong></p>',
          fullTermsType: 'link' as const,
          fullTerms: '/contents/bonusvilkaar',
        },
      },
    ],
  },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('link', { name: /vilkår for 500 spins/ })).toHaveAttribute('href', '/contents/bonusvilkaar'),
})
export const NoOffers = meta.story({ args: { bonuses: [] } })
export const OffersFailed = meta.story({ args: { bonuses: [], loadError: playerErrorText('ERR_UPSTREAM') } })
export const FullTerms = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /vilkår/i }))
    await expect(await screen.findByRole('dialog')).toHaveTextContent('Gennemspil')
  },
})
