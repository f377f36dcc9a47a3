import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'

/** The button that opens the dialog. */
export function Pause() {
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
