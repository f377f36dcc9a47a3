import { Heading } from '@casino/design-system/components/Heading'
import { Inline } from '@casino/design-system/components/Inline'
import { Stack } from '@casino/design-system/components/Stack'
import { Text } from '@casino/design-system/components/Text'
import { type ReactNode, useEffect } from 'react'

interface StatusPanelProps {
  readonly title: string
  /** A sentence, or several blocks. */
  readonly children: ReactNode
  /** Buttons, the one thing to do first. */
  readonly actions?: ReactNode
  /** Takes the focus when it appears in place of a form, so that it is read out and the keyboard goes on from here. */
  readonly focused: boolean
  readonly level?: 1 | 2
}

const headingId = 'deposit-status'

/** How a payment stands: a heading, what it means, and the way on. */
export function StatusPanel({ title, children, actions, focused, level = 2 }: StatusPanelProps) {
  useEffect(() => {
    // another state of the same payment is another title, and is read out again
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
