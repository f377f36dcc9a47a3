import type { TextLength } from './toolbars.ts'

const compoundEndings = ['sbekræftelse', 'soversigten', 'sindstillinger', 'srettigheder', 'sbegrænsningen']
const word = /\p{L}{2,}/gu
/** Whether a text has letters other than the currency: amounts, times and numbers are not changed. */
const hasWords = (text: string): boolean => /\p{L}/u.test(text.replace(/\bkr\b/g, ''))

/** Turns every third word and the longest one into a Danish compound: `Indbetaling` → `Indbetalingsbekræftelse`. */
export function lengthen(text: string): string {
  if (!hasWords(text)) return text
  const longest = Math.max(...Array.from(text.matchAll(word), ([found]) => found.length), 0)
  let index = -1
  let grown = false
  return text.replace(word, (found) => {
    index += 1
    const grows = found !== 'kr' && (found.length === longest ? !grown : index % 3 === 2 && found.length > 4)
    if (found.length === longest) grown = true
    return grows ? found.replace(/s$/, '') + compoundEndings[(found.length + index) % compoundEndings.length] : found
  })
}

/** Returns the first word only. */
export function shorten(text: string): string {
  if (!hasWords(text)) return text
  const [first] = text.match(/\p{L}[\p{L}\p{N}-]*/u) ?? [text]
  return /^\s/.test(text) ? ` ${first}` : first
}

const transforms: Readonly<Record<Exclude<TextLength, 'original'>, (text: string) => string>> = { long: lengthen, short: shorten }

/** Elements with Storybook's own text. */
const storybookSelector = 'script, style, title, [id^=storybook-docs], .sb-wrapper, .sb-errordisplay, .sb-nopreview'
/** A docs page contains stories and its own text. */
const isInStory = (node: Node): boolean => {
  const parent = node.parentElement
  return Boolean(parent && (parent.closest('.docs-story') || !parent.closest(storybookSelector)))
}

interface ReplacedText {
  original: string
  shown: string
}
const replacedTexts = new Map<Text, ReplacedText>()
let current: TextLength = 'original'

function replaceText(node: Text) {
  if (current === 'original' || replacedTexts.get(node)?.shown === node.data || !isInStory(node)) return
  const shown = transforms[current](node.data)
  replacedTexts.set(node, { original: node.data, shown })
  node.data = shown
}

function replaceAllTexts(root: Node) {
  if (root instanceof Text) replaceText(root)
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) if (texts.currentNode instanceof Text) replaceText(texts.currentNode)
}

const observer = new MutationObserver((records) => {
  for (const { target, addedNodes } of records) for (const node of addedNodes.length ? addedNodes : [target]) replaceAllTexts(node)
})

/** Lengthens or shortens the text of all stories on the page, including text rendered later, or restores the original text. */
export function setTextLength(length: TextLength): void {
  if (length === current) return
  observer.disconnect()
  for (const [node, { original, shown }] of replacedTexts) if (node.data === shown) node.data = original
  replacedTexts.clear()
  current = length
  if (length === 'original') return
  replaceAllTexts(document.body)
  observer.observe(document.body, { subtree: true, childList: true, characterData: true })
}
