// Read by `conventions.test.ts` only: every line marked red must be reported, every other one must pass.
import { memo } from 'react'
import * as styles from './shared.css.ts'

interface CardProps {
  title: string
}

export const Card = ({ title }: CardProps) => <p className={styles.badge}>{title}</p>

export function Badge({ label }: { label: string } /* red: props */) {
  return <b>{label}</b>
}

export const Stack = memo(function StackLayout({ title }: CardProps & { gap: number } /* red: props */) {
  return <p>{title}</p>
})

export const Divider = () => <hr />
