import { Heading, type HeadingLevel, Stack, Text } from '@casino/design-system'
import type { SystemConfig } from './systemConfig.ts'

interface ConfiguredSectionsProps {
  sections: SystemConfig['loginContent']
  level: HeadingLevel
}

/** Sections from the system configuration, or nothing. Plain text: markup is shown verbatim. */
export function ConfiguredSections({ sections, level }: ConfiguredSectionsProps) {
  if (sections.length === 0) return null
  return (
    <Stack gap={5}>
      {sections.map(({ title, content }) => (
        <Stack key={title} gap={2} as="section">
          <Heading level={level} size={18}>
            {title}
          </Heading>
          <Text size={14} tone="muted">
            {content}
          </Text>
        </Stack>
      ))}
    </Stack>
  )
}
