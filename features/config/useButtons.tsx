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
  /** Words of this place, where the button's name alone does not settle them. No theme replaces them. */
  readonly text?: TextKey
  /** Fill the placeholders of the text, of a theme's too. */
  readonly values?: TextValues
  /** Words that come from elsewhere, a campaign say. No theme replaces them either. */
  readonly children?: ReactNode
  /** Given for a button that can be busy: only then does it keep a place for its loading text. */
  readonly loading?: boolean
  readonly loadingText?: TextKey
  readonly iconStart?: ReactNode
  readonly iconEnd?: ReactNode
}

/** What a named button shows: `<Button {...button('depositPay', { values, loading })} size="lg" />`. The theme's words and icons win over those of its name. */
export type ThemedButton = (
  name: ButtonName,
  own?: Own,
) => Pick<ButtonProps, 'theme' | 'children' | 'loading' | 'loadingText' | 'iconStart' | 'iconEnd'>

type Slot = 'label' | 'loading' | 'iconStart' | 'iconEnd'
type Steps<T> = Readonly<Partial<Record<ScreenSize, T>>>

/** One value for all sizes stands alone; several stand side by side, and the theme's CSS shows one. */
function bySize<T>(slot: Slot, steps: Steps<T> | undefined, own: ReactNode, draw: (value: T) => ReactNode): ReactNode {
  if (!steps) return own
  const drawn = Object.fromEntries(Object.entries(steps).map(([from, value]) => [from, draw(value)]))
  const [only] = Object.keys(drawn)
  if (only === 'xs' && Object.keys(drawn).length === 1) return drawn.xs
  return <ThemeSlot slot={slot} steps={{ xs: own, ...drawn }} />
}

const iconOf = (name: ThemeIcon | null) => name && <ThemeIconOf name={name} />

/** The same for a theme of any name, with the words that its button has of itself. */
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

/** Buttons as the server's themes word them. One call a screen; a list hands the result down to its tiles. */
export function useButtons(): ThemedButton {
  const t = useTexts()
  const themes = usePageThemes()
  return useCallback((name, own = {}) => themedContent(t, name, own, buttons[name], themes[name]), [t, themes])
}
