import { svgPath } from '../scene.ts'
import type { TableInk } from './tableInk.ts'

/** Outlines of a table in the picture of 480 × 300: its rail, the cloth inside it, and what is printed on the cloth. */
interface TableShape {
  rail: string
  cloth: string
  print: string
  /** What carries it, where that is in the picture. */
  base?: string
}

const box = (x: number, y: number, lean: number): string => `M${x} ${y}h30l${lean} 24h-30Z`

export const tableShapes = {
  /** Half a disc, the dealer at its straight side, five places at the round one. */
  halfMoon: {
    rail: 'M20 200H460C474 260 374 288 240 288S6 260 20 200Z',
    cloth: 'M36 205H444C452 250 362 277 240 277S28 250 36 205Z',
    print: `M92 216C108 240 168 250 240 250S372 240 388 216${box(96, 232, -6)}${box(158, 244, -3)}${box(225, 248, 0)}${box(292, 244, 3)}${box(354, 232, 6)}`,
  },
  /** Curved in around the dealer, wide at both ends. */
  kidney: {
    rail: 'M240 204C196 204 190 184 128 184C54 184 4 216 4 248C4 284 112 296 240 296S476 284 476 248C476 216 426 184 352 184C290 184 284 204 240 204Z',
    cloth:
      'M240 212C190 212 182 192 128 192C66 192 20 220 20 246C20 274 120 285 240 285S460 274 460 246C460 220 414 192 352 192C298 192 290 212 240 212Z',
    print:
      'M150 272C120 270 92 264 72 252M330 272C360 270 388 264 408 252M196 262H284M186 274H294M50 230a24 10 0 1 0 .1 0M430 230a24 10 0 1 0 .1 0',
  },
  /** An ellipse, with the fields of player, bank and tie in rows. */
  oval: {
    rail: 'M240 196C380 196 470 214 470 246S380 294 240 294S10 278 10 246S100 196 240 196Z',
    cloth: 'M240 203C370 203 454 220 454 245S370 283 240 283S26 270 26 245S110 203 240 203Z',
    print:
      'M60 244C80 262 150 270 240 270S400 262 420 244M84 232C110 250 170 256 240 256S370 250 396 232M150 252L140 278M330 252L340 278M240 256V282',
  },
  /** Six straight sides. */
  angular: {
    rail: 'M70 196H410L474 240L392 294H88L6 240Z',
    cloth: 'M76 203H404L452 239L386 283H94L28 239Z',
    print: 'M108 214L84 238L128 264H352L396 238L372 214M214 272H266M146 250L178 230M334 250L302 230',
  },
  /** Goes on to the left, round at the right. */
  longLeft: {
    rail: 'M-10 198H390C456 198 474 226 474 252S450 296 390 296H-10Z',
    cloth: 'M-10 206H388C444 206 458 230 458 250S440 284 388 284H-10Z',
    print: 'M222 214H388C432 214 446 234 446 250',
  },
  /** Goes on to the right, cut off at the left. */
  longRight: {
    rail: 'M490 198H62L14 236V296H490Z',
    cloth: 'M490 206H68L30 240V285H490Z',
    print: 'M40 276V246L74 216H260',
  },
  /** The wheel in the middle and the numbers on both sides. */
  double: {
    rail: 'M-10 194H130C150 194 152 206 172 206H308C328 206 330 194 350 194H490V310H-10Z',
    cloth: 'M-10 202H126C146 202 150 214 170 214H310C330 214 334 202 354 202H490V310H-10Z',
    print: '',
  },
  /** A counter from side to side, with a lit edge. */
  counter: {
    rail: 'M-10 206H490V310H-10Z',
    cloth: 'M-10 212H490V270H-10Z',
    print: 'M-10 282H490M380 232l14 10l-14 10M402 232l14 10l-14 10M424 232l14 10l-14 10',
  },
  /** Round at both ends, on a carcass with panels. */
  cabinet: {
    rail: 'M90 198H390C434 198 456 214 456 232S434 266 390 266H90C46 266 24 250 24 232S46 198 90 198Z',
    cloth: 'M94 205H386C424 205 442 217 442 231S424 257 386 257H94C56 257 38 245 38 231S56 205 94 205Z',
    print: '',
    base: 'M62 262H418V310H62ZM84 284H226V310H84ZM250 284H396V310H250Z',
  },
  /** A small round table. */
  round: {
    rail: 'M246 196C360 196 424 214 424 242S360 290 246 290S68 270 68 242S132 196 246 196Z',
    cloth: 'M246 203C348 203 408 218 408 241S348 281 246 281S84 264 84 241S144 203 246 203Z',
    base: 'M214 290H278Q282 304 300 312H192Q210 304 214 290Z',
    print: 'M246 212C334 212 390 222 390 240S334 271 246 271S102 258 102 240S158 212 246 212Z',
  },
  /** Curved in at the dealer and at the players. */
  wings: {
    rail: 'M8 216C8 198 30 190 60 190C120 190 150 208 240 208S360 190 420 190C450 190 472 198 472 216V258C472 286 440 294 400 290C330 284 300 276 240 276S150 284 80 290C40 294 8 286 8 258Z',
    cloth:
      'M24 218C24 204 40 198 62 198C120 198 150 216 240 216S360 198 418 198C440 198 456 204 456 218V256C456 276 436 284 398 280C330 274 300 267 240 267S150 274 82 280C44 284 24 276 24 256Z',
    print: 'M44 250V222Q46 210 70 210M436 250V222Q434 210 410 210M150 262Q190 256 240 256T330 262M250 222l26 13l-26 13l-26-13Z',
  },
} as const satisfies Record<string, TableShape>

export type TableShapeName = keyof typeof tableShapes

/** Draws a table with the depth of its rail. */
export function drawTable(name: TableShapeName, { cloth, clothShade, print, rail, railShade, woodShade }: TableInk): string {
  const shape: TableShape = tableShapes[name]
  return (
    (shape.base ? svgPath(shape.base, woodShade, ' fill-rule="evenodd"') : '') +
    svgPath(shape.rail, railShade, ' transform="translate(0 12)"') +
    svgPath(shape.rail, rail) +
    svgPath(shape.cloth, clothShade) +
    svgPath(shape.cloth, cloth, ' transform="translate(0 3)"') +
    (shape.print && `<path d="${shape.print}" fill="none" stroke="${print}" stroke-width="2.5" opacity=".8"/>`)
  )
}
