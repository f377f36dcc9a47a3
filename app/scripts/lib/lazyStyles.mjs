// Vite plugin of the client's build: how a lazy chunk's style sheets are loaded.

const replacements = [
  // Vite's helper remembers each requested style sheet, the failed ones too, so that the repeated import would render without styles.
  ['seen[href] = void 0;\n\t\tthrow err;', 'delete seen[href];\n\t\tthrow err;'],
  ['if (e.type === "error") rej(', 'if (e.type === "error") link.remove(), rej('],
  // A style sheet with a cascade layer that takes its place before others makes Chromium load all fonts again and lay out the whole page.
  // Each is fetched first, and takes its place behind those that have arrived before. One that failed too: Chromium remembers a failed preload
  // until a style sheet has asked for it.
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
