import { cva, type VariantProps } from 'class-variance-authority'

export type { VariantProps }

/**
 * `cva` with a cache: a lobby computes the same few class names several hundred times during its first render. A list renders the same
 * variants again and again, so those of the last call are compared first; building a key of the cache takes about ten times as long.
 * Both depend on the variants alone, so `class` and `className` are not accepted.
 */
export function memoizedCva<T>(base: Parameters<typeof cva<T>>[0], config?: Parameters<typeof cva<T>>[1]) {
  const computeClasses = cva(base, config)
  type Props = NonNullable<Parameters<typeof computeClasses>[0]>
  const variantNames = Object.keys((config as { variants?: object } | undefined)?.variants ?? {}) // cva does not export the type of its config
  const cache = new Map<string, string>()
  let last: { values: readonly unknown[]; classes: string } | null = null
  return (props?: Props & { class?: never; className?: never }): string => {
    const selected = (props ?? {}) as Readonly<Record<string, unknown>> // only the values are compared and put into the key
    if (last && isSelected(last.values, variantNames, selected)) return last.classes
    const values = variantNames.map((name) => selected[name])
    const key = values.map(String).join(' ')
    const classes = cache.get(key) ?? computeClasses(props)
    cache.set(key, classes)
    last = { values, classes }
    return classes
  }
}

function isSelected(values: readonly unknown[], names: readonly string[], selected: Readonly<Record<string, unknown>>): boolean {
  for (let index = 0; index < names.length; index += 1) if (selected[names[index] ?? ''] !== values[index]) return false
  return true
}
