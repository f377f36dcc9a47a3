import { HtmlValidate, type Message, StaticConfigLoader } from 'html-validate/browser'
import type { PlayedStory } from './guards.ts'

/**
 * What the HTML standard demands, and what React can build but no parser would: a server sends text, and the browser would make another tree of it.
 * What axe finds as well is left to axe.
 */
const checker = new HtmlValidate(
  new StaticConfigLoader({
    extends: ['html-validate:standard'],
    elements: ['html5'],
    rules: { 'no-implicit-close': 'error', 'no-missing-references': 'error', 'valid-autocomplete': 'error' },
  }),
)

/** The markup without what no rule reads: drawings, and the long class names of the styles. */
function markupOf(root: Element): string {
  const copy = document.importNode(root, true)
  for (const drawing of copy.querySelectorAll('svg')) drawing.replaceChildren()
  for (const element of copy.querySelectorAll('[class]')) element.removeAttribute('class')
  return copy.outerHTML
}

/** An id that stands elsewhere on the page is there; one of a closed part comes with it. */
function missing({ ruleId, context }: Message, page: Element): boolean {
  if (ruleId !== 'no-missing-references') return true
  const { key, value } = context as { key: string; value: string } // as the rule documents it
  if (document.getElementById(value)) return false
  return key !== 'aria-controls' || page.querySelector(`[aria-controls~="${CSS.escape(value)}"]:not([aria-expanded="false"])`) !== null
}

export async function validMarkup({ roots }: PlayedStory): Promise<void> {
  const text = roots.map(markupOf).join('\n')
  const { results } = await checker.validateString(text)
  const faults = results.flatMap(({ messages }) => messages).filter((message) => missing(message, document.body))
  if (faults.length > 0)
    throw new Error(
      `The markup is not valid HTML\n${faults.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`).join('\n')}`,
    )
}
