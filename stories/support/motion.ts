import type { Motion } from './toolbars.ts'

const feature = /\(prefers-reduced-motion(?::\s*(reduce|no-preference))?\)/g
/** Replaces the `prefers-reduced-motion` feature in a media query with a constant condition, as for `reduce`. */
const answered = (query: string): string =>
  query.replace(feature, (_, value) => (value === 'no-preference' ? '(max-width: 0px)' : '(min-width: 0px)'))

const rewritten = new Map<CSSMediaRule, string>()

function rewrite(rules: CSSRuleList) {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule && answered(rule.media.mediaText) !== rule.media.mediaText) {
      rewritten.set(rule, rule.media.mediaText)
      rule.media.mediaText = answered(rule.media.mediaText)
    }
    if (rule instanceof CSSGroupingRule) rewrite(rule.cssRules)
  }
}

function rewriteAll() {
  for (const sheet of document.styleSheets)
    if (!sheet.href || new URL(sheet.href).origin === window.location.origin) rewrite(sheet.cssRules)
}

const { matchMedia } = window
const observer = new MutationObserver(rewriteAll)
let current: Motion = 'full'

/**
 * Renders the page with `prefers-reduced-motion: reduce`. A script cannot set that media feature, so the conditions of all style sheets are
 * rewritten, including those loaded later, and `matchMedia` is replaced accordingly.
 */
export function setMotion(motion: Motion): void {
  if (motion === current) return
  current = motion
  if (motion === 'full') {
    observer.disconnect()
    document.head.removeEventListener('load', rewriteAll, true)
    window.matchMedia = matchMedia
    for (const [rule, media] of rewritten) rule.media.mediaText = media
    rewritten.clear()
    return
  }
  window.matchMedia = (query) => matchMedia.call(window, answered(query))
  observer.observe(document.head, { subtree: true, childList: true, characterData: true })
  document.head.addEventListener('load', rewriteAll, true) // a linked style sheet has no rules before its load event
  rewriteAll()
}
