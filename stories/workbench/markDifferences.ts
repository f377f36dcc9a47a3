/** What a theme can change of an element. */
const comparedProperties = [
  'color',
  'backgroundColor',
  'borderTopColor',
  'borderTopWidth',
  'borderTopLeftRadius',
  'boxShadow',
  'opacity',
  'minHeight',
  'paddingInlineStart',
  'fontSize',
  'fontWeight',
  'display',
] as const

/** A transition would show the former colour for a moment. */
function finishTransitions(page: Document) {
  for (const animation of page.getAnimations()) if ('transitionProperty' in animation) animation.finish()
}

/** Without the first child, the sample's name, in which a mark shows. */
const compared = ':scope > :not(:first-child), :scope > :not(:first-child) *'

function lookOf(sample: Element): string {
  const view = sample.ownerDocument.defaultView
  const elements = [sample, ...sample.querySelectorAll(compared)]
  const styles = elements.map((element) => {
    const style = view?.getComputedStyle(element)
    return [element.localName, ...comparedProperties.map((name) => style?.[name])].join()
  })
  return [sample.textContent, ...styles].join('\n')
}

const samplesOf = (body: HTMLElement) => [...body.querySelectorAll<HTMLElement>('[data-sample]')]

export interface MarkedDifferences {
  different: number
  total: number
}

/** Marks each sample of `edited` that looks different from the one in `seed`. */
export function markDifferences(seed: HTMLElement, edited: HTMLElement): MarkedDifferences {
  finishTransitions(seed.ownerDocument)
  finishTransitions(edited.ownerDocument)
  const looks = new Map(samplesOf(seed).map((sample) => [sample.dataset.sample, lookOf(sample)]))
  const samples = samplesOf(edited)
  for (const sample of samples) sample.toggleAttribute('data-differs', looks.get(sample.dataset.sample) !== lookOf(sample))
  return { different: samples.filter((sample) => sample.hasAttribute('data-differs')).length, total: samples.length }
}
