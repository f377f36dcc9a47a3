/** Selectors that replace `:hover` and `:active`, so that an ancestor's `data-look` forces the state without a pointer. */
const forced = { hover: ':is([data-look=hover] *)', active: ':is([data-look=active] *)' }

function copyOf(rule: CSSRule): string {
  if (rule instanceof CSSStyleRule) {
    if (!/:(?:hover|active)\b/.test(rule.selectorText)) return ''
    const selector = rule.selectorText.replaceAll(':hover', forced.hover).replaceAll(':active', forced.active)
    return `${selector}{${rule.style.cssText}}`
  }
  if (!(rule instanceof CSSGroupingRule)) return ''
  const inner = [...rule.cssRules].map(copyOf).join('')
  return inner && `${rule.cssText.slice(0, rule.cssText.indexOf('{'))}{${inner}}`
}

const rulesOf = (sheet: CSSStyleSheet): CSSRule[] => {
  try {
    return [...sheet.cssRules]
  } catch {
    return [] // cross-origin style sheet, from Storybook
  }
}

/** Cached for the six frames. */
let last = { sheets: 0, looks: '' }
function looksOfAll(): string {
  const { length: sheets } = document.styleSheets
  if (sheets !== last.sheets) last = { sheets, looks: [...document.styleSheets].flatMap(rulesOf).map(copyOf).join('\n') }
  return last.looks
}

/** Copies this document's styles into a frame, with additional rules that force hover and active states. */
export function dress(frame: Document) {
  for (const node of document.querySelectorAll('style, link[rel=stylesheet]')) frame.head.append(frame.importNode(node, true))
  const looks = frame.createElement('style')
  looks.textContent = looksOfAll()
  frame.head.append(looks)
}
