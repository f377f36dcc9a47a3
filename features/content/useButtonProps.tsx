import { type ButtonProps, ThemeSlot } from '@casino/design-system'
import type { ResponsiveValue, ThemeIcon } from '@casino/design-system/runtime'
import { type ReactNode, useCallback } from 'react'
import { type ButtonName, type ButtonTexts, type ButtonThemeContent, buttonDefaults, type LoadingButtonName } from './buttonDefaults.ts'
import { useButtonThemes } from './PageContext.tsx'
import { ThemedIcon } from './ThemedIcon.tsx'
import type { TextKey } from './texts/index.ts'
import { type TextValues, type Translate, useTranslations } from './useTranslations.tsx'

interface ButtonOptions {
  /** Label for this context, where the name has no default. No theme overrides it. */
  text?: TextKey
  /** Placeholder values of the text, whether default or themed. */
  values?: TextValues
  /** Label from another source, such as a campaign. No theme overrides it. */
  children?: ReactNode
  /** Set on a button that can be loading; only then is space reserved for its loading text. */
  loading?: boolean
  loadingText?: TextKey
  iconStart?: ReactNode
  iconEnd?: ReactNode
}

/** A button that can be loading has a loading text (specification, *Other*): the default of its name, or its own. */
type OptionsOf<N extends ButtonName> = N extends LoadingButtonName
  ? ButtonOptions
  : Omit<ButtonOptions, 'loading' | 'loadingText'> & ({ loading?: never; loadingText?: never } | { loading: boolean; loadingText: TextKey })

/** Returns the props of a named button, themed: `<Button {...button('depositPay', { values, loading })} size="lg" />`. */
export type GetButtonProps = <N extends ButtonName>(
  name: N,
  own?: OptionsOf<N>,
) => Pick<ButtonProps, 'theme' | 'children' | 'loading' | 'loadingText' | 'iconStart' | 'iconEnd'>

type ThemedSlot = 'label' | 'loading' | 'iconStart' | 'iconEnd'
/** Renders a single value directly; several values are all rendered, and CSS shows the one of the breakpoint. */
function responsiveContent<T>(
  slot: ThemedSlot,
  values: ResponsiveValue<T> | undefined,
  fallback: ReactNode,
  render: (value: T) => ReactNode,
): ReactNode {
  if (!values) return fallback
  const rendered = Object.fromEntries(Object.entries(values).map(([from, value]) => [from, render(value)]))
  const [only] = Object.keys(rendered)
  if (only === 'xs' && Object.keys(rendered).length === 1) return rendered.xs
  return <ThemeSlot slot={slot} values={{ xs: fallback, ...rendered }} />
}

const renderThemeIcon = (name: ThemeIcon | null) => name && <ThemedIcon name={name} />

/** Props of a button with the given theme name, default texts and theme overrides. */
export function themedButtonProps(
  t: Translate,
  name: string,
  options: ButtonOptions,
  defaults: ButtonTexts,
  theme: ButtonThemeContent = {},
): ReturnType<GetButtonProps> {
  const label = options.children ?? (options.text && t(options.text, options.values))
  const translate = (key: TextKey | undefined) => key && t(key, options.values)
  const content = label ?? responsiveContent('label', theme.text, translate(defaults.text), translate)
  const loadingText = () =>
    options.loadingText
      ? translate(options.loadingText)
      : responsiveContent('loading', theme.loadingText, translate(defaults.loadingText), translate)
  return {
    theme: name,
    children: content,
    ...(options.loading !== undefined && { loading: options.loading, loadingText: loadingText() }),
    iconStart: responsiveContent('iconStart', theme.iconStart, options.iconStart, renderThemeIcon),
    iconEnd: responsiveContent('iconEnd', theme.iconEnd, options.iconEnd, renderThemeIcon),
  }
}

/** Returns a function from button name to themed props. Call once per screen; a list passes the function to its tiles. */
export function useButtonProps(): GetButtonProps {
  const t = useTranslations()
  const themes = useButtonThemes()
  return useCallback(
    (name: ButtonName, options: ButtonOptions = {}) => themedButtonProps(t, name, options, buttonDefaults[name], themes[name]),
    [t, themes],
  )
}
