import { Logo } from '@casino/design-system/components/Logo'
import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'

const meta = preview.meta({ title: 'Components/Logo', component: Logo, args: { name: 'nordlys' } })

export const Mark = meta.story({})
export const LeadsHome = meta.story({
  args: { href: '#forside' },
  play: async ({ canvas }) => expect(canvas.getByRole('link', { name: /nordlys/ })).toBeVisible(),
})
