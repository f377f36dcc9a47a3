// Vite plugin of the client's build: a lazy chunk's style sheet that failed to load is requested again with the chunk.

/** Vite's helper remembers each requested style sheet, the failed ones too, so that the repeated import would render without styles. */
const replacements = [
  ['seen[href] = void 0;\n\t\tthrow err;', 'delete seen[href];\n\t\tthrow err;'],
  ['if (e.type === "error") rej(', 'if (e.type === "error") link.remove(), rej('],
]

/** Fails the build when Vite's helper is no longer the one that is corrected here. */
export const repeatFailedStyles = () => ({
  name: 'repeat-failed-styles',
  apply: 'build',
  transform: {
    filter: { id: /vite\/preload-helper\.js$/ },
    handler(code) {
      return {
        code: replacements.reduce((text, [from, to]) => {
          if (!text.includes(from)) this.error(`Vite's preload helper has no ${JSON.stringify(from)}`)
          return text.replace(from, to)
        }, code),
        map: null,
      }
    },
  },
})
