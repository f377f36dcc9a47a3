import { Heading, Inline, Stack, Text } from '@casino/design-system'
import { type ReactNode, useEffect } from 'react'

interface StatusPanelProps {
  title: string
  /** A string, or several blocks. */
  children: ReactNode
  /** Buttons, the primary one first. */
  actions?: ReactNode
  /** Moves focus to the heading when the panel replaces a form, for screen readers and keyboard users. */
  focused: boolean
  level?: 1 | 2
}

const headingId = 'deposit-status'

/** Payment status: heading, explanation and actions. */
export function StatusPanel({ title, children, actions, focused, level = 2 }: StatusPanelProps) {
  useEffect(() => {
    // a state change of the same payment changes the title and is announced again
    if (focused && title) document.getElementById(headingId)?.focus()
  }, [title, focused])
  return (
    <Stack gap={6} as="section">
      <Stack gap={3}>
        <Heading level={level} size={28} id={headingId} tabIndex={-1}>
          {title}
        </Heading>
        {typeof children === 'string' ? <Text>{children}</Text> : children}
      </Stack>
      {actions && (
        <Inline gap={3} stacked>
          {actions}
        </Inline>
      )}
    </Stack>
  )
}
