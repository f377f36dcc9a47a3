import { cuts, hairColors, skins, vests } from './dealerLooks.ts'
import type { Sleeve } from './live/arms.ts'
import { svgCircle, svgPath } from './scene.ts'

/** How a dealer looks. Colours as hexadecimal digits. */
interface Dealer {
  skin: keyof typeof skins
  hair: keyof typeof hairColors
  cut: keyof typeof cuts
  vest: keyof typeof vests
  neck: 'bow' | 'tie' | 'open'
  /** Over the shirt: a waistcoat, also with rolled sleeves, or a jacket. */
  wears: 'waistcoat' | 'rolled' | 'jacket'
  extra?: 'glasses' | 'beard' | 'earrings'
}

/** The dealers of the live tables, by game. */
const dealers: Readonly<Record<string, Dealer>> = {
  'roulette-koebenhavn': { skin: 'warm', hair: 'brown', cut: 'bob', vest: 'night', neck: 'bow', wears: 'waistcoat' },
  'roulette-aarhus': { skin: 'pale', hair: 'blond', cut: 'side', vest: 'bottle', neck: 'tie', wears: 'rolled' },
  'roulette-odense': { skin: 'deep', hair: 'black', cut: 'bun', vest: 'bottle', neck: 'open', wears: 'jacket', extra: 'earrings' },
  'roulette-aalborg': { skin: 'tan', hair: 'black', cut: 'short', vest: 'slate', neck: 'bow', wears: 'waistcoat', extra: 'beard' },
  'roulette-ribe': { skin: 'pale', hair: 'red', cut: 'curls', vest: 'plum', neck: 'tie', wears: 'rolled', extra: 'glasses' },
  'blackjack-svendborg': { skin: 'brown', hair: 'black', cut: 'curls', vest: 'bottle', neck: 'bow', wears: 'waistcoat' },
  'blackjack-helsingoer': { skin: 'pale', hair: 'grey', cut: 'short', vest: 'night', neck: 'tie', wears: 'jacket', extra: 'glasses' },
  'blackjack-dragoer': { skin: 'warm', hair: 'blond', cut: 'tail', vest: 'wine', neck: 'open', wears: 'rolled' },
  'baccarat-esbjerg': { skin: 'tan', hair: 'brown', cut: 'long', vest: 'slate', neck: 'open', wears: 'waistcoat', extra: 'earrings' },
  'baccarat-kolding': { skin: 'brown', hair: 'black', cut: 'none', vest: 'wine', neck: 'bow', wears: 'jacket', extra: 'beard' },
  'baccarat-roskilde': { skin: 'pale', hair: 'grey', cut: 'bun', vest: 'plum', neck: 'open', wears: 'jacket', extra: 'glasses' },
}

/** The dealer of a live table. Throws for a game that has none. */
export function dealerOf(gameId: string): Dealer {
  const dealer = dealers[gameId]
  if (!dealer) throw new Error(`no dealer stands at ${gameId}`)
  return dealer
}

/** What the arms of a dealer wear. */
export const sleeveOf = ({ skin, vest, wears }: Dealer): Sleeve => ({
  cloth: wears === 'jacket' ? vests[vest] : shirt,
  cuff: shirt,
  skin: skins[skin],
  rolled: wears === 'rolled',
})

