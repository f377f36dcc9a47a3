import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { type Deposit, depositErrors, emptyDeposit, type Game, games, menu, methods } from '../content.ts'

/** The same page in plain React: native elements, one stylesheet, the native dialog. */
export const Page = () => (
  <div className="frame">
    <header className="header">
      <div className="zones">
        <div className="start">
          <a className="logo" href="/">
            <svg width="32" height="32" viewBox="0 0 32 32" aria-hidden="true">
              <path className="logo-line" d="M3.5 25.5C7 22 7.2 7.5 11.6 7.5c4.6 0 4 11 8.2 11 3.6 0 4.6-9.5 8.7-12" />
              <circle className="logo-dot" r="3.4" />
            </svg>
            nordlys
          </a>
        </div>
        <div className="center">
          <nav className="bar" aria-label="Hovedmenu">
            <ul>
              {menu.map(({ href, label, current }) => (
                <li key={href}>
                  <a href={href} aria-current={current ? 'page' : undefined}>
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        </div>
        <div className="end">
          <a className="button secondary" href="/log-ind">
            Log ind
          </a>
          <a className="button" href="/opret">
            Opret konto
          </a>
        </div>
      </div>
    </header>
    <main className="content" id="indhold" tabIndex={-1}>
      <div className="body">
        <div className="container">
          <div className="stack">
            <h1>Spilleautomater</h1>
            <div className="grid">
              {games.map((game) => (
                <Tile key={game.id} game={game} />
              ))}
            </div>
            <DepositForm />
            <Pause />
          </div>
        </div>
      </div>
    </main>
  </div>
)

const heart =
  'M12 19.75S4 15.2 4 9.4A4.4 4.4 0 0 1 8.4 5c1.5 0 2.8.75 3.6 1.9A4.4 4.4 0 0 1 15.6 5 4.4 4.4 0 0 1 20 9.4c0 5.8-8 10.35-8 10.35Z'

interface TileProps {
  game: Game
}

function Tile({ game: { id, name, provider, live } }: TileProps) {
  const [favourite, setFavourite] = useState(false)
  return (
    <article className="tile">
      <div className="art">
        <img
          src={`/art/${id}?w=320`}
          srcSet={`/art/${id}?w=160 160w,/art/${id}?w=240 240w,/art/${id}?w=320 320w,/art/${id}?w=480 480w`}
          sizes="(min-width: 64em) 192px, (min-width: 48em) 170px, 40vw"
          width="300"
          height="400"
          alt=""
          loading="lazy"
          decoding="async"
        />
        {live && (
          <div className="badge">
            <span className="live">
              <span className="dot" />
              Live
            </span>
          </div>
        )}
        <div className="actions">
          <a className="button small" href={`/spil/${id}`} aria-label={`Spil ${name}`}>
            Spil
          </a>
        </div>
      </div>
      <div className="foot">
        <div className="words">
          <a className="link" href={`/spil/${id}`}>
            {name}
          </a>
          <span className="meta">{provider}</span>
        </div>
        <button className="touch" type="button" tabIndex={-1} aria-hidden="true">
          <svg className="icon" width="20" height="20" viewBox="0 0 24 24" aria-hidden="true">
            <path d="M4.75 12a0.75 0.75 0 1 0 1.5 0a0.75 0.75 0 1 0 -1.5 0ZM11.25 12a0.75 0.75 0 1 0 1.5 0a0.75 0.75 0 1 0 -1.5 0ZM17.75 12a0.75 0.75 0 1 0 1.5 0a0.75 0.75 0 1 0 -1.5 0Z" />
          </svg>
        </button>
        <div className="aside">
          <button
            className="close"
            type="button"
            aria-label={`${name} som favorit`}
            aria-pressed={favourite}
            onClick={() => setFavourite(!favourite)}
          >
            <svg className={favourite ? 'icon full' : 'icon'} width="20" height="20" viewBox="0 0 24 24" aria-hidden="true">
              <path d={heart} />
            </svg>
          </button>
        </div>
      </div>
    </article>
  )
}

/** Every keystroke changes the state of the form, and so renders all its fields. */
function DepositForm() {
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
                {methods.map(({ value, label }) => (
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

function Pause() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button className="button secondary" type="button" onClick={() => setOpen(true)}>
        Hold pause
      </button>
      {open && <Dialog close={() => setOpen(false)} />}
    </>
  )
}

interface DialogProps {
  close: () => void
}

/** A dialog as it is written by hand: portal, focus moved in, kept and returned, Escape, the page hidden from assistive technology. */
function Dialog({ close }: DialogProps) {
  const panel = useRef<HTMLDivElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    const opener = document.activeElement
    const page = document.getElementById('root')
    page?.setAttribute('aria-hidden', 'true')
    title.current?.focus({ preventScroll: true })
    return () => {
      page?.removeAttribute('aria-hidden')
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true })
    }
  }, [])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') close()
    if (event.key !== 'Tab') return
    const stops = [...(panel.current?.querySelectorAll<HTMLElement>('a[href], button:not(:disabled), input, select') ?? [])]
    const [first, last] = [stops[0], stops.at(-1)]
    const leaving = event.shiftKey
      ? document.activeElement === first || document.activeElement === title.current
      : document.activeElement === last
    if (!leaving) return
    event.preventDefault()
    const next = event.shiftKey ? last : first
    next?.focus()
  }
  return createPortal(
    <div className="layer">
      <div className="scrim" onPointerDown={close} />
      <div
        ref={panel}
        className="dialog"
        role="dialog"
        aria-modal="true"
        aria-labelledby="pause"
        aria-describedby="pause-description"
        onKeyDown={onKeyDown}
      >
        <div className="head">
          <h2 ref={title} id="pause" tabIndex={-1}>
            Hold pause i 24 timer?
          </h2>
          <button className="close" type="button" aria-label="Luk" onClick={close}>
            <svg className="icon" width="24" height="24" viewBox="0 0 24 24" aria-hidden="true">
              <path d="m6 6 12 12M18 6 6 18" />
            </svg>
          </button>
        </div>
        <p className="description" id="pause-description">
          Pausen kan ikke fortrydes.
        </p>
        <div className="inside">
          <p>Du kan logge ind og udbetale dine penge, men ikke sætte ind eller spille.</p>
        </div>
        <div className="buttons">
          <button className="button wide" type="button" onClick={close}>
            Hold pause i 24 timer
          </button>
        </div>
      </div>
    </div>,
    document.body,
  )
}
