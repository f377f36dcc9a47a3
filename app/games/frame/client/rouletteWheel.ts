import { isRed, wheelPockets } from '../../engines/roulette.ts'
import { animate, createSvgElement } from './dom.ts'

const pocketOrder: readonly number[] = wheelPockets
const step = 360 / wheelPockets.length
const spinMs = 3200
/** Distances of the ball from the centre: on the track, and in a pocket. */
const [track, seat] = [95, 69]

/** Colour of a pocket: a class name and the key of its text. */
export const colorOf = (pocket: number): 'green' | 'red' | 'black' => (pocket === 0 ? 'green' : isRed(pocket) ? 'red' : 'black')

function point(degrees: number, radius: number): string {
  const angle = ((degrees - 90) * Math.PI) / 180
  return `${(radius * Math.cos(angle)).toFixed(2)} ${(radius * Math.sin(angle)).toFixed(2)}`
}

interface RouletteWheel {
  root: SVGElement
  /** Spins the wheel; resolves when the ball lies in the pocket. */
  spinTo(pocket: number): Promise<void>
}

function createPocket(pocket: number, index: number): readonly SVGElement[] {
  const [from, to] = [(index - 0.5) * step, (index + 0.5) * step]
  const number = createSvgElement('text', { transform: `rotate(${(index * step).toFixed(2)}) translate(0 -80)` })
  number.textContent = String(pocket)
  return [
    createSvgElement('path', {
      class: colorOf(pocket),
      d: `M${point(from, 62)}L${point(from, 91)}A91 91 0 0 1 ${point(to, 91)}L${point(to, 62)}A62 62 0 0 0 ${point(from, 62)}Z`,
    }),
    number,
  ]
}

/** SVG of the wheel. The ball lies in zero until the first spin; the number that it landed on stands in the middle. */
export function createWheel(): RouletteWheel {
  const arms = [0, 90, 180, 270].map((turn) =>
    createSvgElement('path', { class: 'spoke', d: 'M-3-14-1.5-50h3L3-14Z', transform: `rotate(${turn + 45})` }),
  )
  const ball = createSvgElement('circle', { class: 'ball', r: 5, cy: -seat })
  const orbit = createSvgElement('g', {}, ball)
  const disc = createSvgElement(
    'g',
    {},
    ...wheelPockets.flatMap(createPocket),
    createSvgElement('circle', { r: 62, class: 'bowl' }),
    createSvgElement('circle', { r: 52, class: 'cone' }),
    ...arms,
    orbit,
  )
  const number = createSvgElement('text', { class: 'landed', y: 1 })
  const root = createSvgElement(
    'svg',
    { class: 'wheel', viewBox: '-104 -104 208 208', 'aria-hidden': 'true' },
    createSvgElement('circle', { r: 103, class: 'rim' }),
    createSvgElement('circle', { r: 98, class: 'track' }),
    disc,
    createSvgElement('circle', { r: 26, class: 'hub' }),
    number,
  )
  const spinTo = async (pocket: number): Promise<void> => {
    const seatAngle = pocketOrder.indexOf(pocket) * step
    const rest = (pocket * 47) % 360 // the wheel comes to rest elsewhere each time
    disc.setAttribute('transform', `rotate(${rest.toFixed(2)})`)
    orbit.setAttribute('transform', `rotate(${seatAngle.toFixed(2)})`)
    number.textContent = ''
    const turn = (from: number, to: number): Keyframe[] => [{ transform: `rotate(${from}deg)` }, { transform: `rotate(${to}deg)` }]
    const fall = (radius: number, offset: number): Keyframe => ({ transform: `translateY(${seat - radius}px)`, offset })
    await Promise.all([
      animate(disc, turn(rest - 420, rest), { duration: spinMs, easing: 'cubic-bezier(.25,.6,.45,1)' }),
      // against the wheel, and at rest in it before it stops
      animate(orbit, turn(seatAngle + 2160, seatAngle), { duration: spinMs * 0.86, easing: 'cubic-bezier(.2,.5,.35,1)' }),
      animate(ball, [fall(track, 0), fall(track, 0.6), fall(seat - 3, 0.76), fall(seat + 8, 0.84), fall(seat, 0.93), fall(seat, 1)], {
        duration: spinMs * 0.86,
        easing: 'linear',
      }),
    ])
    number.textContent = String(pocket)
    root.dataset.color = colorOf(pocket)
  }
  return { root, spinTo }
}
