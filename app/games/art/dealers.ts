import { svgCircle, svgPath } from './scene.ts'

/** How a dealer looks. Colours as hexadecimal digits. */
interface Dealer {
  skin: keyof typeof skins
  hair: keyof typeof hairColors
  cut: keyof typeof cuts
  vest: keyof typeof vests
  neck: 'bow' | 'tie' | 'open'
  extra?: 'glasses' | 'beard' | 'earrings'
}

/** Face, and its shaded side. */
const skins = {
  pale: ['#f3cfb3', '#dcae8c'],
  warm: ['#e5b088', '#c98e64'],
  tan: ['#c98d5e', '#a86f44'],
  brown: ['#9a6239', '#7a4a28'],
  deep: ['#6b4126', '#4f2d18'],
} as const

/** Hair, and its shaded side. */
const hairColors = {
  black: ['#25211f', '#14110f'],
  brown: ['#5d3a22', '#432816'],
  red: ['#a44a20', '#7d3514'],
  blond: ['#d9ad5b', '#b98c3c'],
  grey: ['#b9bcc2', '#93979f'],
} as const

/** Waistcoat, and its shaded side. */
const vests = {
  night: ['#232a45', '#181d33'],
  wine: ['#7a1f33', '#5a1425'],
  bottle: ['#17513f', '#0e3a2d'],
  plum: ['#4d2a5c', '#381d45'],
  slate: ['#3d4652', '#2b323b'],
} as const

/** Hair behind the head and over it, on a head around (100, 84). */
const cuts = {
  short: {
    back: '',
    front: 'M61 84C54 46 76 28 104 29C134 29 147 52 139 84C137 72 133 65 126 58C108 64 84 60 72 62C66 68 63 75 61 84Z',
  },
  side: {
    back: '',
    front: 'M61 86C52 50 72 26 108 28C138 30 146 56 139 86C138 74 135 66 130 60C116 62 96 58 84 46C80 58 70 62 66 68C63 74 62 80 61 86Z',
  },
  bob: {
    back: 'M55 66C49 108 52 128 62 133Q100 144 138 133C148 128 151 108 145 66C140 24 60 24 55 66Z',
    front: 'M61 88C56 48 76 32 102 32C128 32 144 50 139 88C136 72 126 62 106 52C96 64 74 66 61 88Z',
  },
  long: {
    back: 'M53 70C44 124 44 150 54 162H146C156 150 156 124 147 70C142 22 58 22 53 70Z',
    front: 'M61 88C56 46 78 32 100 32C122 32 144 46 139 88C136 66 120 54 100 44C80 54 64 66 61 88Z',
  },
  bun: {
    back: 'M100 2A20 20 0 0 1 112 38H88A20 20 0 0 1 100 2Z',
    front: 'M61 86C55 46 76 30 100 30C124 30 145 46 139 86C134 62 120 50 100 50C80 50 66 62 61 86Z',
  },
  curls: {
    back: 'M62 54A19 19 0 0 0 52 84A17 17 0 0 0 60 114Q100 96 140 114A17 17 0 0 0 148 84A19 19 0 0 0 138 54Z',
    front:
      'M60 84A17 17 0 0 1 58 56A19 19 0 0 1 78 34A21 21 0 0 1 112 28A20 20 0 0 1 138 46A18 18 0 0 1 141 84C138 72 132 66 122 62A14 14 0 0 1 104 56A14 14 0 0 1 84 60A14 14 0 0 1 68 66C64 72 62 78 60 84Z',
  },
  tail: {
    back: 'M138 58C166 66 166 118 150 150C150 116 146 96 134 84Z',
    front: 'M61 86C54 46 76 29 100 29C126 29 146 48 139 86C134 64 122 54 106 48C92 54 68 62 61 86Z',
  },
  none: { back: '', front: '' },
} as const

