import { formatKrShort, ore } from '@casino/features/format/money'
import { isRed, wheelPockets } from '../../engines/roulette.ts'
import { animate, createElement, createSvgElement, elementById, frameConfig, prefersReducedMotion, t } from './dom.ts'
import type { GameView } from './gameView.ts'

const outsideBets = ['dozen1', 'dozen2', 'dozen3', 'low', 'even', 'red', 'black', 'odd', 'high']
const pocketOrder: readonly number[] = wheelPockets
const step = 360 / wheelPockets.length

const colorOf = (pocket: number): 'green' | 'red' | 'black' => (pocket === 0 ? 'green' : isRed(pocket) ? 'red' : 'black')
const betName = (bet: string): string => (bet.startsWith('n') ? t('number', { number: bet.slice(1) }) : t(bet))

function point(degrees: number, radius: number): string {
  const angle = ((degrees - 90) * Math.PI) / 180
  return `${(radius * Math.cos(angle)).toFixed(2)} ${(radius * Math.sin(angle)).toFixed(2)}`
}

/** SVG of the wheel with the pointer at the top. */
function createWheel(): { root: SVGElement; disc: SVGElement } {
  const pockets = wheelPockets.flatMap((pocket, i) => {
    const [from, to] = [(i - 0.5) * step, (i + 0.5) * step]
    const number = createSvgElement('text', { transform: `rotate(${(i * step).toFixed(2)}) translate(0 -82)` })
    number.textContent = String(pocket)
    return [
      createSvgElement('path', {
        class: colorOf(pocket),
        d: `M${point(from, 62)}L${point(from, 94)}A94 94 0 0 1 ${point(to, 94)}L${point(to, 62)}A62 62 0 0 0 ${point(from, 62)}Z`,
      }),
      number,
    ]
  })
  const spokes = [0, 45, 90, 135].map((turn) => createSvgElement('path', { class: 'spoke', d: 'M0-44V44', transform: `rotate(${turn})` }))
  const disc = createSvgElement(
    'g',
    {},
    createSvgElement('circle', { r: 98, class: 'rim' }),
    ...pockets,
    createSvgElement('circle', { r: 60, class: 'bowl' }),
    ...spokes,
    createSvgElement('circle', { r: 14, class: 'hub' }),
  )
  const root = createSvgElement(
    'svg',
    { class: 'wheel', viewBox: '-104 -112 208 216', 'aria-hidden': 'true' },
    disc,
    createSvgElement('path', { class: 'pointer', d: 'M-9-111H9L0-94Z' }),
  )
  return { root, disc }
}

/** View of roulette: wheel, table and chips. `chip` returns the value of the next chip in øre; `changed` is called when the bets change. */
export function createRouletteView(chipValue: () => number, changed: () => void): GameView {
  const bets = new Map<string, number>()
  let last = new Map<string, number>()
  let locked = false
  let angle = 0
  const { root, disc } = createWheel()
  const spotButtons = new Map<string, HTMLButtonElement>()
  const total = createElement('output', { class: 'total', 'aria-live': 'polite' })
  const limit = Math.max(...frameConfig.stakes)
  const sum = (): number => [...bets.values()].reduce((all, amount) => all + amount, 0)

  const createSpot = (bet: string, colorClass: string): HTMLButtonElement => {
    const button = createElement(
      'button',
      { type: 'button', class: `spot ${colorClass}` },
      createElement('span', {}, bet.startsWith('n') ? bet.slice(1) : t(bet)),
    )
    button.onclick = () => {
      if (locked) return
      if (sum() + chipValue() > limit) total.textContent = t('table_limit', { amount: formatKrShort(ore(limit)) })
      else update(() => bets.set(bet, (bets.get(bet) ?? 0) + chipValue()))
    }
    spotButtons.set(bet, button)
    return button
  }

  function update(change: () => void): void {
    change()
    renderBets()
    changed()
  }

  function renderBets(): void {
    for (const [bet, button] of spotButtons) {
      const amount = bets.get(bet)
      button.querySelector('.jeton')?.remove()
      button.classList.remove('hit')
      if (amount) button.append(createElement('span', { class: 'jeton' }, String(amount / 100).replace('.', ',')))
      button.setAttribute('aria-label', amount ? t('bet_with', { bet: betName(bet), amount: formatKrShort(ore(amount)) }) : betName(bet))
    }
    total.textContent = bets.size ? `${t('total_stake')}: ${formatKrShort(ore(sum()))}` : t('place_bets')
  }

  const createToolButton = (key: string, run: () => void): HTMLButtonElement => {
    const button = createElement('button', { type: 'button', class: 'plain' }, t(key))
    button.onclick = () => !locked && update(run)
    return button
  }
  const numbers = createElement(
    'div',
    { class: 'numbers' },
    createSpot('n0', 'green zero'),
    ...Array.from({ length: 36 }, (_, i) => createSpot(`n${i + 1}`, colorOf(i + 1))),
  )
  const sides = createElement(
    'div',
    { class: 'sides' },
    ...outsideBets.map((bet) => createSpot(bet, bet === 'red' || bet === 'black' ? bet : '')),
  )
  const tools = createElement(
    'div',
    { class: 'tools' },
    total,
    createToolButton('repeat', () => {
      bets.clear()
      for (const [bet, amount] of last) bets.set(bet, amount)
    }),
    createToolButton('clear', () => bets.clear()),
  )
  elementById('field').append(
    createElement(
      'div',
      { class: 'roulette' },
      root,
      createElement('div', { class: 'felt', role: 'group', 'aria-label': t('table') }, numbers, sides, tools),
    ),
  )
  renderBets()

  return {
    stake: sum,
    bets: () => Object.fromEntries(bets),
    lock(now) {
      locked = now
      if (now) last = new Map(bets)
    },
    clear() {
      for (const button of spotButtons.values()) button.classList.remove('hit')
    },
    async show({ outcome }) {
      if (outcome.type !== 'roulette') return
      const at = -pocketOrder.indexOf(outcome.pocket) * step
      const from = angle
      angle = at
      // On small screens the wheel may be scrolled out of view.
      root.parentElement?.scrollTo({ top: 0, behavior: prefersReducedMotion() ? 'auto' : 'smooth' })
      disc.setAttribute('transform', `rotate(${at})`)
      await animate(
        disc,
        [{ transform: `rotate(${from - 720 - ((from - at) % 360)}deg)` }, { transform: `rotate(${at}deg)` }],
        2400,
        'cubic-bezier(.15,.7,.2,1)',
      )
      spotButtons.get(`n${outcome.pocket}`)?.classList.add('hit')
      for (const { bet } of outcome.wins) spotButtons.get(bet)?.classList.add('hit')
    },
    describe: (outcome) =>
      outcome.type === 'roulette' ? t('pocket', { number: outcome.pocket, color: t(colorOf(outcome.pocket)).toLowerCase() }) : '',
  }
}
