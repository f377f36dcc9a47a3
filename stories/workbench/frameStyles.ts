/** The looks that a pointer brings, drawn without one: an ancestor says which. */
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
    return [] // of another origin: Storybook's own decoration
  }
}

/** Six frames ask for the same one after the other. */
let last = { sheets: 0, looks: '' }
function looksOfAll(): string {
  const { length: sheets } = document.styleSheets
  if (sheets !== last.sheets) last = { sheets, looks: [...document.styleSheets].flatMap(rulesOf).map(copyOf).join('\n') }
  return last.looks
}

/** Gives a frame the styles of this document, and the hovered and pressed looks as states that can be shown side by side. */
export function dress(frame: Document) {
  for (const node of document.querySelectorAll('style, link[rel=stylesheet]')) frame.head.append(frame.importNode(node, true))
  const looks = frame.createElement('style')
  looks.textContent = looksOfAll()
  frame.head.append(looks)
}
