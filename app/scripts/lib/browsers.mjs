/** Browsers that the styles are written for: the first with OKLCH and `:has`. Without it every colour would be sent twice more, as RGB and as Lab. */
export const cssTarget = ['chrome111', 'edge111', 'firefox121', 'safari16.4']
