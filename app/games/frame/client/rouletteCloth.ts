import { formatKrShort, ore } from '@casino/features/format/money'
import { neighboursOf, pocketsOf } from '../../engines/roulette.ts'
import { createElement, t } from './dom.ts'
import { nearestInDirection } from './nearestInDirection.ts'
import { createPressLens } from './pressLens.ts'
import { cellOf, clothLength, outsideRows, preciseZoneOf, type Spot, type SpotKind, spots, type Zone } from './rouletteLayout.ts'
import { betName } from './rouletteText.ts'
import { colorOf } from './rouletteWheel.ts'

/** What a press lays: a chip on a spot of this kind, or one on a number and each of its neighbours. */
export type LayingMode = Exclude<SpotKind, 'outside'> | 'neighbours'

interface RouletteCloth {
  root: HTMLElement
  setMode(mode: LayingMode): void
  /** Shows the chips, øre by bet. */
  showChips(bets: ReadonlyMap<string, number>): void
  /** Shows the chips of other players below them. */
  showOthers(bets: ReadonlyMap<string, number>): void
  /** Marks the number that won, and the bets that won with it; null removes the marks. */
  showWin(win: { pocket: number; bets: readonly string[] } | null): void
}

const finePointer = matchMedia('(hover: hover) and (pointer: fine)')

/** Places an element on the cloth; the style sheet turns cells into lengths, lying or standing. */
function place(element: HTMLElement, { along, across, alongSize, acrossSize }: Zone): void {
  const values = { along, across, 'along-size': alongSize, 'across-size': acrossSize }
  for (const [name, value] of Object.entries(values)) element.style.setProperty(`--${name}`, String(value))
}

const chipText = (amount: number): string => String(amount / 100).replace('.', ',')

