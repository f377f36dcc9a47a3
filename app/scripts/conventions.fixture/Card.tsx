// Read by `conventions.test.ts` only: every line marked red must be reported, every other one must pass.
import { memo } from 'react'
import * as css from './shared.css.ts'

interface CardProps {
  title: string
}

export const Card = ({ title }: CardProps) => <p className={css.badge}>{title}</p>

export function Badge({ label }: { label: string } /* red: props */) {
  return <b>{label}</b>
}

export const Stack = memo(function StackLayout({ title }: CardProps & { gap: number } /* red: props */) {
  return <p>{title}</p>
})

export const Divider = () => <hr />
