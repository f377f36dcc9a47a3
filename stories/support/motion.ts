import type { Motion } from './toolbars.ts'

const feature = /\(prefers-reduced-motion(?::\s*(reduce|no-preference))?\)/g
/** The question answered as for somebody who asked the system for less motion. */
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
 * Shows the page as to somebody who asked for less motion. No script can set that media feature, so the conditions of the style sheets are
 * rewritten, of those too that arrive later, and `matchMedia` answers alike.
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
  document.head.addEventListener('load', rewriteAll, true) // a linked sheet has no rules before
  rewriteAll()
}
