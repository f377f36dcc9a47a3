import { relative } from 'node:path'
import type { Plugin } from 'vite'

/** Name of the file in a build with the CSS variables of tokens that each source file uses. */
const tokenUsageFile = 'token-usage.json'
/** A component that reads `vars` itself may use any token. */
const anyToken = '*'

/** The CSS variables in the generated styles of a module, or `*` for a component that sets styles from `vars`. */
function variablesOf(id: string, code: string): string[] {
  if (/\.css(?:\.ts\.vanilla\.css)?$/.test(id))
    return [...new Set(Array.from(code.matchAll(/var\(\s*(--[\w-]+)/g), ([, name = '']) => name))]
  return id.endsWith('.tsx') && /\bvars\./.test(code) ? [anyToken] : []
}

/** Vite plugin that records which tokens each file of the project uses, from the styles that vanilla-extract generates. */
export function tokenUsage(): Plugin {
  const usage: Record<string, readonly string[]> = {}
  return {
    name: 'token-usage',
    enforce: 'pre', // before Vite turns styles into scripts
    transform: {
      handler(code, id) {
        const file = id.replace(/\?.*$/, '').replace(/^\0|^virtual:/g, '')
        if (file.includes('/node_modules/')) return
        const used = variablesOf(file, code)
        if (used.length > 0) usage[relative(process.cwd(), file).replace(/\.vanilla\.css$/, '')] = used
      },
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: tokenUsageFile, source: JSON.stringify(usage) })
    },
  }
}
