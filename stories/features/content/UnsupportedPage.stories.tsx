import { UnsupportedPage } from '@casino/features/content/UnsupportedPage'
import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'

const meta = preview.meta({
  title: 'Features/Unsupported page',
  component: UnsupportedPage,
  parameters: { layout: 'fullscreen' },
  args: { returnTo: '/spilleautomater/alle-spil' },
})

/** Both ways lead to the page that the visitor came for; the second skips the check. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Din browser er for gammel' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Jeg har opdateret' })).toHaveAttribute('href', '/spilleautomater/alle-spil')
    await expect(canvas.getByRole('link', { name: 'Fortsæt alligevel' })).toHaveAttribute('href', '/spilleautomater/alle-spil#fortsaet')
  },
})
