const directions: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

interface Box {
  left: number
  top: number
  width: number
  height: number
}

/** The box that an arrow key leads to from another: the nearest in its direction, sideways distance counted three times; null without one. */
export function nearestInDirection<T>(key: string, from: Box, candidates: readonly { box: Box; value: T }[]): T | null {
  const direction = directions[key]
  if (!direction) return null
  const [dx, dy] = direction
  let best: { value: T; distance: number } | null = null
  for (const { box, value } of candidates) {
    const x = box.left + box.width / 2 - from.left - from.width / 2
    const y = box.top + box.height / 2 - from.top - from.height / 2
    const ahead = x * dx + y * dy
    if (ahead < 1) continue
    const distance = ahead + 3 * Math.abs(x * dy + y * dx)
    if (!best || distance < best.distance) best = { value, distance }
  }
  return best?.value ?? null
}
