import { useEffect, useRef, useState } from 'react'
import { type Game, games, menu, nameError, subjects } from '../content.ts'

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
            <Contact />
            <Pause />
          </div>
        </div>
      </div>
    </main>
  </div>
)

interface TileProps {
  game: Game
}

const Tile = ({ game: { id, name, provider, live } }: TileProps) => (
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
    </div>
  </article>
)

const Contact = () => (
  <form method="post">
    <div className="layout">
      <div className="fields">
        <h2>Skriv til os</h2>
        <NameField />
        <div className="field">
          <label htmlFor="email">E-mail</label>
          <p className="help" id="email-help">
            Vi svarer inden for en time.
          </p>
          <div className="box">
            <input id="email" name="email" type="email" autoComplete="email" aria-describedby="email-help" required />
          </div>
          <div aria-live="polite" />
        </div>
        <div className="field">
          <label htmlFor="phone">Telefon</label>
          <div className="box">
            <span className="before">+45</span>
            <input id="phone" name="phone" type="tel" inputMode="numeric" maxLength={8} autoComplete="tel" />
          </div>
          <div aria-live="polite" />
        </div>
        <div className="field">
          <label htmlFor="subject">Emne</label>
          <div className="box">
            <select id="subject" name="subject" required>
              <option value="">Vælg et emne</option>
              {subjects.map(({ value, label }) => (
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
          <div aria-live="polite" />
        </div>
        <div className="field">
          <label className="check">
            <input name="copy" type="checkbox" />
            <span>Send mig en kopi af beskeden</span>
          </label>
          <div aria-live="polite" />
        </div>
        <div className="submit">
          <button className="button wide" type="submit">
            Send besked
          </button>
        </div>
      </div>
    </div>
  </form>
)

function NameField() {
  const [name, setName] = useState('')
  const error = nameError(name)
  return (
    <div className="field">
      <label htmlFor="name">Navn</label>
      <div className="box">
        <input
          id="name"
          name="name"
          type="text"
          autoComplete="name"
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
          aria-describedby={error && 'name-error'}
          aria-invalid={error ? true : undefined}
          required
        />
      </div>
      <div aria-live="polite">
        {error ? (
          <p className="error" id="name-error">
            <span>
              <svg className="icon" width="16" height="16" viewBox="0 0 24 24" aria-hidden="true">
                <path d="M12 8v5m0 3v.01M12 3 2.5 20h19Z" />
              </svg>
            </span>
            {error}
          </p>
        ) : null}
      </div>
    </div>
  )
}

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

function Dialog({ close }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog ref={dialog} aria-labelledby="pause" onClose={close}>
      <div className="head">
        <h2 id="pause" tabIndex={-1}>
          Hold pause i 24 timer?
        </h2>
        <button className="close" type="button" aria-label="Luk" onClick={close}>
          <svg className="icon" width="24" height="24" viewBox="0 0 24 24" aria-hidden="true">
            <path d="m6 6 12 12M18 6 6 18" />
          </svg>
        </button>
      </div>
      <p className="description">Pausen kan ikke fortrydes.</p>
      <div className="inside">
        <p>Du kan logge ind og udbetale dine penge, men ikke sætte ind eller spille.</p>
      </div>
      <div className="buttons">
        <button className="button wide" type="button" onClick={close}>
          Hold pause i 24 timer
        </button>
      </div>
    </dialog>
  )
}
