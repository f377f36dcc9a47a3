import { execFile } from 'node:child_process'
import { join, sep } from 'node:path'
import { promisify } from 'node:util'
import { root } from './install.mjs'

const tokenSources = join(root, 'tokens/src')
const run = promisify(execFile)

/**
 * Vite plugin of the development server: builds the tokens again when one of their files changes. Vite then updates what uses them.
 * Terrazzo's own `--watch` follows only the resolver file.
 * @returns {import('vite').Plugin}
 */
export function watchTokens() {
  return {
    name: 'watch-tokens',
    apply: 'serve',
    configureServer({ watcher, config: { logger } }) {
      let build = Promise.resolve()
      watcher.add(tokenSources)
      watcher.on('all', (_, file) => {
        if (!file.startsWith(tokenSources + sep)) return
        build = build
          .then(() => run('npm', ['run', '--silent', 'tokens'], { cwd: root }))
          .then(
            () => logger.info('tokens built', { timestamp: true }),
            ({ stdout, stderr }) => logger.error(`tokens not built\n${stdout}${stderr}`, { timestamp: true }),
          )
      })
    },
  }
}
