import { isRed, wheel } from '../../engines/roulette.ts'
import { calm, draw, krShort, make, move, need, page, t } from './dom.ts'
import type { View } from './view.ts'

const outside = ['dozen1', 'dozen2', 'dozen3', 'low', 'even', 'red', 'black', 'odd', 'high']
const order: readonly number[] = wheel
const step = 360 / wheel.length

const colorOf = (pocket: number): 'green' | 'red' | 'black' => (pocket === 0 ? 'green' : isRed(pocket) ? 'red' : 'black')
const betName = (bet: string): string => (bet.startsWith('n') ? t('number', { number: bet.slice(1) }) : t(bet))

function point(degrees: number, radius: number): string {
  const angle = ((degrees - 90) * Math.PI) / 180
  return `${(radius * Math.cos(angle)).toFixed(2)} ${(radius * Math.sin(angle)).toFixed(2)}`
}

/** SVG of the wheel with the pointer at the top. */
function drawWheel(): { readonly root: SVGElement; readonly disc: SVGElement } {
  const pockets = wheel.flatMap((pocket, i) => {
    const [from, to] = [(i - 0.5) * step, (i + 0.5) * step]
    const number = draw('text', { transform: `rotate(${(i * step).toFixed(2)}) translate(0 -82)` })
    number.textContent = String(pocket)
    return [
      draw('path', {
        class: colorOf(pocket),
        d: `M${point(from, 62)}L${point(from, 94)}A94 94 0 0 1 ${point(to, 94)}L${point(to, 62)}A62 62 0 0 0 ${point(from, 62)}Z`,
      }),
      number,
    ]
  })
  const spokes = [0, 45, 90, 135].map((turn) => draw('path', { class: 'spoke', d: 'M0-44V44', transform: `rotate(${turn})` }))
  const disc = draw(
    'g',
    {},
    draw('circle', { r: 98, class: 'rim' }),
    ...pockets,
    draw('circle', { r: 60, class: 'bowl' }),
    ...spokes,
    draw('circle', { r: 14, class: 'hub' }),
  )
  const root = draw(
    'svg',
    { class: 'wheel', viewBox: '-104 -112 208 216', 'aria-hidden': 'true' },
    disc,
    draw('path', { class: 'pointer', d: 'M-9-111H9L0-94Z' }),
  )
  return { root, disc }
}

/** View of roulette: wheel, table and chips. `chip` returns the value of the next chip in øre; `changed` is called when the bets change. */
export function rouletteView(chip: () => number, changed: () => void): View {
  const bets = new Map<string, number>()
  let last = new Map<string, number>()
  let locked = false
  let angle = 0
  const { root, disc } = drawWheel()
  const spots = new Map<string, HTMLButtonElement>()
  const total = make('output', { class: 'total', 'aria-live': 'polite' })
  const limit = Math.max(...page.stakes)
  const sum = (): number => [...bets.values()].reduce((all, amount) => all + amount, 0)

  const spot = (bet: string, look: string): HTMLButtonElement => {
    const button = make('button', { type: 'button', class: `spot ${look}` }, make('span', {}, bet.startsWith('n') ? bet.slice(1) : t(bet)))
    button.onclick = () => {
      if (locked) return
      if (sum() + chip() > limit) total.textContent = t('table_limit', { amount: krShort(limit) })
      else update(() => bets.set(bet, (bets.get(bet) ?? 0) + chip()))
    }
    spots.set(bet, button)
    return button
  }

  function update(change: () => void): void {
    change()
    paint()
    changed()
  }

  function paint(): void {
    for (const [bet, button] of spots) {
      const amount = bets.get(bet)
      button.querySelector('.jeton')?.remove()
      button.classList.remove('hit')
      if (amount) button.append(make('span', { class: 'jeton' }, String(amount / 100).replace('.', ',')))
      button.setAttribute('aria-label', amount ? t('bet_with', { bet: betName(bet), amount: krShort(amount) }) : betName(bet))
    }
    total.textContent = bets.size ? `${t('total_stake')}: ${krShort(sum())}` : t('place_bets')
  }

  const tool = (key: string, run: () => void): HTMLButtonElement => {
    const button = make('button', { type: 'button', class: 'plain' }, t(key))
    button.onclick = () => !locked && update(run)
    return button
  }
  const numbers = make(
    'div',
    { class: 'numbers' },
    spot('n0', 'green zero'),
    ...Array.from({ length: 36 }, (_, i) => spot(`n${i + 1}`, colorOf(i + 1))),
  )
  const sides = make('div', { class: 'sides' }, ...outside.map((bet) => spot(bet, bet === 'red' || bet === 'black' ? bet : '')))
  const tools = make(
    'div',
    { class: 'tools' },
    total,
    tool('repeat', () => {
      bets.clear()
      for (const [bet, amount] of last) bets.set(bet, amount)
    }),
    tool('clear', () => bets.clear()),
  )
  need('field').append(
    make(
      'div',
      { class: 'roulette' },
      root,
      make('div', { class: 'felt', role: 'group', 'aria-label': t('table') }, numbers, sides, tools),
    ),
  )
  paint()

  return {
    stake: sum,
    bets: () => Object.fromEntries(bets),
    lock(now) {
      locked = now
      if (now) last = new Map(bets)
    },
    clear() {
      for (const button of spots.values()) button.classList.remove('hit')
    },
    async show({ outcome }) {
      if (outcome.type !== 'roulette') return
      const at = -order.indexOf(outcome.pocket) * step
      const from = angle
      angle = at
      // On small screens the wheel may be scrolled out of view.
      root.parentElement?.scrollTo({ top: 0, behavior: calm() ? 'auto' : 'smooth' })
      disc.setAttribute('transform', `rotate(${at})`)
      await move(
        disc,
        [{ transform: `rotate(${from - 720 - ((from - at) % 360)}deg)` }, { transform: `rotate(${at}deg)` }],
        2400,
        'cubic-bezier(.15,.7,.2,1)',
      )
      spots.get(`n${outcome.pocket}`)?.classList.add('hit')
      for (const { bet } of outcome.wins) spots.get(bet)?.classList.add('hit')
    },
    describe: (outcome) =>
      outcome.type === 'roulette' ? t('pocket', { number: outcome.pocket, color: t(colorOf(outcome.pocket)).toLowerCase() }) : '',
  }
}
