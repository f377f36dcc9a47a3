/** Replaces each text below an element by elements with it, as programs do that translate a page. Reads nothing outside: it also runs in a page under test. */
export function replaceTexts(root: Element): void {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const found: Text[] = []
  while (texts.nextNode()) if (texts.currentNode instanceof Text && texts.currentNode.data.trim()) found.push(texts.currentNode)
  for (const text of found) {
    const [outer, inner] = [document.createElement('font'), document.createElement('font')]
    inner.textContent = text.data
    outer.append(inner)
    text.replaceWith(outer)
  }
}
