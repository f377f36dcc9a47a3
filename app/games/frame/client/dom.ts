import { interpolate, type PlaceholderValues } from '@casino/shared/interpolate'
import type { FrameConfig } from '../frameApi.ts'

/** The element with this id. Throws if it does not exist. */
export function elementById<T extends Element>(id: string): T {
  const found = document.getElementById(id)
  if (!found) throw new Error(`the page has no #${id}`)
  return found as unknown as T // the caller states the element type of this id
}

/** Configuration in the HTML of the frame. */
export const frameConfig = JSON.parse(elementById('game').textContent ?? '') as FrameConfig // rendered by framePage.ts

/** Danish text with interpolated values. */
export const t = (key: string, values: PlaceholderValues = {}): string => interpolate(frameConfig.texts[key] ?? key, values)

/** Creates an HTML element. */
export function createElement<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Readonly<Record<string, string>> = {},
  ...children: (Node | string)[]
) {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  element.append(...children)
  return element
}

/** Creates an SVG element. */
export function createSvgElement(tag: string, attributes: Readonly<Record<string, string | number>> = {}, ...children: Node[]): SVGElement {
  const element = document.createElementNS('http://www.w3.org/2000/svg', tag)
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value))
  element.append(...children)
  return element
}

/** Whether the user prefers reduced motion. */
export const prefersReducedMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches

interface AnimationTiming {
  /** Milliseconds. */
  duration: number
  easing: string
  /** Milliseconds. */
  delay?: number
}

/** Animates an element; resolves when finished, or immediately with reduced motion. */
export async function animate(
  element: Element,
  keyframes: readonly Keyframe[],
  { duration, easing, delay = 0 }: AnimationTiming,
): Promise<void> {
  if (prefersReducedMotion()) return
  // `finished` rejects if the animation is cancelled, e.g. because its element was removed.
  await element.animate([...keyframes], { duration, easing, delay, fill: 'backwards' }).finished.catch(() => undefined)
}
