import { readHostMessage } from './hostMessages.ts'

/** Families of the style sheets, and their weights, in the order of the files in the message. */
const faces = [
  { family: 'Text', weight: '400 700' },
  { family: 'Display', weight: '200 800' },
] as const

/** Uses the fonts of the embedding page, which sends their addresses when the frame has loaded: the browser has its files already. Without them the text is in a system font. */
addEventListener('message', (event) => {
  const message = readHostMessage(event)
  if (message?.type !== 'fonts' || !Array.isArray(message.files)) return
  for (const [index, { family, weight }] of faces.entries()) {
    const file: unknown = message.files[index]
    if (typeof file !== 'string' || !file.startsWith(`${event.origin}/`)) continue
    const face = new FontFace(family, `url(${JSON.stringify(file)}) format('woff2')`, { weight })
    // only then, or its text would wait for it unseen; without the file the system font stays
    face.load().then(
      () => document.fonts.add(face),
      () => undefined,
    )
  }
})
