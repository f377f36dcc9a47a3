import { DepositScreen, type DepositScreenProps } from '@casino/features/deposit/DepositScreen'
import { useState } from 'react'

/** The deposit screen with the flow's draft state: a typed amount is passed back in `state`. */
export function DepositWithDraft(props: DepositScreenProps) {
  const [state, setState] = useState(props.state)
  return (
    <DepositScreen
      {...props}
      state={state}
      actions={{
        ...props.actions,
        onDraft: (amount, bonusCode) => {
          props.actions.onDraft(amount, bonusCode)
          setState((before) => (before.type === 'amount' ? { ...before, amount, bonusCode } : before))
        },
      }}
    />
  )
}
