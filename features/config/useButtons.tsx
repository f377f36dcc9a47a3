import type { ButtonProps } from '@casino/design-system/components/Button'
import { ThemeSlot } from '@casino/design-system/components/ThemeSlot'
import type { ThemeIcon } from '@casino/design-system/runtime'
import { type ReactNode, useCallback } from 'react'
import { type ButtonName, type ButtonThemeContent, buttons, type Words } from './buttons.ts'
import type { ScreenSize } from './entities/layout.ts'
import { usePageThemes } from './PageContext.tsx'
import type { TextKey } from './texts/index.ts'
import { ThemeIconOf } from './themeIcons.tsx'
import { type TextValues, type Translate, useTexts } from './useTexts.tsx'

interface Own {
  /** Label for this context, where the name has no default. No theme overrides it. */
  readonly text?: TextKey
  /** Placeholder values of the text, whether default or themed. */
  readonly values?: TextValues
  /** Label from another source, such as a campaign. No theme overrides it. */
  readonly children?: ReactNode
  /** Set on a button that can be loading; only then is space reserved for its loading text. */
  readonly loading?: boolean
  readonly loadingText?: TextKey
  readonly iconStart?: ReactNode
  readonly iconEnd?: ReactNode
}

/** Returns the props of a named button, themed: `<Button {...button('depositPay', { values, loading })} size="lg" />`. */
export type ThemedButton = (
  name: ButtonName,
  own?: Own,
) => Pick<ButtonProps, 'theme' | 'children' | 'loading' | 'loadingText' | 'iconStart' | 'iconEnd'>

type Slot = 'label' | 'loading' | 'iconStart' | 'iconEnd'
type Steps<T> = Readonly<Partial<Record<ScreenSize, T>>>

/** Renders a single value directly; several values are all rendered, and CSS shows the one of the breakpoint. */
function bySize<T>(slot: Slot, steps: Steps<T> | undefined, own: ReactNode, draw: (value: T) => ReactNode): ReactNode {
  if (!steps) return own
  const drawn = Object.fromEntries(Object.entries(steps).map(([from, value]) => [from, draw(value)]))
  const [only] = Object.keys(drawn)
  if (only === 'xs' && Object.keys(drawn).length === 1) return drawn.xs
  return <ThemeSlot slot={slot} steps={{ xs: own, ...drawn }} />
}

const iconOf = (name: ThemeIcon | null) => name && <ThemeIconOf name={name} />

/** Props of a button with the given theme name, default texts and theme overrides. */
export function themedContent(
  t: Translate,
  name: string,
  own: Own,
  words: Words,
  themed: ButtonThemeContent = {},
): ReturnType<ThemedButton> {
  const placed = own.children ?? (own.text && t(own.text, own.values))
  const say = (key: TextKey | undefined) => key && t(key, own.values)
  return {
    theme: name,
    children: placed ?? bySize('label', themed.text, say(words.text), say),
    ...(own.loading !== undefined && {
      loading: own.loading,
      loadingText: own.loadingText ? say(own.loadingText) : bySize('loading', themed.loadingText, say(words.loadingText), say),
    }),
    iconStart: bySize('iconStart', themed.iconStart, own.iconStart, iconOf),
    iconEnd: bySize('iconEnd', themed.iconEnd, own.iconEnd, iconOf),
  }
}

/** Returns a function from button name to themed props. Call once per screen; a list passes the function to its tiles. */
export function useButtons(): ThemedButton {
  const t = useTexts()
  const themes = usePageThemes()
  return useCallback((name, own = {}) => themedContent(t, name, own, buttons[name], themes[name]), [t, themes])
}
