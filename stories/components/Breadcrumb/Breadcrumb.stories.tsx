import { Breadcrumb } from '@casino/design-system'
import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'

const meta = preview.meta({
  title: 'Components/Breadcrumb',
  component: Breadcrumb,
  args: {
    label: 'Du er her',
    items: [
      { label: 'Forside', href: '#forside' },
      { label: 'Nyheder', href: '#nyheder' },
      { label: 'Sommerens største jackpot gik til en spiller i Nordjylland' },
    ],
  },
})

export const Default = meta.story({
  tags: ['visual:hover'],
  globals: { viewport: { value: 'xl' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link').map((link) => link.textContent)).toEqual(['Forside', 'Nyheder'])
    await expect(canvas.getByText(/Sommerens/)).toHaveAttribute('aria-current', 'page')
  },
})

/** On a phone only the parent page, with a 44 px target. */
export const OnAPhone = meta.story({
  globals: { viewport: { value: 'xs' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Nyheder' }).offsetHeight).toBeGreaterThanOrEqual(44)
    await expect(canvas.getByText(/Sommerens/).closest('li')).toHaveProperty('offsetWidth', 1)
  },
})
