/** Viewport range (rem) in which a size with a `casino.fluid` minimum grows linearly. */
const FLUID = { from: 320 / 16, to: 1280 / 16 }

const round = (value) => String(Number(value.toFixed(4)))
const dimension = ({ value, unit }) => (value === 0 ? '0px' : `${round(value)}${unit}`)

function color({ colorSpace, components, alpha = 1 }) {
  if (colorSpace !== 'oklch') throw new Error(`A colour token must be OKLCH, not ${colorSpace}`)
  return `oklch(${components.map(round).join(' ')}${alpha < 1 ? ` / ${round(alpha)}` : ''})`
}

function fluid(max, min) {
  const slope = (max.value - min.value) / (FLUID.to - FLUID.from)
  return `clamp(${dimension(min)},${round(min.value - slope * FLUID.from)}rem + ${round(slope * 100)}vw,${dimension(max)})`
}

const shadow = (layers) =>
  [layers]
    .flat()
    .map(({ inset, offsetX, offsetY, blur, spread, ...layer }) => {
      const lengths = [offsetX, offsetY, blur, ...(spread?.value ? [spread] : [])].map(dimension)
      return [...(inset ? ['inset'] : []), ...lengths, color(layer.color)].join(' ')
    })
    .join(',')

/** CSS text of a token's value. Throws an Error that names the token for a value or type without one. */
export function cssValue(token) {
  try {
    return cssText(token)
  } catch (cause) {
    throw new Error(`${token.id}: ${cause.message}`, { cause })
  }
}

function cssText(token) {
  const value = token.$value
  switch (token.$type) {
    case 'color':
      return color(value)
    case 'dimension': {
      const min = token.$extensions?.['casino.fluid']?.min
      return min ? fluid(value, min) : dimension(value)
    }
    case 'duration':
      return dimension(value)
    case 'shadow':
      return shadow(value)
    case 'cubicBezier':
      return `cubic-bezier(${value.join(',')})`
    case 'fontFamily':
      return [value]
        .flat()
        .map((name) => (name.includes(' ') ? `"${name}"` : name))
        .join(',')
    case 'number':
    case 'fontWeight':
      return String(value)
    default:
      throw new Error(`no CSS form for type ${token.$type}`)
  }
}
