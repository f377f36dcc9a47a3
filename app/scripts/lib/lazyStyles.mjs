// Vite plugin of the client's build: corrects how Vite's preload helper loads a lazy chunk's style sheets. Vite 8.3 remembers a style sheet
// that failed to load (`seen[href]`), so that the repeated import renders without styles. The closest report of it is
// https://github.com/vitejs/vite/issues/13405.

const replacements = [
  ['seen[href] = void 0;\n\t\tthrow err;', 'delete seen[href];\n\t\tthrow err;'],
  ['if (e.type === "error") rej(', 'if (e.type === "error") link.remove(), rej('],
  // A style sheet whose cascade layer takes a place before others makes Chromium load all fonts again and lay out the whole page. So each is
  // preloaded first and appended when it has arrived. After an error too: Chromium keeps a failed preload until a style sheet asks for it.
  [
    'link.rel = isCss ? "stylesheet" : scriptRel;\n\t\t\t\tif (!isCss) link.as = "script";',
    'link.rel = isCss ? "preload" : scriptRel;\n\t\t\t\tlink.as = isCss ? "style" : "script";',
  ],
  [
    'const handleSettle = (e) => {\n',
    'const handleSettle = (e) => {\n if (link.rel === "preload") { link.remove(); link.rel = "stylesheet"; document.head.appendChild(link); return; }\n',
  ],
]

/** Fails the build when Vite's helper is no longer the one that is corrected here. */
export const lazyStyles = () => ({
  name: 'lazy-styles',
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
