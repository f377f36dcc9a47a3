import { Heading } from '@casino/design-system/components/Heading'
import { Prose } from '@casino/design-system/components/Prose'
import { Stack } from '@casino/design-system/components/Stack'
import { PageBody } from '@casino/design-system/patterns/PageBody'
import type { Block } from './entities/content.ts'

interface ContentProps {
  readonly title: string
  readonly blocks: readonly Block[]
}

/** A page of text. Of the CMS's blocks only prose makes sense here; the own server has sanitised it. */
export function Content({ title, blocks }: ContentProps) {
  return (
    <PageBody>
      <Stack gap={5} as="article">
        <Heading level={1}>{title}</Heading>
        {blocks.map((block) => (block.type === 'prose' ? <Prose key={block.html} html={block.html} /> : null))}
      </Stack>
    </PageBody>
  )
}
