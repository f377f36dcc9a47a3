import { DepositScreen, type DepositScreenProps } from '@casino/features/page/deposit/DepositScreen'
import { useState } from 'react'

/** The deposit screen with the flow's draft state: a typed amount is passed back in `state`. */
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
