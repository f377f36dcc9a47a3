import { cva, type VariantProps } from 'class-variance-authority'

export type { VariantProps }

/**
 * `cva` with a cache: a lobby computes the same few class names several hundred times during its first render.
 * The cache key is built from the variants alone, so `class` and `className` are not accepted.
 */
export function memoizedCva<T>(base: Parameters<typeof cva<T>>[0], config?: Parameters<typeof cva<T>>[1]) {
  const computeClasses = cva(base, config)
  type Props = NonNullable<Parameters<typeof computeClasses>[0]>
  const variantNames = Object.keys((config as { variants?: object } | undefined)?.variants ?? {}) // cva does not export the type of its config
  const cache = new Map<string, string>()
  return (props?: Props & { class?: never; className?: never }): string => {
    const selected = (props ?? {}) as Readonly<Record<string, unknown>> // only the values are needed to build the key
    let key = ''
    for (const name of variantNames) key += `${selected[name]} `
    let classes = cache.get(key)
    if (classes === undefined) {
      classes = computeClasses(props)
      cache.set(key, classes)
    }
    return classes
  }
}
