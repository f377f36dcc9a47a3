import { MarketingDialog } from './MarketingDialog.tsx'
import { useMarketingPopup } from './useMarketingPopup.ts'

interface MarketingPopupProps {
  /** The page interrupts no task: no game, payment or account. */
  calm: boolean
}

/** The marketing consent popup of a player; see `isMarketingPopupDue`. */
export function MarketingPopup({ calm }: MarketingPopupProps) {
  const { open, sending, error, answer } = useMarketingPopup(calm)
  return <MarketingDialog open={open} sending={sending} error={error} onAnswer={answer} />
}
