import { cva, type VariantProps } from 'class-variance-authority'

export type { VariantProps }

/**
 * `cva` that remembers its answers: a lobby asks a few hundred times for the same few class names, before any script is compiled.
 * What is asked for is known by the variants alone, so it takes no `class` beside them.
 */
export function variants<T>(base: Parameters<typeof cva<T>>[0], config?: Parameters<typeof cva<T>>[1]) {
  const choose = cva(base, config)
  type Props = NonNullable<Parameters<typeof choose>[0]>
  const names = Object.keys((config as { variants?: object } | undefined)?.variants ?? {}) // cva leaves the type of its config unnamed
  const known = new Map<string, string>()
  return (props?: Props & { class?: never; className?: never }): string => {
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
