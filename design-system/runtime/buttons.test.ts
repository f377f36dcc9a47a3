import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { resolveButtonThemes } from './buttons.ts'

const login = {
  variant: 'primary',
  size: 'md',
  text: 'btn.login',
  loadingText: 'btn.login_loading',
  icons: { start: 'Lock' },
  colors: { rest: { bg: '#0B5D3B', text: '#fff' }, hover: { bg: 'oklch(0.5 0.1 160)' } },
  screens: { md: { size: 'lg', square: true }, xl: { colors: { hover: { bg: 'rgb(0, 80, 60)' } }, icons: { start: null } } },
}

describe('resolveButtonThemes', () => {
  it('writes custom properties, one block a breakpoint, hover apart from lg up', () => {
    const { css, texts, issues } = resolveButtonThemes({ login })
    expect(issues).toEqual([])
    expect(texts).toEqual({ login: { text: 'btn.login', loadingText: 'btn.login_loading', iconStart: 'Lock' } })
    expect(css).toMatch(/^\[data-button-theme="login"\]\{--button-bg:#0b5d3b;--button-text:#fff;/)
    expect(css).toContain(
      '@media (min-width: 48em){[data-button-theme="login"]{--button-height:52px;--button-padding:var(--space-6);--button-radius:0px}}',
    )
    expect(css).toContain(
      '@media (hover: hover) and (pointer: fine) and (min-width: 64em){[data-button-theme="login"]{--button-bg-hover:oklch(0.5 0.1 160);',
    )
    expect(css).toContain('(min-width: 80em){[data-button-theme="login"]{--button-bg-hover:rgb(0 80 60)}}')
    expect(css).toContain('--button-icon-start:none')
    expect(css.split('--button-bg-hover')).toHaveLength(3)
  })

  it('leaves to the component what a theme does not name', () => {
    expect(resolveButtonThemes({ plain: { text: 'btn.play' } }).css).toBe('')
  })

  it('takes a look back where a larger screen ends it', () => {
    const { css } = resolveButtonThemes({
      a: { text: 'btn.play', outline: true, variant: 'secondary', screens: { lg: { outline: false } } },
    })
    expect(css).toContain('[data-button-theme="a"]{--button-bg:transparent;')
    expect(css).toContain('@media (min-width: 64em){[data-button-theme="a"]{--button-bg:var(--color-surface)')
  })

  it('refuses wrong fields one by one and keeps their neighbours', () => {
    const { css, texts, issues } = resolveButtonThemes({
      login: {
        variant: 'huge',
        text: '<script>',
        loadingText: 'btn.login_loading',
        onclick: 'x',
        colors: { rest: { bg: 'url(//x)', text: '#12345', border: '#fff' }, glow: {} },
        screens: { md: { text: 'btn.other' }, watch: {}, lg: 7 },
      },
      'x"]{}': { text: 'btn.play' },
    })
    expect(css).toBe(
      '[data-button-theme="login"]{--button-border:#fff;--button-border-active:#fff}' +
        '@media (hover: hover) and (pointer: fine) and (min-width: 64em){[data-button-theme="login"]{--button-border-hover:#fff}}',
    )
    expect(texts).toEqual({ login: { loadingText: 'btn.login_loading' } })
    expect(issues.map(({ path, reason }) => `${path} ${reason}`).sort()).toEqual(
      [
        'login.colors.glow unknown_key',
        'login.colors.rest.bg invalid_value',
        'login.colors.rest.text invalid_value',
        'login.onclick unknown_key',
        'login.screens.lg not_an_object',
        'login.screens.md.text not_per_screen',
        'login.screens.watch unknown_key',
        'login.text invalid_value',
        'login.text missing',
        'login.variant invalid_value',
        'x???? bad_name',
      ].sort(),
    )
  })

  it('warns of text that is hard to read, with its ratio', () => {
    const { issues } = resolveButtonThemes({ a: { text: 'btn.play', colors: { rest: { bg: '#777', text: '#888' } } } })
    expect(issues.find(({ path, reason }) => path === 'a.colors.rest' && reason === 'low_contrast')?.detail).toMatch(
      /^1\.26:1 in nordlys, /,
    )
  })

  it('tells a faint text once, and again only where a screen makes it another', () => {
    const faint = { rest: { bg: '#777', text: '#888' } }
    const screens = { md: { size: 'lg' }, lg: { colors: { rest: { text: '#777' } } } }
    const { issues } = resolveButtonThemes({ a: { text: 'btn.play', colors: faint, screens } })
    expect(issues.map(({ path }) => path).filter((path) => path.endsWith('.rest'))).toEqual(['a.colors.rest', 'a.screens.lg.colors.rest'])
  })

  it('judges a colour against the token that the theme leaves in place', () => {
    const { issues } = resolveButtonThemes({ a: { text: 'btn.play', variant: 'primary', colors: { rest: { bg: '#0b1f14' } } } })
    const warned = issues.find(({ path }) => path === 'a.colors.rest')
    expect(warned?.detail).toContain('in nordlys')
    expect(warned?.detail).not.toMatch(/in strand\b(?!-)/)
  })

  it('stops reporting a configuration that is wrong throughout', () => {
    const many = Object.fromEntries(Array.from({ length: 5000 }, (_, i) => [`key${i}`, 1]))
    const { issues } = resolveButtonThemes({ a: many })
    expect(issues).toHaveLength(201)
    expect(issues.at(-1)?.reason).toBe('too_many')
  })
})

describe('any input', () => {
  const nasty = fc.constantFrom(
    'red;}body{display:none',
    '</style><script>',
    'url(javascript:alert(1))',
    'expression(alert(1))',
    'var(--x)',
    '#fff}',
    'rgb(0 0 0);x:y',
    'oklch(from red l c h)',
    '\\75rl(x)',
    'image-set("x")',
    '@import "x"',
    '/*',
    'hsl(0 0% 0% / var(--a))',
    '__proto__',
    'constructor',
    'rgb(1e9 0 0)',
    '#ffffffffffff',
    ' #FFF ',
  )
  const leaf = fc.oneof(
    nasty,
    fc.string(),
    fc.integer(),
    fc.boolean(),
    fc.constant(null),
    fc.constantFrom('#0a0', 'rgb(1 2 3 / 50%)', 'primary', 'lg'),
  )
  const key = fc.oneof(
    fc.constantFrom(
      'colors',
      'screens',
      'rest',
      'hover',
      'active',
      'disabled',
      'bg',
      'text',
      'border',
      'sm',
      'lg',
      'icons',
      'start',
      'variant',
      'size',
      'outline',
      'login',
    ),
    nasty,
    fc.string({ maxLength: 8 }),
  )
  const tree = fc.letrec((tie) => ({
    node: fc.oneof(
      { maxDepth: 6, withCrossShrink: true },
      leaf,
      fc.dictionary(key, tie('node'), { maxKeys: 8 }),
      fc.array(tie('node'), { maxLength: 3 }),
    ),
  })).node
  const configuration = fc.dictionary(fc.oneof(fc.constantFrom('login', 'topUp'), key), tree, { maxKeys: 5 })

  const block = String.raw`\[data-button-theme="[a-zA-Z0-9-]+"\]\{--button-[a-z-]+:[^;{}<>"'\\@:]+(?:;--button-[a-z-]+:[^;{}<>"'\\@:]+)*\}`
  const sheet = new RegExp(`^(?:${block}|@media [a-z0-9:() -]+\\{${block}\\})*$`)

  it('gives a style sheet of custom properties alone, or none', () => {
    fc.assert(
      fc.property(configuration, (raw) => {
        const { css, texts, issues } = resolveButtonThemes(raw)
        expect(css).toMatch(sheet)
        expect(css).not.toMatch(/url|expression|image|import|<|\/\*/i)
        expect(css.replace(/var\(--(?:color|space|radius|size)-[a-z0-9-]+\)/g, '')).not.toContain('var(')
        for (const { path } of issues) expect(path).toMatch(/^[\w.?-]*$/)
        for (const { text } of Object.values(texts)) expect(text ?? 'a.b').toMatch(/^[a-z0-9_.]+$/)
      }),
      { numRuns: 1000 },
    )
  })

  it('survives what is no configuration at all', () => {
    fc.assert(
      fc.property(fc.anything(), (raw) => {
        expect(resolveButtonThemes({ login: raw }).issues.length).toBeGreaterThan(0)
      }),
    )
  })
})
