import { brands } from '@casino/tokens/brands'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { themeIcons } from './buttonTheme.ts'
import { hostileThemes } from './hostileThemes.ts'
import { resolveButtonThemes } from './resolveButtonThemes.ts'

const login = {
  variant: 'primary',
  size: 'md',
  text: 'btn.login',
  loadingText: 'btn.login_loading',
  icons: { start: 'Lock' },
  colors: { rest: { bg: '#0B5D3B', text: '#fff' }, hover: { bg: 'oklch(0.42 0.1 160)' } },
  screens: { md: { size: 'lg', square: true }, xl: { colors: { hover: { bg: 'rgb(0, 80, 60)' } }, icons: { start: null } } },
}

describe('resolveButtonThemes', () => {
  it('writes custom properties, one block per breakpoint, hover separately from lg up', () => {
    const { css, contents, issues } = resolveButtonThemes({ login })
    expect(issues).toEqual([])
    expect(contents).toEqual({
      login: { text: { xs: 'btn.login' }, loadingText: { xs: 'btn.login_loading' }, iconStart: { xs: 'Lock', xl: null } },
    })
    expect(css).toMatch(/^\[data-button-theme="login"\]\{--button-bg:#0b5d3b;--button-text:#fff;/)
    expect(css).toContain(
      '@media (min-width: 48em){[data-button-theme="login"]{--button-height:52px;--button-padding:var(--space-6);--button-radius:0px}}',
    )
    expect(css).toContain(
      '@media (hover: hover) and (pointer: fine) and (min-width: 64em){[data-button-theme="login"]{--button-bg-hover:oklch(0.42 0.1 160);',
    )
    expect(css).toContain('(min-width: 80em){[data-button-theme="login"]{--button-bg-hover:rgb(0 80 60)}}')
    expect(css).toContain('--button-icon-start:none')
    expect(css.split('--button-bg-hover')).toHaveLength(3)
  })

  it('gives one theme of tokens the colours of each brand, and measures them there', () => {
    const at = (text: string) => resolveButtonThemes({ a: { colors: { rest: { bg: 'action.bg', text } } } })
    const { css, issues, contrasts } = at('action.text')
    expect(css).toContain('{--button-bg:var(--color-action-bg);--button-text:var(--color-action-text)')
    expect(issues).toEqual([])
    const ratios = contrasts.filter(({ part }) => part === 'rest').map(({ brand, ratio }) => [brand, ratio])
    expect(ratios.map(([brand]) => brand)).toEqual(brands.flatMap((brand) => [brand, `${brand}-contrast`]))
    expect(new Set(ratios.map(([, ratio]) => ratio)).size).toBeGreaterThan(1)
    expect(at('action.bg').issues[0]).toMatchObject({ path: 'a.colors.rest', reason: 'low_contrast' })
  })

  it('writes nothing for properties that a theme does not set', () => {
    const { css, contents } = resolveButtonThemes({ plain: { text: 'btn.play' } })
    expect(css).toBe('')
    expect(contents).toStrictEqual({ plain: { text: { xs: 'btn.play' } } })
    expect(resolveButtonThemes({})).toEqual({ css: '', contents: {}, issues: [], contrasts: [] })
  })

  it('resets a property that a larger breakpoint turns off', () => {
    const { css } = resolveButtonThemes({
      a: { text: 'btn.play', outline: true, variant: 'secondary', screens: { lg: { outline: false } } },
    })
    expect(css).toContain('[data-button-theme="a"]{--button-bg:transparent;')
    expect(css).toContain('@media (min-width: 64em){[data-button-theme="a"]{--button-bg:var(--color-surface)')
  })

  it('gives a disabled ghost button no box, and a disabled outlined one the usual box', () => {
    const disabled = (theme: Record<string, unknown>) => {
      const { css } = resolveButtonThemes({ a: { text: 'btn.play', ...theme } })
      return ['bg', 'border'].map((part) => css.match(`--button-${part}-disabled:([^;}]*)`)?.[1])
    }
    expect(disabled({ variant: 'ghost' })).toEqual(['transparent', 'transparent'])
    for (const theme of [{ variant: 'ghost', outline: true }, { variant: 'secondary' }, { outline: true }])
      expect(disabled(theme)).toEqual(['var(--color-sunken)', 'var(--color-line)'])
  })

  it('pads a small button less on a phone', () => {
    expect(resolveButtonThemes({ a: { text: 'btn.play', size: 'sm' } }).css).toBe(
      '[data-button-theme="a"]{--button-height:36px;--button-padding:var(--space-3)}' +
        '@media (min-width: 40em){[data-button-theme="a"]{--button-padding:var(--space-4)}}',
    )
    expect(resolveButtonThemes({ a: { text: 'btn.play', size: 'lg', screens: { md: { size: 'sm' } } } }).css).toBe(
      '[data-button-theme="a"]{--button-height:52px;--button-padding:var(--space-6)}' +
        '@media (min-width: 48em){[data-button-theme="a"]{--button-height:36px;--button-padding:var(--space-4)}}',
    )
  })

  it('rejects invalid fields individually and keeps the others', () => {
    const { css, contents, issues } = resolveButtonThemes({
      login: {
        variant: 'huge',
        text: '<script>',
        loadingText: 'btn.login_loading',
        onclick: 'x',
        colors: { rest: { bg: 'url(//x)', text: '#12345', border: '#fff' }, glow: {} },
        screens: { md: { text: 'other' }, watch: {}, lg: 7 },
      },
      'x"]{}': { text: 'btn.play' },
    })
    expect(css).toBe(
      '[data-button-theme="login"]{--button-border:#fff;--button-border-active:#fff}' +
        '@media (hover: hover) and (pointer: fine) and (min-width: 64em){[data-button-theme="login"]{--button-border-hover:#fff}}',
    )
    expect(contents).toEqual({ login: { loadingText: { xs: 'btn.login_loading' } } })
    expect(issues.map(({ path, reason }) => `${path} ${reason}`).sort()).toEqual(
      [
        'login.colors.glow unknown_key',
        'login.colors.rest.bg invalid_value',
        'login.colors.rest.text invalid_value',
        'login.onclick unknown_key',
        'login.screens.lg not_an_object',
        'login.screens.md.text invalid_value',
        'login.screens.watch unknown_key',
        'login.text invalid_value',
        'login.variant invalid_value',
        'x???? bad_name',
      ].sort(),
    )
  })

  it('shows another text from a breakpoint up, and the button’s own below it', () => {
    const { css, contents } = resolveButtonThemes({
      a: { text: 'btn.play', loadingText: 'btn.opening', screens: { lg: { text: 'btn.top_up' }, xl: { text: 'btn.play' } } },
      b: { screens: { md: { text: 'btn.play' } } },
    })
    expect(contents.a?.text).toEqual({ xs: 'btn.play', lg: 'btn.top_up', xl: 'btn.play' })
    expect(css).toBe(
      '@media (min-width: 64em){[data-button-theme="a"]{--button-label-xs:none;--button-label-lg:inline}}' +
        '@media (min-width: 80em){[data-button-theme="a"]{--button-label-xl:inline;--button-label-lg:initial}}' +
        '@media (min-width: 48em){[data-button-theme="b"]{--button-label-xs:none;--button-label-md:inline}}',
    )
  })

  it('shows another loading text from a breakpoint up', () => {
    expect(resolveButtonThemes({ a: { loadingText: 'btn.opening', screens: { lg: { loadingText: 'btn.play' } } } }).css).toBe(
      '@media (min-width: 64em){[data-button-theme="a"]{--button-loading-xs:none;--button-loading-lg:inline}}',
    )
  })

  it('overrides an icon at every breakpoint once it sets one, and removes it on null', () => {
    const { css, contents } = resolveButtonThemes({
      a: { screens: { md: { icons: { end: 'Plus' } }, lg: { icons: { end: 'Lock' } }, xl: { icons: { end: null } } } },
    })
    expect(contents.a?.iconEnd).toEqual({ xs: null, md: 'Plus', lg: 'Lock', xl: null })
    expect(css).toBe(
      '[data-button-theme="a"]{--button-icon-end:none}' +
        '@media (min-width: 48em){[data-button-theme="a"]{--button-icon-end:inline-flex;--button-icon-end-xs:none;--button-icon-end-md:inline-flex}}' +
        '@media (min-width: 64em){[data-button-theme="a"]{--button-icon-end-lg:inline-flex;--button-icon-end-md:initial}}' +
        '@media (min-width: 80em){[data-button-theme="a"]{--button-icon-end:none;--button-icon-end-xl:inline-flex;--button-icon-end-lg:initial}}',
    )
  })

  it('rejects an unknown text key, so that the button keeps its own text', () => {
    const { contents, issues } = resolveButtonThemes({ a: { text: 'btn.none', loadingText: 'btn.opening' } }, (key) => key !== 'btn.none')
    expect(contents).toEqual({ a: { loadingText: { xs: 'btn.opening' } } })
    expect(issues).toEqual([{ path: 'a.text', reason: 'unknown_text' }])
  })

  it('reports low contrast with its ratio', () => {
    const { issues } = resolveButtonThemes({ a: { text: 'btn.play', colors: { rest: { bg: '#777', text: '#888' } } } })
    expect(issues.find(({ path, reason }) => path === 'a.colors.rest' && reason === 'low_contrast')?.detail).toMatch(
      /^1\.26:1 in nordlys, /,
    )
  })

  it('truncates the ratio, so that a refused contrast never reads like the minimum', () => {
    const almost = { text: 'btn.play', colors: { rest: { bg: '#ffffff', text: '#007bc8' } } } // 4.4995:1
    const { issues } = resolveButtonThemes({ a: almost })
    expect(issues.find(({ path }) => path === 'a.colors.rest')?.detail).toMatch(/^4\.49:1 in nordlys, /)
  })

  it('reports low contrast once, and again when a breakpoint changes it', () => {
    const faint = { rest: { bg: '#777', text: '#888' } }
    const screens = { md: { size: 'lg' }, lg: { colors: { rest: { text: '#777' } } } }
    const { issues } = resolveButtonThemes({ a: { text: 'btn.play', colors: faint, screens } })
    expect(issues.map(({ path }) => path).filter((path) => path.endsWith('.rest'))).toEqual(['a.colors.rest', 'a.screens.lg.colors.rest'])
  })

  it('measures a colour against the token that the theme does not override', () => {
    const { issues } = resolveButtonThemes({ a: { text: 'btn.play', variant: 'primary', colors: { rest: { bg: '#0b1f14' } } } })
    const warned = issues.find(({ path }) => path === 'a.colors.rest')
    expect(warned?.detail).toContain('in nordlys')
    expect(warned?.detail).not.toMatch(/in strand\b(?!-)/)
  })

  it('measures a half-transparent colour as a browser paints it', () => {
    const { issues } = resolveButtonThemes({ a: { variant: 'secondary', colors: { rest: { bg: 'rgb(0 0 0 / .5)' } } } })
    expect(issues[0]).toEqual({ path: 'a.colors.rest', reason: 'low_contrast', detail: expect.stringMatching(/^\d\.\d\d:1 in strand\b/) })
  })

  it('measures a theme without a variant against the primary button', () => {
    const colors = { rest: { bg: '#0b1f14' } }
    const ratios = (theme: object) => resolveButtonThemes({ a: theme }).contrasts.map(({ part, brand, ratio }) => ({ part, brand, ratio }))
    expect(ratios({ colors })).toEqual(ratios({ colors, variant: 'primary' }))
  })

  it('limits the number of reported issues', () => {
    const many = Object.fromEntries(Array.from({ length: 5000 }, (_, i) => [`key${i}`, 1]))
    const { issues } = resolveButtonThemes({ a: many })
    expect(issues).toHaveLength(201)
    expect(issues.at(-1)?.reason).toBe('too_many')
  })
})

describe('any input', () => {
  const configuration = hostileThemes(
    ['colors', 'screens', 'rest', 'hover', 'active', 'disabled', 'bg', 'text', 'border', 'sm', 'lg', 'icons', 'start'],
    ['text', 'loadingText', 'variant', 'size', 'outline', 'login'],
  )
  const block = String.raw`\[data-button-theme="[a-zA-Z0-9-]+"\]\{--button-[a-z-]+:[^;{}<>"'\\@:]+(?:;--button-[a-z-]+:[^;{}<>"'\\@:]+)*\}`
  const sheet = new RegExp(`^(?:${block}|@media [a-z0-9:() -]+\\{${block}\\})*$`)

  it('produces a style sheet of custom properties only, or none', () => {
    fc.assert(
      fc.property(configuration, (raw) => {
        const { css, contents, issues } = resolveButtonThemes(raw)
        expect(css).toMatch(sheet)
        expect(css).not.toMatch(/url|expression|image|import|<|\/\*/i)
        expect(css.replace(/var\(--(?:color|space|radius|size)-[a-z0-9-]+\)/g, '')).not.toContain('var(')
        for (const { path } of issues) expect(path).toMatch(/^[\w.?-]*$/)
        for (const { text, iconStart } of Object.values(contents)) {
          for (const key of Object.values(text ?? {})) expect(key).toMatch(/^[a-z0-9_.]+$/)
          for (const icon of Object.values(iconStart ?? {})) expect([null, ...themeIcons]).toContain(icon)
        }
      }),
      { numRuns: 400 },
    )
  })

  it('does not throw on any value', () => {
    fc.assert(
      fc.property(fc.anything(), (raw) => {
        expect(resolveButtonThemes({ login: raw }).css).toBe('')
      }),
    )
  })
})
