/** Eight by eight pixels of one colour: a picture that every browser can decode. */
const png =
  'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEUlEQVQImWPQrqrAihiGlgQAxB1HQep0QB0AAAAASUVORK5CYII='

/** A picture as a player chooses it. */
export const pictureFile = (name = 'pas.png', type = 'image/png'): File =>
  new File([Uint8Array.from(atob(png), (character) => character.charCodeAt(0))], name, { type })
