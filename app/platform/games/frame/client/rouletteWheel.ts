import { isRed, wheelPockets } from '../../engines/roulette.ts'
import { animate, createSvgElement } from './dom.ts'

const pocketOrder: readonly number[] = wheelPockets
const step = 360 / wheelPockets.length

/** Colour of a pocket: a class name and the key of its text. */
export const colorOf = (pocket: number): 'green' | 'red' | 'black' => (pocket === 0 ? 'green' : isRed(pocket) ? 'red' : 'black')

function point(degrees: number, radius: number): string {
  const angle = ((degrees - 90) * Math.PI) / 180
  return `${(radius * Math.cos(angle)).toFixed(2)} ${(radius * Math.sin(angle)).toFixed(2)}`
}

interface RouletteWheel {
  root: SVGElement
  /** Turns the wheel until the pocket is at the pointer. */
  spinTo(pocket: number): Promise<void>
}

/** SVG of the wheel with the pointer at the top. */
export function createWheel(): RouletteWheel {
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
  let angle = 0
  const spinTo = (pocket: number): Promise<void> => {
    const from = angle
    angle = -pocketOrder.indexOf(pocket) * step
    disc.setAttribute('transform', `rotate(${angle})`)
    const start = from - 720 - ((from - angle) % 360)
    const keyframes = [{ transform: `rotate(${start}deg)` }, { transform: `rotate(${angle}deg)` }]
    return animate(disc, keyframes, { duration: 2400, easing: 'cubic-bezier(.15,.7,.2,1)' })
  }
  return { root, spinTo }
}
