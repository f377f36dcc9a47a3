// Vite plugin of the client's build: V8 compiles the entry in the background while it is loaded.

/**
 * Chrome 136 and later compile every function of a file that begins with it; other browsers see a comment. Without it each function of the
 * entry is compiled on the main thread at its first call, most of them by hydration. Not for lazy chunks, most of whose functions serve what
 * a player may do later. https://v8.dev/blog/explicit-compile-hints
 */
const hint = '//# allFunctionsCalledOnLoad\n'

/** Puts the hint before the list of files with which Vite begins the entry: behind it, it has no effect. */
export const compileEntry = () => ({
  name: 'compile-entry',
  apply: 'build',
  applyToEnvironment: ({ config }) => config.consumer === 'client',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      for (const file of Object.values(bundle)) if (file.type === 'chunk' && file.isEntry) file.code = hint + file.code
    },
  },
})
