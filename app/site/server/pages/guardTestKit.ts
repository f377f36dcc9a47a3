/** User agents. A tablet sends a desktop browser's. */
export const devices = {
  phone: 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36',
  tablet: 'Mozilla/5.0 (Linux; Android 14; SM-X910) AppleWebKit/537.36 Chrome/130.0 Safari/537.36',
  desktop: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/130.0 Safari/537.36',
}

const exampleParams: Readonly<Record<string, string>> = {
  playType: 'spil-for-penge',
  gameById: 'ravn',
  slug: 'vilkaar',
  '*': 'om-os',
  landingType: 'velkomst',
  landingById: '1',
  slugGames: 'ravn',
}
/** A path that a row of the route table matches. */
export const examplePath = (path: string): string => path.replace(/:(\w+)|\*/g, (part, name) => exampleParams[name ?? part] ?? part)
