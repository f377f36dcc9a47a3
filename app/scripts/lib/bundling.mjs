/**
 * Rolldown's input options of every build for the browser.
 * @type {import('vite').Rolldown.InputOptions}
 */
export const bundling = {
  // Radix names its functions by esbuild's helper `__name`; a call with a possible side effect would keep functions that nobody imports
  treeshake: { manualPureFunctions: ['__name'] },
  // the default inlines only constants that become shorter: 0.5 kB (brotli) more in the entry
  optimization: { inlineConst: { mode: 'all' } },
}

/** Names of built assets: fonts by their hash alone, because each page's styles and preloads name them. */
export const assetFileNames = ({ names }) => (names[0]?.endsWith('.woff2') ? 'assets/[hash][extname]' : 'assets/[name]-[hash][extname]')
