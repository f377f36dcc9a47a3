/**
 * Lets an axe parse each colour once. Computed colours are `oklch()`, whose conversion is a third of axe's work on a page, and a page has a
 * few dozen. Results are those of axe's own parser. Sent to pages as text: refers to nothing outside itself.
 * @param {{ commons: any }} axe its types leave out `commons.color`
 */
export function memoizeAxeColors(axe) {
  const { prototype } = axe.commons.color.Color
  const { parseString } = prototype
  const parsed = new Map()
  prototype.parseString = function (text) {
    const known = parsed.get(text)
    if (known) return Object.assign(this, known)
    parseString.call(this, text) // throws for a colour that it cannot parse, each time
    const { r, g, b, alpha } = this
    parsed.set(text, { r, g, b, alpha })
    return this
  }
}

/**
 * Makes the private fields of axe's colours properties. They are transpiled to one weak map each, which is a tenth of axe's work on a page:
 * called before axe is loaded, it replaces `WeakMap`; the returned function, called after, restores it. Results are the same. Sent to pages
 * as text: refers to nothing outside itself.
 * @returns {() => void}
 */
export function replaceWeakMaps() {
  const native = globalThis.WeakMap
  class PropertyMap {
    #key = Symbol('field')
    /** @param {any} object */
    has(object) {
      return this.#key in object
    }
    /** @param {any} object */
    get(object) {
      return object[this.#key]
    }
    /** @param {any} object @param {unknown} value */
    set(object, value) {
      object[this.#key] = value
      return this
    }
  }
  Object.assign(globalThis, { WeakMap: PropertyMap })
  return () => {
    globalThis.WeakMap = native
  }
}
