import { mixColors } from '../color.ts'
import { range, svgCircle, svgPath } from '../scene.ts'
import { drawAt, drawLine, drawWall, type Room } from './roomShapes.ts'

/** The spires of Copenhagen by night, through a wide window. */
const spires: Room = ({ ground, tone, haze, accent, silhouette, opposite }) =>
  drawWall(haze) +
  svgCircle(434, 34, 18, silhouette) +
  svgCircle(426, 31, 16, haze) +
  svgPath(
    'M0 210V128L22 110L44 128V142H70V104L78 96C80 70 84 60 88 20C92 60 96 70 98 96L106 104V142H140V152H168V124H176V112A18 18 0 0 1 212 112V124H220V152H330V118L344 102L358 118V146H380V98L386 90L392 44L398 90L404 98V146H440V126H480V300H0Z',
    mixColors(ground, tone, 0.45),
  ) +
  drawLine(accent, 6, 'M8 150H66M148 166H216M342 160H376M410 162H474M8 170H66M342 178H376M424 142H474', '5 8') +
  drawLine(opposite, 8, 'M0 4H480M120 0V210M360 0V210') +
  drawLine(opposite, 4, 'M0 62H480')

/** Paper cuttings in frames, with two lamps above the table. */
const papercuts: Room = ({ ground, tone, haze, accent, accentShade, silhouette, mid, opposite }) => {
  const frame = (cut: string) => svgPath('M-48-52H48V52H-48Z', accentShade) + svgPath('M-43-47H43V47H-43Z', silhouette) + cut
  const swan =
    svgPath('M-30 16C-26 34 22 36 32 2C20 10 6 2-8 10C-22 12-6-14-14-24C-20-32-32-24-32-16L-22-18C-14-10-34 4-30 16Z', tone) +
    drawLine(tone, 3, 'M-34 38H34M-26 30Q0 44 26 30')
  const tree =
    svgPath('M-3 40V-30H3V40Z', tone) +
    range(3)
      .map((i) => svgCircle(-18, -20 + i * 20, 9, tone) + svgCircle(18, -20 + i * 20, 9, tone))
      .join('') +
    svgCircle(0, -32, 10, tone) +
    drawLine(tone, 3, 'M-18-12L0 0L18-12M-18 8L0 20L18 8M-34 40H34')
  return (
    drawWall(ground) +
    svgPath('M0 0H480V150H0Z', tone) +
    drawLine(haze, 4, 'M0 150H480M20 166H220V220M260 220V166H460V220') +
    drawAt([[84, 84]], frame(swan)) +
    drawAt([[396, 84]], frame(tree)) +
    drawAt(
      [
        [158, 0],
        [322, 0],
      ],
      svgPath('M-20 44L-44 200H44L20 44Z', accent, ' opacity=".1"') +
        drawLine(opposite, 3, 'M0 0V24') +
        svgPath('M-24 44C-24 28-10 22 0 22S24 28 24 44Z', mid) +
        svgPath('M-24 44H24L18 49H-18Z', accent),
    )
  )
}

/** A half-timbered wall with a small lit window and a lantern. */
const timber: Room = ({ ground, haze, accent, accentShade, silhouette, opposite }) => {
  const plaster = mixColors(haze, accent, 0.4)
  return (
    drawWall(plaster) +
    svgPath('M336 34H432V118H336Z', accent) +
    svgPath('M336 34H384V118H336Z', mixColors(accent, '#ffffff', 0.35)) +
    drawLine(ground, 3, 'M336 34L432 118M384 34L432 76M336 76L384 118M432 34L336 118M384 34L336 76M432 76L384 118') +
    drawLine(opposite, 16, 'M0 10H480M0 134H480M22 0V300M150 0V300M318 0V300M458 0V300') +
    drawLine(opposite, 13, 'M22 134L150 14M318 220L458 134') +
    svgPath('M336 34H432V40H336ZM330 116H438V124H330Z', opposite) +
    drawLine(opposite, 3, 'M86 14V46') +
    svgPath('M70 62L86 44L102 62V96H70Z', opposite) +
    svgPath('M75 64H97V90H75Z', accent) +
    svgPath('M86 68C94 78 90 88 86 88S78 78 86 68Z', silhouette) +
    svgPath('M66 96H106V102H66Z', accentShade)
  )
}

