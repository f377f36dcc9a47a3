// Server rendering of the lobby compared with the same markup as plain React elements; both in one process, alternating.
import { Writable } from 'node:stream'
import { parseDocument } from 'htmlparser2'
import { median, msWith, printTable, repeat, timeOf } from './table.mjs'

const warmUp = 100
const rounds = 400

/** Needs `NODE_ENV=production` before React is imported: React selects its build on import. */
export async function bench({ url }) {
  const { loadRouteView, renderRoute } = await import('../dist/server/pages.js')
  const { renderToPipeableStream } = await import('react-dom/server')
  const page = await (await fetch(url)).text()
  const payload = /<script type="application\/json" id="payload">(.*?)<\/script>/s.exec(page)?.[1]
  if (!payload) throw new Error(`${url} has no payload`)
  const view = await loadRouteView(JSON.parse(payload))

  const renderSite = (sink, onError) => renderToSink(renderRoute, view, sink, onError)
  const markup = await textOf(renderSite)
  const plain = await plainElements(withoutComments(markup))
  const renderPlain = (sink, onError) => renderToSink(renderToPipeableStream, plain(), sink, onError)
  const same = withoutComments(await textOf(renderPlain)) === withoutComments(markup)
  if (!same) throw new Error('the plain elements do not render the markup of the site')

  const measureBoth = async () => [await timeToSink(renderSite), await timeToSink(renderPlain)]
  const times = await repeat(rounds, measureBoth, warmUp)
  const [siteTimes, plainTimes] = [0, 1].map((place) => times.map((both) => both[place]))
  const ms = msWith(2)
  const ratio = (of) => `${(of(siteTimes) / of(plainTimes)).toFixed(2)} ×`
  const minimum = (times) => Math.min(...times)
  const elements = markup.match(/<[a-z]/g)?.length ?? 0
  printTable(`Server rendering of the lobby (${elements} elements, ${rounds} renderings each, alternating)`, [
    { what: 'the site, median (minimum)', measured: `${ms(median(siteTimes))} (${ms(minimum(siteTimes))})` },
    { what: 'plain elements, median (minimum)', measured: `${ms(median(plainTimes))} (${ms(minimum(plainTimes))})` },
    { what: 'ratio of the medians', measured: ratio(median), bound: 'at most 2.5 ×' },
    { what: 'ratio of the minima', measured: ratio(minimum), bound: 'at most 2.5 ×' },
  ])
}

/** Renders into a stream; resolves when it has finished. */
const renderToSink = (startRender, what, sink, fail) =>
  new Promise((resolve, reject) => {
    sink.on('finish', resolve)
    const { pipe } = startRender(what, { onShellReady: () => pipe(sink), onShellError: reject, onError: fail ?? reject })
  })

const timeToSink = (render) => {
  const sink = new Writable({ write: (_chunk, _encoding, done) => done() })
  return timeOf(() => render(sink))
}

async function textOf(render) {
  const chunks = []
  await render(
    new Writable({
      write(chunk, _encoding, done) {
        chunks.push(Buffer.from(chunk))
        done()
      },
    }),
  )
  return Buffer.concat(chunks).toString()
}

/** Removes comments: React separates adjacent texts and marks Suspense boundaries with them; the plain elements have neither. */
const withoutComments = (markup) => markup.replace(/<!--.*?-->/gs, '')

/**
 * Compiles markup to a function that creates it from plain elements on each call: one small function per element, like compiled JSX.
 * Preload links are left out, because React adds them.
 */
async function plainElements(markup) {
  const { Fragment, jsx, jsxs } = await import('react/jsx-runtime')
  const functions = []
  const write = (node) => {
    if (node.type === 'text') return JSON.stringify(node.data)
    const props = Object.entries(node.attribs).map(
      ([name, value]) => `${JSON.stringify(propNames[name] ?? name)}:${propValue(name, value)}`,
    )
    const made = element(JSON.stringify(node.name), props, node.children) // evaluated before the number is taken: children come first
    functions.push(`const f${functions.length}=()=>${made}`)
    return `f${functions.length - 1}()`
  }
  const element = (type, props, children) => {
    const inside = children.filter((child) => !isPreload(child)).map(write)
    if (inside.length === 0) return `jsx(${type},{${props.join()}})`
    if (inside.length === 1) return `jsx(${type},{${[...props, `children:${inside[0]}`].join()}})`
    return `jsxs(${type},{${[...props, `children:[${inside.join()}]`].join()}})`
  }
  const root = element('Fragment', [], parseDocument(markup, { lowerCaseAttributeNames: false }).children)
  return new Function('Fragment', 'jsx', 'jsxs', `${functions.join('\n')}\nreturn () => ${root}`)(Fragment, jsx, jsxs)
}

const isPreload = ({ name, attribs }) => name === 'link' && attribs.rel === 'preload'
/** React prop names that differ from the HTML attribute. */
const propNames = { class: 'className', for: 'htmlFor', tabindex: 'tabIndex', crossorigin: 'crossOrigin', maxlength: 'maxLength' }
/** Boolean attributes. */
const booleanAttributes = new Set(['hidden', 'inert', 'disabled', 'required', 'checked', 'readonly', 'open'])
const camelCase = (name) => (name.startsWith('--') ? name : name.replace(/-(.)/g, (_, letter) => letter.toUpperCase()))

function propValue(name, value) {
  if (booleanAttributes.has(name)) return 'true'
  if (name !== 'style') return JSON.stringify(value)
  const rules = value.split(';').map((rule) => [rule.slice(0, rule.indexOf(':')), rule.slice(rule.indexOf(':') + 1)])
  return JSON.stringify(Object.fromEntries(rules.map(([rule, what]) => [camelCase(rule), what])))
}
