import { backgrounds } from '../art/backgrounds/index.ts'
import { emblems } from '../art/emblems/index.ts'
import { inkOf } from '../art/emblems/ink.ts'
import { outlineText } from '../art/glyphs.ts'
import type { Palette } from '../art/palettes.ts'
import { seededRandom } from '../art/random.ts'
import type { CatalogueGame } from '../catalogue/catalogueGame.ts'
import { slotSymbols } from '../catalogue/slotSymbols.ts'
import { coinSymbol, type SlotModel, scatterSymbol, wildSymbol } from '../engines/slots/slotModel.ts'

/** The poster's background pattern, behind the game. */
export function renderBackdrop({ design }: CatalogueGame, colors: Palette): string {
  const [width, height] = [960, 720]
  const drawn = backgrounds[design.background]({
    width,
    height,
    x: 480,
    y: 330,
    from: 60,
    to: height,
    colors,
    random: seededRandom(design.seed),
  })
  return `<svg class="stage" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice" aria-hidden="true"><rect width="${width}" height="${height}" fill="${colors.ground}"/>${drawn}</svg>`
}

/** SVG sprite of the nine symbols. Wild and scatter have a label; a coin is blank for its value. */
export function renderSymbolSprite({ design }: CatalogueGame, model: SlotModel, colors: Palette): string {
  const symbols = slotSymbols(design.emblem, design.seed).map((name, i) => {
    const label = i === wildSymbol ? renderSymbolLabel('WILD', colors) : i === scatterSymbol ? renderSymbolLabel('SCATTER', colors) : ''
    if (i === coinSymbol && model.type === 'holdAndRespin') return renderCoin(colors)
    return `<symbol id="s${i}" viewBox="-104 -104 208 208">${emblems[name](inkOf(colors))}${label}</symbol>`
  })
  return `<svg class="sprite" aria-hidden="true">${symbols.join('')}</svg>`
}

function renderSymbolLabel(word: string, colors: Palette): string {
  const { path, width } = outlineText(word)
  const scale = Math.min(0.05, 150 / width)
  return `<rect x="-98" y="42" width="196" height="54" rx="10" fill="${colors.silhouette}"/><path transform="translate(${(-(width * scale) / 2).toFixed(1)} ${(69 + 355 * scale).toFixed(1)}) scale(${scale.toFixed(4)})" d="${path}" fill="${colors.light ? colors.opposite : colors.ground}"/>`
}

const renderCoin = (colors: Palette): string =>
  `<symbol id="s${coinSymbol}" viewBox="-104 -104 208 208"><circle r="98" fill="${colors.silhouette}"/><circle r="90" fill="${colors.accent}"/><circle r="72" fill="none" stroke="${colors.silhouette}" stroke-width="5" stroke-dasharray="6 10"/></symbol>`
