import { type Contrast, contrasts } from '@casino/tokens/brands'

/** Colours of the other contrast are read at once, not half-way through a transition. */
const still = new CSSStyleSheet()
still.replaceSync('*, ::before, ::after { transition: none !important }')

/**
 * What is too faint in the contrast that the story was not run in. The rendering is the same and only its colours change, so that one rule of
 * axe over it stands for a second run of the story.
 */
export async function faintIn(contrast: Contrast): Promise<string[]> {
  const { default: axe } = await import('axe-core')
  const root = document.documentElement
  const shown = root.dataset.contrast
  document.adoptedStyleSheets.push(still)
  root.dataset.contrast = contrast
  try {
    const { violations } = await axe.run(
      { exclude: ['.sb-wrapper', '#storybook-docs'] },
      { runOnly: ['color-contrast'], resultTypes: ['violations'] },
    )
    return violations.flatMap(({ nodes }) => nodes.map(({ html, any }) => `${html}: ${any[0]?.message ?? ''}`))
  } finally {
    root.dataset.contrast = shown
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== still)
  }
}

export const otherContrast = (contrast: Contrast): Contrast => (contrast === contrasts[0] ? contrasts[1] : contrasts[0])
