/** CSS build target: the first browsers with OKLCH and `:has`. Without it each colour is emitted with RGB and Lab fallbacks. */
export const cssTarget = ['chrome111', 'edge111', 'firefox121', 'safari16.4']