/** The dealers of the live tables, by game. */
const dealers: Readonly<Record<string, Dealer>> = {
  'roulette-koebenhavn': { skin: 'warm', hair: 'brown', cut: 'bob', vest: 'night', neck: 'bow' },
  'roulette-aarhus': { skin: 'pale', hair: 'blond', cut: 'side', vest: 'bottle', neck: 'tie' },
  'roulette-odense': { skin: 'deep', hair: 'black', cut: 'bun', vest: 'wine', neck: 'open', extra: 'earrings' },
  'roulette-aalborg': { skin: 'tan', hair: 'black', cut: 'short', vest: 'slate', neck: 'bow', extra: 'beard' },
  'roulette-ribe': { skin: 'pale', hair: 'red', cut: 'curls', vest: 'plum', neck: 'tie', extra: 'glasses' },
  'blackjack-svendborg': { skin: 'brown', hair: 'black', cut: 'curls', vest: 'bottle', neck: 'bow' },
  'blackjack-helsingoer': { skin: 'pale', hair: 'grey', cut: 'short', vest: 'night', neck: 'tie', extra: 'glasses' },
  'blackjack-dragoer': { skin: 'warm', hair: 'blond', cut: 'tail', vest: 'wine', neck: 'open' },
  'baccarat-esbjerg': { skin: 'tan', hair: 'brown', cut: 'long', vest: 'slate', neck: 'open', extra: 'earrings' },
  'baccarat-kolding': { skin: 'brown', hair: 'black', cut: 'none', vest: 'wine', neck: 'bow', extra: 'beard' },
  'baccarat-roskilde': { skin: 'pale', hair: 'grey', cut: 'bun', vest: 'plum', neck: 'open', extra: 'glasses' },
}

/** The dealer of a live table. Throws for a game that has none. */
export function dealerOf(gameId: string): Dealer {
  const dealer = dealers[gameId]
  if (!dealer) throw new Error(`no dealer stands at ${gameId}`)
  return dealer
}

/** The colour of a dealer's skin, and its shaded side. */
export const skinOf = ({ skin }: Dealer): readonly [string, string] => skins[skin]

const stroke = (color: string, width: number, d: string): string =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`

const shirt = ['#f6f3ec', '#dcd7cb'] as const
const ink = '#2a201b'

/** Draws a dealer from the waist up, 200 × 200, as the content of an SVG element. */
export function drawDealer(dealer: Dealer): string {
  const [skin, shade] = skins[dealer.skin]
  const [hair, hairShade] = hairColors[dealer.hair]
  const { back, front } = cuts[dealer.cut]
  return (
    (back && svgPath(back, hairShade)) +
    drawClothes(dealer) +
    svgPath('M84 112H116V148L100 168L84 148Z', shade) +
    drawNeckwear(dealer) +
    svgCircle(62, 90, 9, shade) +
    svgCircle(138, 90, 9, skin) +
    svgPath('M63 74C63 44 80 36 100 36C120 36 137 44 137 74C137 108 124 130 100 130C76 130 63 108 63 74Z', skin) +
    svgPath('M63 74C63 44 80 36 100 36C84 50 78 70 80 92C82 110 88 124 100 130C76 130 63 108 63 74Z', shade, ' opacity=".35"') +
    (dealer.extra === 'beard' ? drawBeard(hairShade) : '') +
    drawFace(shade, hairShade) +
    (front && svgPath(front, hair)) +
    drawExtra(dealer)
  )
}

function drawClothes({ vest }: Dealer): string {
  const [cloth, clothShade] = vests[vest]
  return (
    svgPath('M10 200C12 164 40 150 80 138L100 168L120 138C160 150 188 164 190 200Z', shirt[0]) +
    svgPath('M10 200C12 164 40 150 62 143C46 160 42 182 42 200Z', shirt[1]) +
    svgPath('M42 200C42 176 52 156 72 142L100 186L128 142C148 156 158 176 158 200Z', cloth) +
    svgPath('M42 200C42 176 52 156 72 142L84 160C70 172 64 186 64 200Z', clothShade) +
    svgCircle(100, 194, 3.5, shirt[1])
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

const drawFace = (shade: string, brow: string): string =>
  stroke(brow, 4, 'M78 74Q86 69 93 73') +
  stroke(brow, 4, 'M107 73Q114 69 122 74') +
  svgCircle(86, 85, 4, ink) +
  svgCircle(114, 85, 4, ink) +
  svgCircle(87.4, 83.6, 1.3, '#fff') +
  svgCircle(115.4, 83.6, 1.3, '#fff') +
  stroke(shade, 3.5, 'M101 86L104 99Q101 102 97 101') +
  stroke('#8c3f3a', 3.5, 'M88 112Q100 121 112 112')

function drawExtra({ extra }: Dealer): string {
  if (extra === 'earrings') return svgCircle(61, 102, 4, '#e6c35a') + svgCircle(139, 102, 4, '#e6c35a')
  if (extra !== 'glasses') return ''
  const lens = (x: number) =>
    `<rect x="${x}" y="76" width="26" height="20" rx="9" fill="#fff" fill-opacity=".18" stroke="${ink}" stroke-width="3"/>`
  return lens(72) + lens(102) + stroke(ink, 3, 'M98 84H102')
}
