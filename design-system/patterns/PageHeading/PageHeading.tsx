import type { ReactNode } from 'react'
import { Heading, type HeadingSize } from '../../components/Heading/Heading.tsx'
import { Stack } from '../../components/Stack/Stack.tsx'
import { Text } from '../../components/Text/Text.tsx'

export interface PageHeadingProps {
  /** The page's only heading of level 1. */
  title: ReactNode
  /** One or two sentences below: what the page is for. */
  intro?: ReactNode
  /**
   * Size of the title. Use 28 in a card or a narrow column.
   * @default 36
   */
  size?: HeadingSize
  /** Id of the title, to focus it by script. */
  id?: string
  /** Content below the intro, such as a link. */
  children?: ReactNode
}

/** The title of a page and its purpose. Has no hooks. */
export const PageHeading = ({ title, intro, size = 36, id, children }: PageHeadingProps) => (
  <Stack gap={2}>
    <Heading level={1} size={size} id={id} tabIndex={id === undefined ? undefined : -1}>
      {title}
    </Heading>
    {intro && <Text tone="muted">{intro}</Text>}
    {children}
  </Stack>
)
