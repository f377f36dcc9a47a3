import { cva, type VariantProps } from 'class-variance-authority'

export type { VariantProps }

/**
 * `cva` that remembers its answers: a lobby asks a few hundred times for the same few class names, before any script is compiled.
 * Takes the variants alone, no `class` beside them.
 */
export const variants: typeof cva = (base, config) => {
  const choose = cva(base, config)
  const names = Object.keys(config?.variants ?? {})
  const known = new Map<string, string>()
  return (props) => {
    const chosen = (props ?? {}) as Readonly<Record<string, unknown>> // whatever variants `config` has: their values are all that counts here
    let key = ''
    for (const name of names) key += `${chosen[name]} `
    let classes = known.get(key)
    if (classes === undefined) {
      classes = choose(props)
      known.set(key, classes)
    }
    return classes
  }
}
