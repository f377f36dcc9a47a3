import { formatKrShort, ore } from '@casino/features/format/money'
import { elementById, frameConfig, t } from './dom.ts'

interface StakeSelector {
  /** The selected stake, or the value of the next chip, øre. */
  value(): number
  /** `fixed`: it cannot be changed now. `freeSpin`: value of the free spin that the next round is, øre; null without one. */
  render(options: { fixed: boolean; freeSpin: number | null }): void
}

/** The two buttons that select a stake. */
export function createStakeSelector(onChange: () => void): StakeSelector {
  let index = 0
  const value = () => frameConfig.stakes[index] ?? 0
  const buttons = { lower: elementById<HTMLButtonElement>('lower'), raise: elementById<HTMLButtonElement>('raise') }
  const select = (by: number) => (event: Event) => {
    if ((event.currentTarget as Element).getAttribute('aria-disabled') === 'true') return // currentTarget is the button
    index += by
    onChange()
  }
  buttons.lower.onclick = select(-1)
  buttons.raise.onclick = select(1)
  return {
    value,
    render({ fixed, freeSpin }) {
      elementById('stake').textContent = formatKrShort(ore(freeSpin ?? value()))
      elementById('stake-label').textContent = t(freeSpin !== null ? 'free_spin' : frameConfig.hasTableBets ? 'chip' : 'stake')
      buttons.lower.setAttribute('aria-disabled', String(fixed || index === 0))
      buttons.raise.setAttribute('aria-disabled', String(fixed || index === frameConfig.stakes.length - 1))
    },
  }
}
