import type { BrowserCommand } from 'vitest/node'

/** The part of a node in Chromium's DOM domain that is read here. */
interface DomNode {
  nodeId: number
  nodeType: number
  nodeName: string
  nodeValue: string
  children?: readonly DomNode[]
  pseudoElements?: readonly DomNode[]
  shadowRoots?: readonly DomNode[]
  contentDocument?: DomNode
}

/** Texts of a page, of its frames and of its fields, and generated ones. */
function textsOf(node: DomNode): DomNode[] {
  const { nodeType, nodeName, nodeValue, children = [], pseudoElements = [], shadowRoots = [], contentDocument } = node
  if ((nodeType === 3 && nodeValue.trim()) || nodeName.startsWith('::')) return [node]
  return [...children, ...pseudoElements, ...shadowRoots, ...(contentDocument ? [contentDocument] : [])].flatMap(textsOf)
}

/** Asks Chromium in which fonts it drew the texts of the page: their number, and those in a font that the project does not ship. */
export const readFonts: BrowserCommand<[]> = async ({ page, context }) => {
  const cdp = await context.newCDPSession(page)
  await cdp.send('DOM.enable')
  await cdp.send('CSS.enable')
  const { root } = await cdp.send('DOM.getDocument', { depth: -1, pierce: true })
  const drawn = await Promise.all(
    textsOf(root).map(async ({ nodeId, nodeName, nodeValue }) => {
      // a node may have been removed since
      const { fonts } = await cdp.send('CSS.getPlatformFontsForNode', { nodeId }).catch(() => ({ fonts: [] }))
      return fonts.map((font) => ({ ...font, text: (nodeValue || nodeName).trim().slice(0, 80) }))
    }),
  )
  await cdp.detach()
  // a fallback face is custom too, but its file is the machine's
  const isShipped = /^(?:Bricolage Grotesque|Instrument Sans)\b/
  const foreign = drawn.flat().filter(({ isCustomFont, familyName }) => !isCustomFont || !isShipped.test(familyName))
  return { drawn: drawn.flat().length, foreign: foreign.map(({ familyName, text }) => `${familyName}: ${text}`) }
}
