import { HtmlValidate, type Message, StaticConfigLoader } from 'html-validate/browser'
import type { PlayedStory } from './storyChecks.ts'

/** Resolves its configuration once: for each text it took nine tenths of the check's time. */
class ResolvedConfigLoader extends StaticConfigLoader {
  #resolved?: ReturnType<StaticConfigLoader['getConfigFor']>
  override getConfigFor(handle: string): ReturnType<StaticConfigLoader['getConfigFor']> {
    this.#resolved ??= super.getConfigFor(handle)
    return this.#resolved
  }
}

/**
 * Rules of the HTML standard, and DOM that React can build but no HTML parser would produce: server-rendered, it would become a different
 * tree. Rules that axe covers are left to axe.
 */
const htmlValidator = new HtmlValidate(
  new ResolvedConfigLoader({
    extends: ['html-validate:standard'],
    elements: ['html5'],
    rules: { 'no-implicit-close': 'error', 'no-missing-references': 'error', 'valid-autocomplete': 'error' },
  }),
)

/** The markup without parts that no rule checks: SVG content and class names. */
function serializeMarkup(root: Element): string {
  const copy = document.importNode(root, true)
  for (const drawing of copy.querySelectorAll('svg')) drawing.replaceChildren()
  for (const element of copy.querySelectorAll('[class]')) element.removeAttribute('class')
  return copy.outerHTML
}

/** Whether a reported reference is really missing: the id may be elsewhere on the page, or belong to a collapsed panel. */
function isMissingReference({ ruleId, context }: Message, page: Element): boolean {
  if (ruleId !== 'no-missing-references') return true
  const { key, value } = context as { key: string; value: string } // documented by the rule
  if (document.getElementById(value)) return false
  return key !== 'aria-controls' || page.querySelector(`[aria-controls~="${CSS.escape(value)}"]:not([aria-expanded="false"])`) !== null
}

/** Throws if a story's markup is not valid HTML. */
export async function checkMarkup({ roots }: PlayedStory): Promise<void> {
  const text = roots.map(serializeMarkup).join('\n')
  const { results } = await htmlValidator.validateString(text)
  const faults = results.flatMap(({ messages }) => messages).filter((message) => isMissingReference(message, document.body))
  if (faults.length > 0)
    throw new Error(
      `The markup is not valid HTML\n${faults.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`).join('\n')}`,
    )
}
