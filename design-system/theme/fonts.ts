import display from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url'
import text from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url'

/** URLs of the two critical font files, text face first: preload them as `font/woff2`, `crossorigin`. */
export const fontFiles: readonly string[] = [text, display]
