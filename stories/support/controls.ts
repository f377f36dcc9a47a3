import type { ArgTypesEnhancer } from 'storybook/internal/types'

type Args = Readonly<Record<string, unknown>>
type Control = 'text' | 'number' | 'boolean' | 'object' | false

/** Types that Storybook reads as an object, with the control of their values. */
const simpleTypes: Readonly<Record<string, Control>> = {
  ReactNode: 'text',
  HTMLInputAutoCompleteAttribute: 'text',
  'string | null': 'text',
  'number | null': 'number',
  'boolean | undefined': 'boolean',
}

/**
 * The control of a prop whose type Storybook knows no control for: it would be an editor of JSON, which can write neither an element nor a
 * function. `false`: none, the story's code sets it.
 */
export function controlFor(type: string, arg: unknown): Control {
  if (typeof arg === 'object' && arg !== null) return isData(arg) ? 'object' : false
  return simpleTypes[type] ?? false
}

/**
 * Gives every prop of such a type its control; one in the story's `argTypes` has precedence. A story whose `render` takes no args has none:
 * Storybook infers none for it, and a declared one would change nothing.
 */
export const suitControls: ArgTypesEnhancer = ({ argTypes, initialArgs, parameters }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const { control, type, table } = argType
      if (!parameters.__isArgsStory) return [name, { ...argType, control: false }]
      const unknown = control === undefined && typeof type === 'object' && type.name === 'other'
      return [name, unknown ? { ...argType, control: controlFor(table?.type?.summary ?? '', initialArgs[name]) } : argType]
    }),
  )

/**
 * The story's own data for each arg whose value is shaped otherwise: keys that are missing, a text where a list stands. A component throws on
 * those, and JSON that is being written has them.
 */
export const argsOfOtherShape = (args: Args, initialArgs: Args): Args =>
  Object.fromEntries(
    Object.entries(initialArgs).filter(
      ([name, model]) => name in args && typeof model === 'object' && model !== null && isData(model) && !hasShape(args[name], model),
    ),
  )

/** Changes with the args that a component reads only when it is mounted: as a key, it mounts another one. */
export const mountKey = (args: Args): string => JSON.stringify(Object.entries(args).filter(([name]) => /^default[A-Z]/.test(name)))

/** Whether JSON can express it: an element has a symbol, and an instance of a class another prototype. */
function isData(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return value === null || /^(?:string|number|boolean)$/.test(typeof value)
  return (Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype) && Object.values(value).every(isData)
}

function hasShape(value: unknown, model: unknown): boolean {
  if (value === model || model === null) return true
  if (typeof model !== 'object') return typeof value === typeof model
  if (typeof value !== 'object' || value === null) return false
  if (Array.isArray(model)) return Array.isArray(value) && value.every((item) => model.some((one) => hasShape(item, one)))
  const entries = new Map(Object.entries(value))
  return Object.entries(model).every(([key, one]) => hasShape(entries.get(key), one))
}
