import { useState } from 'react'
import { type Game, games, menu } from '../content.ts'
import { DepositForm } from './DepositForm.tsx'
import { Pause } from './Pause.tsx'

/** The same page in plain React: native elements and one stylesheet. */
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
      <div className="words">
        <div className="heading">
          <a className="link" href={`/spil/${id}`}>
            {name}
          </a>
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
        <span className="meta">{provider}</span>
      </div>
    </article>
  )
}
