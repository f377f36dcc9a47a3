import type { MotionSetting } from './toolbars.ts'

const feature = /\(prefers-reduced-motion(?::\s*(reduce|no-preference))?\)/g
/** Replaces the `prefers-reduced-motion` feature in a media query with a constant condition, as for `reduce`. */
const withReducedMotion = (query: string): string =>
  query.replace(feature, (_, value) => (value === 'no-preference' ? '(max-width: 0px)' : '(min-width: 0px)'))

const originalMedia = new Map<CSSMediaRule, string>()

function rewriteRules(rules: CSSRuleList) {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule && withReducedMotion(rule.media.mediaText) !== rule.media.mediaText) {
      originalMedia.set(rule, rule.media.mediaText)
      rule.media.mediaText = withReducedMotion(rule.media.mediaText)
    }
    if (rule instanceof CSSGroupingRule) rewriteRules(rule.cssRules)
  }
}

function rewriteStyleSheets() {
  for (const sheet of document.styleSheets)
    if (!sheet.href || new URL(sheet.href).origin === window.location.origin) rewriteRules(sheet.cssRules)
}

const { matchMedia } = window
const observer = new MutationObserver(rewriteStyleSheets)
let current: MotionSetting = 'full'

/**
 * Renders the page with `prefers-reduced-motion: reduce`. A script cannot set that media feature, so the conditions of all style sheets are
 * rewritten, including those loaded later, and `matchMedia` is replaced accordingly.
 */
export function setMotion(motion: MotionSetting): void {
  if (motion === current) return
  current = motion
  if (motion === 'full') {
    observer.disconnect()
    document.head.removeEventListener('load', rewriteStyleSheets, true)
    window.matchMedia = matchMedia
    for (const [rule, media] of originalMedia) rule.media.mediaText = media
    originalMedia.clear()
    return
  }
  window.matchMedia = (query) => matchMedia.call(window, withReducedMotion(query))
  observer.observe(document.head, { subtree: true, childList: true, characterData: true })
  document.head.addEventListener('load', rewriteStyleSheets, true) // a linked style sheet has no rules before its load event
  rewriteStyleSheets()
}
