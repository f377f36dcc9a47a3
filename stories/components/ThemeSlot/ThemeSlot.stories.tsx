import { Button, ThemeSlot } from '@casino/design-system'
import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'

const meta = preview.meta({
  title: 'Components/ThemeSlot',
  component: ThemeSlot,
  args: { slot: 'label' as const, values: { xs: 'Sæt ind', lg: 'Sæt penge ind på kontoen' } },
})

export const FirstSize = meta.story({
  name: 'Without a theme: the smallest size’s text',
  render: (args) => (
    <Button>
      <ThemeSlot {...args} />
    </Button>
  ),
  play: async ({ canvas }) => expect(canvas.getByRole('button', { name: 'Sæt ind' })).toBeVisible(),
})

/** CSS that the site server renders for a theme with another text from a breakpoint up, here without its media query. */
export const ChosenByTheme = meta.story({
  name: 'Text chosen by a theme',
  render: (args) => (
    <>
      <style href="slot-story" precedence="story">
        {'[data-button-theme="slot-story"]{--button-label-xs:none;--button-label-lg:inline}'}
      </style>
      <Button theme="slot-story">
        <ThemeSlot {...args} />
      </Button>
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Sæt penge ind på kontoen' })).toBeVisible()
    await expect(canvas.getByText('Sæt ind')).not.toBeVisible()
  },
})
