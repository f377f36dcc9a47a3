/** Selectors that replace `:hover` and `:active`, so that an ancestor's `data-forced-state` forces the state without a pointer. */
const forcedStateSelectors = { hover: ':is([data-forced-state=hover] *)', active: ':is([data-forced-state=active] *)' }

function forcedStateRule(rule: CSSRule): string {
  if (rule instanceof CSSStyleRule) {
    if (!/:(?:hover|active)\b/.test(rule.selectorText)) return ''
    const selector = rule.selectorText.replaceAll(':hover', forcedStateSelectors.hover).replaceAll(':active', forcedStateSelectors.active)
    return `${selector}{${rule.style.cssText}}`
  }
  if (!(rule instanceof CSSGroupingRule)) return ''
  const inner = [...rule.cssRules].map(forcedStateRule).join('')
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
let cachedRules = { sheets: 0, css: '' }
function forcedStateRules(): string {
  const { length: sheets } = document.styleSheets
  if (sheets !== cachedRules.sheets)
    cachedRules = { sheets, css: [...document.styleSheets].flatMap(rulesOf).map(forcedStateRule).join('\n') }
  return cachedRules.css
}

/** Copies this document's styles into a frame, with additional rules that force hover and active states. */
export function copyStyles(frame: Document) {
  for (const node of document.querySelectorAll('style, link[rel=stylesheet]')) frame.head.append(frame.importNode(node, true))
  const forcedStates = frame.createElement('style')
  forcedStates.textContent = forcedStateRules()
  frame.head.append(forcedStates)
}
