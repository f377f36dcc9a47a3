import { DepositScreen, type DepositScreenProps } from '@casino/features/deposit/DepositScreen'
import { useState } from 'react'

/** The deposit screen with the flow's own state: a typed amount and a chosen payment method are passed back. */
export function DepositWithDraft(props: DepositScreenProps) {
  const [state, setState] = useState(props.state)
  const [method, setMethod] = useState(props.payment.method)
  return (
    <DepositScreen
      {...props}
      state={state}
      payment={{ ...props.payment, method }}
      actions={{
        ...props.actions,
        onMethod: setMethod,
        onDraft: (amount, bonusCode) => {
          props.actions.onDraft(amount, bonusCode)
          setState((before) => (before.type === 'amount' ? { ...before, amount, bonusCode } : before))
        },
      }}
    />
  )
}
