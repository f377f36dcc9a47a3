import fc from 'fast-check'

/** CSS injection attempts and other malicious values. */
const maliciousValue = fc.constantFrom(
  'red;}body{display:none',
  '</style><script>',
  'url(javascript:alert(1))',
  'expression(alert(1))',
  'var(--x)',
  'var(--x,red)',
  '#fff}',
  'rgb(0 0 0);x:y',
  'oklch(from red l c h)',
  'color-mix(in srgb, red, blue)',
  '\\75rl(x)',
  'image-set("x")',
  '@import "x"',
  '/*',
  'hsl(0 0% 0% / var(--a))',
  '__proto__',
  'constructor',
  'toString',
  'rgb(1e9 0 0)',
  '#ffffffffffff',
  ' #FFF ',
  '#fff\u0000',
  `#${'f'.repeat(10_000)}`,
  `rgb(${'0 '.repeat(5_000)})`,
)

const leaf = fc.oneof(
  maliciousValue,
  fc.string(),
  fc.integer(),
  fc.boolean(),
  fc.constant(null),
  fc.constantFrom('#0a0', 'rgb(1 2 3 / 50%)', 'primary', 'lg', 'btn.play', 'Lock'),
)

/** Arbitrary of theme configurations, hostile and partly valid, from `known` and random keys. For property tests. */
export function hostileThemes(...known: readonly (readonly string[])[]): fc.Arbitrary<Record<string, unknown>> {
  const key = fc.oneof(fc.constantFrom(...known.flat()), maliciousValue, fc.string({ maxLength: 8 }))
  const tree = fc.letrec((tie) => ({
    node: fc.oneof(
      { maxDepth: 6, withCrossShrink: true },
      leaf,
      fc.dictionary(key, tie('node'), { maxKeys: 8 }),
      fc.array(tie('node'), { maxLength: 3 }),
    ),
  })).node
  return fc.dictionary(fc.oneof(fc.constantFrom('login', 'form'), key), tree, { maxKeys: 5 })
}
