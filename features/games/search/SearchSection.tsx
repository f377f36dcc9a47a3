import { Heading, Inline, Stack } from '@casino/design-system'
import type { ReactNode } from 'react'

interface SearchSectionProps {
  title: string
  /** Beside the title. */
  aside?: ReactNode
  children: ReactNode
}

/** One kind of what a search finds, under its title. */
export function SearchSection({ title, aside, children }: SearchSectionProps) {
  return (
    <Stack gap={2} as="section">
      <Inline gap={4} justify="between" align="baseline">
        <Heading level={3} size={18}>
          {title}
        </Heading>
        {aside}
      </Inline>
      {children}
    </Stack>
  )
}
