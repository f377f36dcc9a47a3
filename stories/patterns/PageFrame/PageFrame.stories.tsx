import { Heading } from '@casino/design-system/components/Heading'
import { FooterColumns } from '@casino/design-system/patterns/FooterColumns'
import { PageBody } from '@casino/design-system/patterns/PageBody'
import { PageFrame } from '@casino/design-system/patterns/PageFrame'
import preview from '../../../.storybook/preview.tsx'

const meta = preview.meta({
  title: 'Patterns/PageFrame',
  component: PageFrame,
  parameters: { layout: 'fullscreen' },
  args: {
    mainId: 'content',
    bottom: <FooterColumns intro="Spil ansvarligt" columns={[]} />,
    children: (
      <PageBody>
        <Heading level={1}>En kort side</Heading>
      </PageBody>
    ),
  },
})

/** On a short page the footer is at the bottom of the screen. */
export const ShortPage = meta.story({})
