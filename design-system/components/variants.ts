import { cva, type VariantProps } from 'class-variance-authority'

export type { VariantProps }

/**
 * `cva` with a cache: a lobby computes the same few class names several hundred times during its first render.
 * The cache key is built from the variants alone, so `class` and `className` are not accepted.
 */
export function variants<T>(base: Parameters<typeof cva<T>>[0], config?: Parameters<typeof cva<T>>[1]) {
  const choose = cva(base, config)
  type Props = NonNullable<Parameters<typeof choose>[0]>
  const names = Object.keys((config as { variants?: object } | undefined)?.variants ?? {}) // cva does not export the type of its config
  const known = new Map<string, string>()
  return (props?: Props & { class?: never; className?: never }): string => {
    const chosen = (props ?? {}) as Readonly<Record<string, unknown>> // only the values are needed to build the key
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