/** The cloth of roulette: the numbers, a button for each bet and the chips. `onLay` is called with the bets that a press lays a chip on. */
export function createRouletteCloth(onLay: (bets: readonly string[]) => void): RouletteCloth {
  let mode: LayingMode = 1
  const cells = new Map<number, HTMLElement>()
  const buttons = new Map<string, HTMLButtonElement>()
  const chips = createElement('div', { class: 'chips', 'aria-hidden': 'true' })
  const others = createElement('div', { class: 'chips others', 'aria-hidden': 'true' })
  let laid: ReadonlyMap<string, number> = new Map()
  /** The spot that Tab leads to. */
  let current = 'n0'

  const kindOf = (): SpotKind => (mode === 'neighbours' ? 1 : mode)
  const betsAt = ({ bet, kind }: Spot): readonly string[] =>
    mode === 'neighbours' && kind === 1 ? neighboursOf(Number(bet.slice(1))).map((pocket) => `n${pocket}`) : [bet]
  const isOffered = ({ kind }: Spot): boolean => kind === 'outside' || kind === kindOf() || (mode === 1 && finePointer.matches)

  function nameOf(spot: Spot): string {
    const bets = betsAt(spot)
    const name =
      bets.length === 1
        ? betName(spot.bet)
        : t('neighbours_of', { number: spot.bet.slice(1), numbers: bets.map((bet) => bet.slice(1)).join(', ') })
    const amount = bets.length === 1 ? laid.get(spot.bet) : undefined
    return amount ? t('bet_with', { bet: name, amount: formatKrShort(ore(amount)) }) : name
  }

  /** Marks the fields that a press covers; null removes the marks. */
  function showCovered(spot: Spot | null): void {
    const covered = new Set(spot ? betsAt(spot).flatMap(pocketsOf) : [])
    for (const [pocket, cell] of cells) cell.classList.toggle('covered', covered.has(pocket))
  }

  function renderSpots(): void {
    for (const spot of spots) {
      const button = buttons.get(spot.bet)
      if (!button) continue
      button.hidden = !isOffered(spot)
      place(button, mode === 1 && finePointer.matches ? preciseZoneOf(spot) : spot.zone)
      button.setAttribute('aria-label', nameOf(spot))
      button.tabIndex = spot.bet === current ? 0 : -1
    }
    if (buttons.get(current)?.hidden) {
      current = spots.find(({ kind }) => kind === kindOf())?.bet ?? 'red'
      const button = buttons.get(current)
      if (button) button.tabIndex = 0
    }
  }

  function moveFocus(event: KeyboardEvent): void {
    const from = event.target
    if (!(from instanceof HTMLButtonElement)) return
    const offered = [...buttons.values()].filter((button) => !button.hidden && button !== from)
    const candidates = offered.map((button) => ({ box: button.getBoundingClientRect(), value: button }))
    const next = nearestInDirection(event.key, from.getBoundingClientRect(), candidates)
    if (!next) return
    event.preventDefault()
    next.focus()
  }

  function createSpot(spot: Spot): HTMLButtonElement {
    const { bet, kind } = spot
    const text = kind === 'outside' ? (bet.startsWith('column') ? t('column_short') : t(bet)) : ''
    const color = bet === 'red' || bet === 'black' ? bet : ''
    const button = createElement(
      'button',
      { type: 'button', class: `spot ${kind === 'outside' ? 'outside' : `precise-${kind}`} ${color}` },
      text,
    )
    button.onclick = () => onLay(betsAt(spot))
    button.onpointerenter = ({ pointerType }) => pointerType === 'mouse' && showCovered(spot)
    button.onpointerleave = () => showCovered(null)
    button.onblur = () => showCovered(null)
    button.onfocus = () => {
      const before = buttons.get(current)
      if (before) before.tabIndex = -1
      current = bet
      button.tabIndex = 0
      if (button.matches(':focus-visible')) showCovered(spot)
    }
    buttons.set(bet, button)
    return button
  }

  function createCell(pocket: number): HTMLElement {
    const cell = createElement('span', { class: `pocket ${colorOf(pocket)}`, 'aria-hidden': 'true' }, String(pocket))
    place(cell, cellOf(pocket))
    cells.set(pocket, cell)
    return cell
  }

  const createJetons = (bets: ReadonlyMap<string, number>): HTMLElement[] =>
    spots.flatMap(({ bet, chip }) => {
      const amount = bets.get(bet)
      if (!amount) return []
      const jeton = createElement('span', { class: 'jeton' }, chipText(amount))
      place(jeton, { ...chip, alongSize: 0, acrossSize: 0 })
      return [jeton]
    })

  const root = createElement(
    'div',
    { class: 'cloth', role: 'group', 'aria-label': t('table') },
    ...Array.from({ length: 37 }, (_, pocket) => createCell(pocket)),
    ...spots.map(createSpot),
    others,
    chips,
  )
  root.style.setProperty('--length', String(clothLength))
  root.style.setProperty('--outside', String(outsideRows))
  root.addEventListener('keydown', moveFocus)
  const spotOf = (button: HTMLElement | null): Spot | undefined => spots.find(({ bet }) => buttons.get(bet) === button)
  root.append(
    createPressLens({
      root,
      controlAt(x, y) {
        const control = document.elementFromPoint(x, y)?.closest<HTMLElement>('.spot') ?? null
        return control && root.contains(control) ? control : null
      },
      describe(control) {
        const spot = spotOf(control)
        const isNumber = spot?.kind === 1
        return {
          name: isNumber ? spot.bet.slice(1) : (control.getAttribute('aria-label') ?? ''),
          color: isNumber ? `number ${colorOf(Number(spot.bet.slice(1)))}` : '',
        }
      },
      onHover: (control) => showCovered(spotOf(control) ?? null),
    }),
  )
  finePointer.addEventListener('change', renderSpots)
  renderSpots()

  return {
    root,
    setMode(next) {
      mode = next
      root.dataset.mode = String(next)
      renderSpots()
    },
    showChips(bets) {
      laid = bets
      chips.replaceChildren(...createJetons(bets))
      renderSpots()
    },
    showOthers: (bets) => others.replaceChildren(...createJetons(bets)),
    showWin(win) {
      for (const [pocket, cell] of cells) cell.classList.toggle('hit', pocket === win?.pocket)
      for (const spot of spots)
        buttons.get(spot.bet)?.classList.toggle('hit', spot.kind === 'outside' && win?.bets.includes(spot.bet) === true)
    },
  }
}
