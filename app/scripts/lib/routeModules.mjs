// Vite plugin of the server's build: every route row gets the manifest keys of the modules that its page is loaded from.
import { posix } from 'node:path'

/** Calls `visit` for every node of an ESTree with the nodes around it, outermost first. */
function visitAll(value, visit, ancestors = []) {
  if (typeof value !== 'object' || value === null) return
  const isNode = typeof value.type === 'string'
  if (isNode) visit(value, ancestors)
  const around = isNode ? [...ancestors, value] : ancestors
  for (const child of Object.values(value)) visitAll(child, visit, around)
}

const isLoadPage = ({ type, key }) => type === 'Property' && (key.name ?? key.value) === 'loadPage'

/**
 * Writes `modules` in front of each `loadPage` of the files in `folder`: the files that its `import()` calls name, relative to Vite's root, as in
 * the client's manifest. The server preloads their chunks in the document's head; only the source connects them to the row.
 * Fails the build for an `import()` that is not a literal or stands elsewhere.
 */
export const routeModules = (folder) => ({
  name: 'route-modules',
  apply: 'build',
  enforce: 'post', // after the transform of TypeScript and JSX
  applyToEnvironment: ({ name }) => name === 'ssr',
  transform: {
    filter: { id: new RegExp(`/${folder}/[^/]+$`) },
    async handler(code, id) {
      const rows = new Map()
      visitAll(this.parse(code), (node, ancestors) => {
        if (isLoadPage(node)) rows.set(node, [])
        if (node.type !== 'ImportExpression') return
        const specifiers = rows.get(ancestors.findLast(isLoadPage))
        if (!specifiers) this.error("an import() outside a row's loadPage", node.start)
        if (typeof node.source.value !== 'string') this.error('the import() of a page must name its module literally', node.start)
        specifiers.push(node.source.value)
      })
      let out = ''
      let end = 0
      for (const [{ start }, specifiers] of rows) {
        const resolved = await Promise.all(specifiers.map((specifier) => this.resolve(specifier, id)))
        const files = resolved.map((module) => posix.relative(this.environment.config.root, module.id))
        out += `${code.slice(end, start)}modules: ${JSON.stringify(files)}, `
        end = start
      }
      return { code: out + code.slice(end), map: null }
    },
  },
})
