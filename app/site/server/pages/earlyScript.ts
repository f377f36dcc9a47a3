import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { browserCheck } from './browserCheck.ts'

/**
 * Keeps the button that was pressed last while the page has no application yet; `takeEarlyClick` ends it (see `app/site/client/earlyInput.ts`).
 * A form's button submits its form, also before.
 */
export const recordEarlyClick = [
  '(function(){var pressed=null;',
  'function onClick(e){var b=e.target&&e.target.closest&&e.target.closest("#app button");if(b&&b.type==="button")pressed=b}',
  'addEventListener("click",onClick,true);',
  'window.takeEarlyClick=function(){removeEventListener("click",onClick,true);return pressed}',
  '})()',
].join('')

/** What every page runs before its module is there. In the syntax of 2009, so that all browsers run it. */
export const earlyScript = `${browserCheck};${recordEarlyClick}`

/** Its address changes with its content, so that browsers keep it. */
export const earlyScriptPath = `/assets/early-${createHash('sha256').update(earlyScript).digest('hex').slice(0, 10)}.js`

/** Serves it: a file, as the security policy allows no inline script. */
export function registerEarlyScript(app: FastifyInstance): void {
  app.get(earlyScriptPath, { logLevel: 'warn' }, (_, reply) =>
    reply.type('text/javascript; charset=utf-8').header('cache-control', 'public, max-age=31536000, immutable').send(earlyScript),
  )
}
