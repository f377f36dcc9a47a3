import type { ReactNode } from 'react'
import * as styles from './StateMessage.css.ts'

/** Pictures of an empty state, 132 × 84, in the colours of the brand: what is missing, in one calm shape. */
export const emptyArt = {
  /** Hills under a low sun: the list has no picture of its own. */
  hills: (
    <>
      <circle className={styles.light} cx="96" cy="26" r="9" />
      <path className={styles.back} d="M0 62 34 34l22 18 24-22 52 40v14H0Z" />
      <path className={styles.front} d="M0 68c30-12 62-12 132 4v12H0Z" />
    </>
  ),
  /** Two sheets of paper. */
  papers: (
    <>
      <path className={styles.back} d="m30 22 44-8 10 58-44 8Z" />
      <path className={styles.front} d="M52 14h44v60H52Z" />
      <path className={styles.mark} d="M61 30h26M61 42h26M61 54h14" />
      <circle className={styles.light} cx="90" cy="62" r="5" />
    </>
  ),
  /** A lens over a horizon. */
  lens: (
    <>
      <path className={styles.front} d="M0 62c40-10 84-10 132 2v20H0Z" />
      <circle className={styles.back} cx="62" cy="38" r="22" />
      <circle className={styles.mark} cx="62" cy="38" r="22" />
      <path className={styles.mark} d="m79 55 17 16" />
      <circle className={styles.light} cx="54" cy="31" r="5" />
    </>
  ),
  /** A heart. */
  heart: (
    <>
      <path className={styles.back} d="M0 70c44-14 88-14 132 0v14H0Z" />
      <path className={styles.front} d="M66 68C40 52 34 40 38 29c5-12 21-13 28-1 7-12 23-11 28 1 4 11-2 23-28 39Z" />
      <path className={styles.mark} d="M66 68C40 52 34 40 38 29c5-12 21-13 28-1 7-12 23-11 28 1 4 11-2 23-28 39Z" />
      <circle className={styles.light} cx="104" cy="20" r="6" />
    </>
  ),
  /** A stack of coins. */
  coins: (
    <>
      <path className={styles.front} d="M0 68c44-10 88-10 132 0v16H0Z" />
      <path className={styles.back} d="M40 62h38v10H40ZM44 50h38v10H44ZM39 38h38v10H39Z" />
      <circle className={styles.light} cx="92" cy="30" r="14" />
      <path className={styles.mark} d="M92 24v12" />
    </>
  ),
  /** A ticket with its perforation. */
  ticket: (
    <>
      <path className={styles.back} d="M0 72c44-10 88-10 132 0v12H0Z" />
      <path className={styles.front} d="M28 24h76v12a7 7 0 0 0 0 14v12H28V50a7 7 0 0 0 0-14Z" />
      <path className={styles.mark} d="M82 30v5M82 41v5M82 52v5" />
      <path className={styles.light} d="m54 31 3.6 7.6 8.4 1-6.200 5.800 1.600 8.200-7.400-4-7.400 4 1.600-8.200-6.200-5.800 8.400-1Z" />
    </>
  ),
  /** A podium of three steps. */
  podium: (
    <>
      <path className={styles.back} d="M22 56h28v28H22ZM82 62h28v22H82Z" />
      <path className={styles.front} d="M50 42h32v42H50Z" />
      <path className={styles.mark} d="M66 52v18" />
      <circle className={styles.light} cx="66" cy="26" r="10" />
    </>
  ),
  /** The moon over calm water: a pause. */
  moon: (
    <>
      <path className={styles.light} d="M80 14a22 22 0 1 0 20 34 18 18 0 0 1-20-34Z" />
      <path className={styles.back} d="M0 60h132v24H0Z" />
      <path className={styles.mark} d="M24 68h28M64 68h12M46 76h40" />
    </>
  ),
} as const satisfies Record<string, ReactNode>

export type EmptyArt = keyof typeof emptyArt
