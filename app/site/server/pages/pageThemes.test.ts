import { expect, test } from 'vitest'
import { parsePayload, startPageServer } from './pageTestServer.ts'

async function pageWith(buttonThemes: unknown, inputThemes: unknown = {}) {
  const { get, lines } = await startPageServer({ 'content.buttonThemes': () => buttonThemes, 'content.inputThemes': () => inputThemes })
  const { body, statusCode } = await get('/')
  const payload = parsePayload(body)
  const logged = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'invalid themes')
  return { body, statusCode, payload, style: /<style>(.*?)<\/style>/s.exec(body)?.[1], logged }
}

test('malicious theme values are dropped and logged by path; valid ones are applied', async () => {
  const { statusCode, body, style, logged } = await pageWith(
    JSON.parse(`{
      "login": {
        "__proto__": { "variant": "danger" },
        "variant": "</style><script>alert(1)</script>",
        "square": true,
        "text": "btn.none",
        "colors": { "rest": { "bg": "url(//evil.example)", "text": "red}body{display:none", "border": "#0b5d3b" } },
        "screens": { "md": { "colors": { "hover": { "bg": "expression(alert(1))" } } }, "lg": "var(--x)" }
      },
      "x\\"]{}</style>": {},
      "retry": { "text": "btn.play" },
      "long": { "colors": { "rest": { "bg": "#${'f'.repeat(10_000)}" } } }
    }`),
    { search: { colors: { rest: { bg: '@import "x"' }, focus: 'none' }, square: 1 } },
  )
  expect(statusCode).toBe(200)
  expect(body.endsWith('</html>')).toBe(true)
  expect(body).toMatch(/data-button-theme="login"[^>]*>Log ind</)
  expect(body).not.toMatch(/evil\.example|alert\(1\)|expression/)
  expect(style).toMatch(/^\[data-button-theme="login"\]\{--button-border:#0b5d3b;--button-border-active:#0b5d3b;--button-radius:0px\}/)
  const reported = logged.map(({ call, issues }) => [
    call,
    issues.map(({ path, reason }: Record<string, string>) => `${path} ${reason}`).sort(),
  ])
  expect(reported).toEqual([
    [
      'theme-button',
      [
        'login.__proto__ unknown_key',
        'login.colors.rest.bg invalid_value',
        'login.colors.rest.text invalid_value',
        'login.screens.lg not_an_object',
        'login.screens.md.colors.hover.bg invalid_value',
        'login.text unknown_text',
        'login.variant invalid_value',
        'long.colors.rest.bg invalid_value',
        'retry.text unused',
        'x??????style? bad_name',
      ].sort(),
    ],
    ['theme-input', ['search.colors.focus not_an_object', 'search.colors.rest.bg invalid_value', 'search.square invalid_value'].sort()],
  ])
})

test('a page contains the texts and icons that a theme overrides, and no others', async () => {
  const { body, payload, style, logged } = await pageWith({
    login: { text: 'btn.login', icons: { start: 'Lock' } },
    register: { text: 'btn.register', screens: { lg: { text: 'login.no_account_link' } } },
    topUp: { text: 'btn.top_up', loadingText: 'btn.top_up_loading' },
  })
  expect(logged).toEqual([])
  expect(payload.context.buttonThemes).toEqual({
    login: { iconStart: { xs: 'Lock' } },
    register: { text: { xs: 'btn.register', lg: 'login.no_account_link' } },
  })
  expect(payload.texts['login.no_account_link']).toBeDefined()
  expect(Object.keys(payload.texts).filter((key) => key.startsWith('login.'))).toEqual(['login.no_account_link'])
  expect(body).toMatch(/data-button-theme="login"[^>]*><span[^>]*><svg/)
  expect(body).toMatch(/data-button-theme="register"[^>]*><span class="[^"]+">Opret konto<\/span><span class="[^"]+">/)
  expect(style).toContain('@media (min-width: 64em){[data-button-theme="register"]{--button-label-xs:none;--button-label-lg:inline}}')
})
