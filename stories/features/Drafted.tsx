import { DepositScreen, type DepositScreenProps } from '@casino/features/page/deposit/DepositScreen'
import { useState } from 'react'

/** The deposit's screen with the flow's part in its first step: an amount that was typed comes back as the state's. */
export function Drafted({ onDraft, ...props }: DepositScreenProps) {
  const [state, setState] = useState(props.state)
  return (
    <DepositScreen
      {...props}
      state={state}
      onDraft={(amount, bonusCode) => {
        onDraft(amount, bonusCode)
        setState((before) => (before.name === 'amount' ? { ...before, amount, bonusCode } : before))
      }}
    />
  )
}
