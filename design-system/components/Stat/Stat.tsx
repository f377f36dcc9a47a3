import { Amount, type AmountSize, type AmountTone } from '../Amount/Amount.tsx'
import * as styles from './Stat.css.ts'

export interface StatProps {
  /** What the figure means: small text above it, read first. */
  label: string
  /** Formatted, with its unit: "1.250,00 kr." */
  value: string
  /** Muted line below. */
  detail?: string
  /** Font size of the figure in px; 28 by default. */
  size?: AmountSize
  /** Text colour of the figure. Label and detail keep theirs. */
  tone?: AmountTone
}

/** One key figure with its label above. Screen readers read it as one sentence. */
export function Stat({ label, value, detail, size = 28, tone }: StatProps) {
  return (
    <p className={styles.stat}>
      <span className={styles.small}>{label}</span> <Amount value={value} size={size} tone={tone} />
      {detail ? <span className={styles.small}> {detail}</span> : null}
    </p>
  )
}
