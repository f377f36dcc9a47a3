import { Heading, Stack } from '@casino/design-system'
import preview from '../../../.storybook/preview.tsx'

const meta = preview.meta({ title: 'Components/Heading', component: Heading, args: { level: 1 as const, children: 'Sæt penge ind' } })

export const Levels = meta.story({
  render: () => (
    <Stack gap={4}>
      <Heading level={1}>Grænser og pauser</Heading>
      <Heading level={2}>Hold pause</Heading>
      <Heading level={3}>Luk for altid</Heading>
      <Heading level={4}>Din indbetaling</Heading>
    </Stack>
  ),
})
/** Long Danish words hyphenate instead of overflowing a narrow screen. */
export const LongWords = meta.story({ args: { size: 48, children: 'Indbetalingsgrænseforhøjelse og ansvarlighedspåmindelser' } })