/** A yellow house with shutters and hollyhocks. */
const yellowHouse: Room = ({ ground, tone, mid, midShade, accent, accentShade, silhouette, haze }) => {
  const wall = mixColors(accent, tone, 0.18)
  const hollyhock =
    drawLine(midShade, 5, 'M0 120Q6 60 0 0') +
    svgPath('M0 96C-22 84-30 94-32 104C-18 112-8 108 0 96ZM0 108C22 92 32 104 32 112C20 120 8 118 0 108Z', mid) +
    range(4)
      .map(
        (i) =>
          svgCircle(i % 2 ? 7 : -6, 76 - i * 22, 12 - i * 1.5, i % 2 ? haze : silhouette) + svgCircle(i % 2 ? 7 : -6, 76 - i * 22, 4, tone),
      )
      .join('')
  return (
    drawWall(wall) +
    svgPath('M0 0H480V18H0Z', tone) +
    drawLine(ground, 18, 'M0 9H480', '3 27') +
    drawLine(accentShade, 4, 'M0 22H480') +
    svgPath('M168 34H312V176H168Z', silhouette) +
    svgPath('M176 42H304V168H176Z', ground) +
    svgPath('M176 42H250L190 168H176Z', tone, ' opacity=".6"') +
    drawLine(silhouette, 6, 'M240 34V176M168 96H312') +
    svgPath('M108 34H162V176H108ZM318 34H372V176H318Z', mixColors(mid, '#06231f', 0.4)) +
    drawLine(
      midShade,
      4,
      'M116 46H154M116 60H154M116 74H154M116 88H154M116 102H154M116 116H154M116 130H154M116 144H154M326 46H364M326 60H364M326 74H364M326 88H364M326 102H364M326 116H364M326 130H364M326 144H364',
    ) +
    drawAt(
      [
        [46, 84],
        [82, 112],
        [420, 76],
      ],
      hollyhock,
    )
  )
}

/** Glass shelves with bottles, lit from behind. */
const shelves: Room = ({ ground, tone, haze, mid, accent, accentShade, silhouette, opposite }) => {
  const row = (y: number, inks: readonly string[], from: number) =>
    inks
      .map(
        (ink, i) =>
          `<path d="${i % 3 === 1 ? 'M-9 0V-20Q-9-26-3-28V-40H3V-28Q9-26 9-20V0Z' : i % 3 ? 'M-5 0H5V-2H1V-14Q9-18 8-34H-8Q-9-18-1-14V-2H-5Z' : 'M-8 0V-26L-3-32V-42H3V-32L8-26V0Z'}" fill="${ink}" transform="translate(${from + i * 25} ${y})"/>`,
      )
      .join('')
  return (
    drawWall(ground) +
    svgPath('M22 12H208V190H22ZM318 12H466V190H318Z', haze) +
    svgPath('M22 12H208V190H22ZM318 12H466V190H318Z', silhouette, ' opacity=".16"') +
    row(66, [accent, tone, silhouette, mid, accentShade, silhouette, tone], 42) +
    row(120, [mid, accent, silhouette, tone, accent, silhouette, mid], 42) +
    row(174, [tone, mid, silhouette, accent, tone, silhouette, accentShade], 42) +
    row(66, [mid, accent, silhouette, tone, mid], 342) +
    row(120, [tone, accentShade, silhouette, accent, tone], 342) +
    row(174, [accent, mid, silhouette, tone, accent], 342) +
    drawLine(silhouette, 4, 'M22 68H208M22 122H208M22 176H208M318 68H466M318 122H466M318 176H466') +
    drawLine(opposite, 8, 'M22 12H208V194H22ZM318 12H466V194H318Z')
  )
}

/** Windows of stained glass between pillars of brick. */
const cathedral: Room = ({ ground, tone, haze, mid, accent, silhouette, opposite }) => {
  const pane =
    svgPath('M-44 200V84Q-44 34 0 8Q44 34 44 84V200Z', opposite) +
    svgPath('M-37 200V86Q-37 40 0 18Q37 40 37 86V200Z', mixColors(accent, tone, 0.25)) +
    svgPath('M-37 120L-12 96L-37 72ZM37 120L12 96L37 72ZM0 120L18 144L0 168L-18 144ZM-37 168V144L-18 156ZM37 168V144L18 156Z', mid) +
    svgPath('M0 112L12 96L0 80L-12 96ZM-37 130L-20 144L-37 140ZM37 130L20 144L37 140Z', silhouette) +
    svgCircle(0, 54, 17, mid) +
    svgCircle(0, 54, 9, silhouette) +
    drawLine(opposite, 3, 'M0 18V200M-37 76L37 168M37 76L-37 168M-37 120H37M-37 84H37M-17 54A17 17 0 1 1-17 54.1')
  return (
    drawWall(tone) +
    drawLine(mixColors(tone, ground, 0.5), 2, 'M0 20H480M0 44H480M0 68H480M0 92H480M0 116H480M0 140H480M0 164H480M0 188H480') +
    drawAt(
      [
        [84, 4],
        [396, 4],
      ],
      pane,
    ) +
    svgPath('M148 220V0H176V220ZM304 220V0H332V220Z', haze) +
    drawLine(ground, 3, 'M148 220V0M176 220V0M304 220V0M332 220V0') +
    svgPath('M176 60Q180 14 240 0H176ZM304 60Q300 14 240 0H304Z', haze) +
    svgPath('M142 60H182V72H142ZM298 60H338V72H298Z', ground)
  )
}

/** Rooms in town. */
export const townRooms = { spires, papercuts, timber, yellowHouse, shelves, cathedral }
