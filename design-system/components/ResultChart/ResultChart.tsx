// Plain SVG: bars need no library, and a shape is 30 bytes of markup.
import * as styles from './ResultChart.css.ts'

export interface ResultChartItem {
  /** Unique; not shown. */
  id: string
  /** Any unit; bars are drawn in proportion to the largest. Negative below the line. */
  value: number
}

export interface ResultChartProps {
  /** Accessible name: what the chart shows, in a sentence. The values belong in text or a table. */
  label: string
  /** Bars from left to right. A zero has no bar but keeps its place. */
  items: readonly ResultChartItem[]
  /** Below the first bar. Hidden from assistive technology. */
  from: string
  /** Below the last bar. Hidden from assistive technology. */
  to: string
}

const [barWidth, gap, height] = [8, 4, 120]

/**
 * Results of a period as bars above and below a line, both filled in a quiet colour, so that neither is celebrated; the place says which is
 * which. Has no hooks.
 */
export function ResultChart({ label, items, from, to }: ResultChartProps) {
  const largest = Math.max(1, ...items.map(({ value }) => Math.abs(value)))
  const width = Math.max(1, items.length) * (barWidth + gap)
  return (
    <div>
      <svg
        className={styles.chart}
        viewBox={`0 ${-height / 2} ${width} ${height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={label}
      >
        <title>{label}</title>
        {items.map(({ id, value }, index) => {
          const length = (Math.abs(value) / largest) * (height / 2 - 4)
          if (length === 0) return null
          return (
            <rect
              key={id}
              className={value < 0 ? styles.below : styles.above}
              x={index * (barWidth + gap) + gap / 2}
              y={value < 0 ? 0 : -length}
              width={barWidth}
              height={Math.max(1, length)}
            />
          )
        })}
        <line className={styles.line} x1="0" x2={width} y1="0" y2="0" />
      </svg>
      <div className={styles.ends} aria-hidden="true">
        <span>{from}</span>
        <span>{to}</span>
      </div>
    </div>
  )
}
