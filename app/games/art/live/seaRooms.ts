import { mixColors } from '../color.ts'
import { range, svgCircle, svgPath } from '../scene.ts'
import { drawAt, drawLine, drawWall, type Room } from './roomShapes.ts'

/** Houses like icebergs at the harbour of Aarhus, in the evening sun. */
const icebergs: Room = ({ tone, haze, mid, accent, silhouette, silhouetteShade, opposite }) =>
  drawWall(haze) +
  svgCircle(96, 118, 46, accent) +
  svgPath('M0 140H480V220H0Z', mixColors(mid, '#06231f', 0.5)) +
  drawLine(mid, 3, 'M60 152H132M76 164H120M300 158H360M392 168H470M20 178H60') +
  svgPath('M262 144L292 70L310 104L336 48L362 108L388 74L408 112L432 60L470 144Z', silhouette) +
  svgPath('M292 70L310 104L318 144H276ZM336 48L362 108L372 144H346ZM388 74L408 112L414 144H390ZM432 60L470 144H440Z', silhouetteShade) +
  drawLine(tone, 4, 'M284 120H306M326 92H342M328 112H344M330 130H346M382 116H390M424 98H436M424 118H438', '4 4') +
  svgPath('M0 0H480V14H0ZM0 186H480V220H0ZM0 0H14V200H0ZM466 0H480V200H466ZM240 0H248V200H240Z', opposite) +
  svgPath('M0 180H480V188H0Z', tone)

/** The bridge over the Limfjord by night, and a sign of neon. */
const bridge: Room = ({ ground, haze, mid, accent, silhouette, opposite }) =>
  drawWall(haze) +
  svgPath('M0 146H480V220H0Z', ground) +
  drawLine(accent, 3, 'M30 158H90M150 168H250M360 160H420M60 180H130M400 182H470', '14 6') +
  svgPath('M0 122H480V134H0Z', opposite) +
  svgPath('M36 96H60V156H36ZM180 84H206V156H180ZM366 84H392V156H366ZM176 78H210V86H176ZM362 78H396V86H362Z', opposite) +
  drawLine(opposite, 5, 'M60 140Q120 118 180 140M206 140Q286 112 366 140M392 140Q440 118 490 140') +
  drawLine(silhouette, 5, 'M0 112H480', '4 28') +
  svgPath('M76 20L34 86H62L48 130L104 58H74L92 20Z', opposite) +
  drawLine(accent, 5, 'M78 22L40 82H68L54 120L98 62H68L88 22Z') +
  drawLine(mid, 4, 'M0 8H480M0 196H480')

/** The saloon of a ship, with the sea in two portholes. */
const saloon: Room = ({ tone, haze, mid, midShade, accent, silhouette, opposite }) => {
  const wood = mixColors('#7a4a2b', opposite, 0.35)
  const port = (view: string) =>
    svgCircle(0, 0, 58, '#a97f35') +
    svgCircle(0, -2, 55, '#e3bd62') +
    svgCircle(0, 0, 45, haze) +
    svgPath('M-44 10A45 45 0 0 0 44 10Z', mid) +
    svgPath('M-38 24A45 45 0 0 0 38 24Z', midShade) +
    view +
    drawLine('#a97f35', 6, 'M0-57A57 57 0 1 1-.1-57', '6 38.8')
  return (
    drawWall(wood) +
    drawLine(mixColors(wood, opposite, 0.4), 3, 'M0 30H480M0 66H480M0 102H480M0 138H480M0 174H480') +
    drawAt([[86, 92]], port(svgPath('M-4 8V-28L-24 8ZM0 8V-34L22 8Z', silhouette) + svgPath('M-24 12H24L16 22H-16Z', accent))) +
    drawAt(
      [[394, 92]],
      port(
        svgCircle(12, -20, 12, accent) +
          svgPath('M-44 10Q-20-8 0 10Z', tone) +
          svgPath('M-30 6L-27-24H-19L-16 6Z', silhouette) +
          svgPath('M-29-30H-17V-22H-29Z', opposite),
      ),
    ) +
    svgPath('M0 0H480V12H0Z', opposite) +
    drawLine('#e3bd62', 3, 'M0 14H480')
  )
}

/** An arcade that opens to a castle at the sound. */
const arcade: Room = ({ ground, tone, haze, mid, midShade, accent, silhouette, opposite }) =>
  drawWall(haze) +
  svgCircle(92, 70, 22, silhouette, ' opacity=".9"') +
  svgPath('M0 140H480V220H0Z', midShade) +
  svgPath('M0 156H480V220H0Z', mid, ' opacity=".5"') +
  svgPath('M340 150V110H352V78H366V110H388V66H404V110H440V86H454V150Z', opposite) +
  svgPath('M350 78L359 44L368 78ZM385 66L396 22L407 66ZM438 86L447 58L456 86ZM366 110H388V100ZM404 110H440V98Z', mid) +
  drawLine(accent, 5, 'M346 126H450', '4 9') +
  svgPath('M46 140L70 112V140ZM76 140V104L98 140ZM40 144H104L94 154H52Z', silhouette) +
  svgPath('M0 0H480V220H464V96A74 74 0 0 0 316 96V220H300V96A60 60 0 0 0 180 96V220H164V96A74 74 0 0 0 16 96V220H0Z', tone) +
  drawLine(ground, 4, 'M464 220V96A74 74 0 0 0 316 96V220M300 220V96A60 60 0 0 0 180 96V220M164 220V96A74 74 0 0 0 16 96V220') +
  svgPath('M8 92H24V102H8ZM156 92H188V102H156ZM292 92H324V102H292ZM456 92H472V102H456Z', ground)

/** Wind turbines in the North Sea. */
const windfarm: Room = ({ tone, haze, mid, accent, silhouette, opposite }) => {
  const turbine =
    drawLine(silhouette, 4, 'M0 0V92') +
    range(3)
      .map((i) => `<path d="M-2 0Q-6-22 0-46Q5-22 2 0Z" fill="${silhouette}" transform="rotate(${i * 120 + 18})"/>`)
      .join('') +
    svgCircle(0, 0, 4, accent)
  return (
    drawWall(tone) +
    svgCircle(346, 132, 54, accent) +
    drawLine(tone, 5, 'M280 112H412M284 128H408') +
    svgPath('M0 146H480V220H0Z', mixColors(haze, mid, 0.3)) +
    drawLine(mid, 3, 'M300 154H392M20 160H80') +
    drawAt(
      [
        [60, 66],
        [404, 58],
      ],
      turbine,
    ) +
    `<g transform="translate(128 96) scale(.6)">${turbine}</g><g transform="translate(300 100) scale(.6)">${turbine}</g>` +
    svgPath('M0 0H480V10H0Z', opposite) +
    drawLine(opposite, 5, 'M0 188H480M40 188V220M120 188V220M440 188V220')
  )
}

/** Rooms with the sea outside. */
export const seaRooms = { icebergs, bridge, saloon, arcade, windfarm }
