import { useState } from 'react'
import { type Deposit, depositErrors, emptyDeposit, paymentMethodOptions } from '../content.ts'

/** Every keystroke changes the state of the form, and so renders all its fields. */
export function DepositForm() {
  const [deposit, setDeposit] = useState(emptyDeposit)
  const errors = depositErrors(deposit)
  const change = (part: Partial<Deposit>) => setDeposit((current) => ({ ...current, ...part }))
  return (
    <form method="post">
      <div className="layout">
        <div className="fields">
          <h2>Indbetal</h2>
          <div className="field">
            <label htmlFor="amount">Beløb</label>
            <p className="help" id="amount-help">
              Mellem 10 og 99.999 kr.
            </p>
            <div className="box">
              <input
                id="amount"
                name="amount"
                type="text"
                inputMode="numeric"
                value={deposit.amount}
                onChange={(event) => change({ amount: event.currentTarget.value })}
                aria-describedby={errors.amount ? 'amount-suffix amount-help amount-error' : 'amount-suffix amount-help'}
                aria-invalid={errors.amount ? true : undefined}
                required
              />
              <span className="after" id="amount-suffix">
                kr.
              </span>
            </div>
            <ErrorMessage id="amount-error" error={errors.amount} />
          </div>
          <div className="field">
            <label htmlFor="method">Betalingsmetode</label>
            <div className="box">
              <select
                id="method"
                name="method"
                value={deposit.method}
                onChange={(event) => change({ method: event.currentTarget.value })}
                required
              >
                <option value="">Vælg en metode</option>
                {paymentMethodOptions.map(({ value, label }) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </select>
              <span className="chevron">
                <svg className="icon" width="20" height="20" viewBox="0 0 24 24" aria-hidden="true">
                  <path d="m6 9.5 6 6 6-6" />
                </svg>
              </span>
            </div>
            <ErrorMessage id="method-error" />
          </div>
          <div className="field">
            <label htmlFor="name">Navn på kortet</label>
            <div className="box">
              <input
                id="name"
                name="name"
                type="text"
                autoComplete="cc-name"
                value={deposit.name}
                onChange={(event) => change({ name: event.currentTarget.value })}
                aria-describedby={errors.name && 'name-error'}
                aria-invalid={errors.name ? true : undefined}
                required
              />
            </div>
            <ErrorMessage id="name-error" error={errors.name} />
          </div>
          <div className="field">
            <label htmlFor="card">Kortnummer</label>
            <div className="box">
              <input
                id="card"
                name="card"
                type="text"
                autoComplete="cc-number"
                inputMode="numeric"
                maxLength={19}
                value={deposit.card}
                onChange={(event) => change({ card: event.currentTarget.value })}
                required
              />
            </div>
            <ErrorMessage id="card-error" />
          </div>
          <div className="field">
            <label htmlFor="expiry">Udløber</label>
            <div className="box">
              <input
                id="expiry"
                name="expiry"
                type="text"
                autoComplete="cc-exp"
                inputMode="numeric"
                maxLength={5}
                placeholder="MM/ÅÅ"
                value={deposit.expiry}
                onChange={(event) => change({ expiry: event.currentTarget.value })}
                required
              />
            </div>
            <ErrorMessage id="expiry-error" />
          </div>
          <div className="field">
            <label htmlFor="code">Kontrolcifre</label>
            <div className="box">
              <input
                id="code"
                name="code"
                type="text"
                autoComplete="cc-csc"
                inputMode="numeric"
                maxLength={3}
                value={deposit.code}
                onChange={(event) => change({ code: event.currentTarget.value })}
                aria-describedby={errors.code && 'code-error'}
                aria-invalid={errors.code ? true : undefined}
                required
              />
            </div>
            <ErrorMessage id="code-error" error={errors.code} />
          </div>
          <div className="field">
            <label className="check">
              <input
                name="save"
                type="checkbox"
                checked={deposit.save}
                onChange={(event) => change({ save: event.currentTarget.checked })}
              />
              <span>Gem kortet til næste gang</span>
            </label>
            <ErrorMessage id="save-error" />
          </div>
          <div className="submit">
            <button className="button wide" type="submit">
              Indbetal
            </button>
          </div>
        </div>
      </div>
    </form>
  )
}

interface ErrorMessageProps {
  id: string
  error?: string
}

/** The live region is rendered before there is an error, otherwise screen readers would miss the first one. */
const ErrorMessage = ({ id, error }: ErrorMessageProps) => (
  <div aria-live="polite">
    {error ? (
      <p className="error" id={id}>
        <span>
          <svg className="icon" width="16" height="16" viewBox="0 0 24 24" aria-hidden="true">
            <path d="M12 8v5m0 3v.01M12 3 2.5 20h19Z" />
          </svg>
        </span>
        {error}
      </p>
    ) : null}
  </div>
)