const stroke = (color: string, width: number, d: string): string =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`

const shirt = ['#f6f3ec', '#dcd7cb'] as const
const ink = '#2a201b'

/** Draws a dealer with hanging arms, 200 × 200, as the content of an SVG element. */
export function drawDealer(dealer: Dealer): string {
  const { cloth } = sleeveOf(dealer)
  return drawFigure(dealer, {
    arms:
      svgPath('M10 200C12 164 40 150 80 138H120C160 150 188 164 190 200Z', cloth[0]) +
      svgPath('M10 200C12 164 40 150 62 143C46 160 42 182 42 200Z', cloth[1]),
  })
}

interface FigureOptions {
  /** Drawn over the hair at the back and under the rest. */
  arms: string
  /** Turns the head, degrees clockwise. */
  tilt?: number
  /** How far the eyes look to the right. */
  gaze?: number
}

/** Draws head and trunk of a dealer, 200 wide, to y = 216. */
export function drawFigure(dealer: Dealer, { arms, tilt = 0, gaze = 0 }: FigureOptions): string {
  const tilted = (head: string) => (tilt ? `<g transform="rotate(${tilt} 100 136)">${head}</g>` : head)
  const [skin, shade] = skins[dealer.skin]
  const [hair, hairShade] = hairColors[dealer.hair]
  const { back, front } = cuts[dealer.cut]
  return (
    (back && tilted(svgPath(back, hairShade))) +
    arms +
    drawClothes(dealer) +
    svgPath('M84 112H116V148L100 168L84 148Z', shade) +
    drawNeckwear(dealer) +
    tilted(
      svgCircle(62, 90, 9, shade) +
        svgCircle(138, 90, 9, skin) +
        svgPath('M63 74C63 44 80 36 100 36C120 36 137 44 137 74C137 108 124 130 100 130C76 130 63 108 63 74Z', skin) +
        svgPath('M63 74C63 44 80 36 100 36C84 50 78 70 80 92C82 110 88 124 100 130C76 130 63 108 63 74Z', shade, ' opacity=".35"') +
        (dealer.extra === 'beard' ? drawBeard(hairShade) : '') +
        drawFace(shade, hairShade, gaze) +
        (front && svgPath(front, hair)) +
        drawExtra(dealer),
    )
  )
}

function drawClothes({ vest, wears }: Dealer): string {
  const [cloth, clothShade] = vests[vest]
  const trunk = 'M80 138C58 145 46 152 40 166L50 216H150L160 166C154 152 142 145 120 138L100 160Z'
  const side = 'M70 142C54 148 44 154 40 166L50 216H66C62 188 62 164 78 146Z'
  if (wears === 'jacket')
    return (
      svgPath(trunk, cloth) +
      svgPath(side, clothShade) +
      svgPath('M80 138H120L100 204Z', shirt[0]) +
      svgPath('M78 138L66 152L76 160L70 166L100 208L88 170ZM122 138L134 152L124 160L130 166L100 208L112 170Z', clothShade)
    )
  return (
    svgPath(trunk, shirt[0]) +
    svgPath(side, shirt[1]) +
    svgPath('M72 142C62 152 56 172 54 216H146C144 172 138 152 128 142L100 186Z', cloth) +
    svgPath('M72 142C62 152 56 172 54 216H66C66 184 72 168 84 160Z', clothShade) +
    svgCircle(100, 194, 3.5, shirt[1]) +
    svgCircle(100, 208, 3.5, shirt[1])
  )
}

function drawNeckwear({ neck, vest }: Dealer): string {
  const [, dark] = vests[vest]
  const collar = svgPath('M80 138L100 156L88 170L72 144Z', shirt[0]) + svgPath('M120 138L100 156L112 170L128 144Z', shirt[0])
  if (neck === 'bow') return `${collar}${svgPath('M100 158L78 148V170ZM100 158L122 148V170Z', dark)}${svgCircle(100, 159, 6, dark)}`
  return neck === 'tie' ? collar + svgPath('M93 154H107L105 164L110 186L100 198L90 186L95 164Z', dark) : collar
}

const drawBeard = (color: string): string =>
  svgPath('M64 88C66 122 82 138 100 138C118 138 134 122 136 88C132 104 122 106 100 104C78 106 68 104 64 88Z', color) +
  svgPath('M86 112Q100 106 114 112Q108 120 100 120Q92 120 86 112Z', '#c4766a')

const drawFace = (shade: string, brow: string, gaze: number): string =>
  stroke(brow, 4, 'M78 74Q86 69 93 73') +
  stroke(brow, 4, 'M107 73Q114 69 122 74') +
  [86, 114].map((x) => svgCircle(x + gaze, 85, 4, ink) + svgCircle(x + gaze + 1.4, 83.6, 1.3, '#fff')).join('') +
  stroke(shade, 3.5, 'M101 86L104 99Q101 102 97 101') +
  stroke('#8c3f3a', 3.5, 'M88 112Q100 121 112 112')

function drawExtra({ extra }: Dealer): string {
  if (extra === 'earrings') return svgCircle(61, 102, 4, '#e6c35a') + svgCircle(139, 102, 4, '#e6c35a')
  if (extra !== 'glasses') return ''
  const lens = (x: number) =>
    `<rect x="${x}" y="76" width="26" height="20" rx="9" fill="#fff" fill-opacity=".18" stroke="${ink}" stroke-width="3"/>`
  return lens(72) + lens(102) + stroke(ink, 3, 'M98 84H102')
}
