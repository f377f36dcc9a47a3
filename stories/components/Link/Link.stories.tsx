import { Inline, Link } from '@casino/design-system'
import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'

const meta = preview.meta({ title: 'Components/Link', component: Link, args: { href: '#vilkaar', children: 'Alle vilkår' } })

export const Default = meta.story({ tags: ['visual:hover', 'visual:high-contrast'] })
export const Tones = meta.story({
  render: () => (
    <Inline gap={4}>
      <Link href="#a">Alle vilkår</Link>
      <Link href="#b" tone="muted">
        Cookies
      </Link>
      <Link href="#c" tone="quiet">
        Skriv til os
      </Link>
    </Inline>
  ),
})
export const NewTab = meta.story({
  args: { href: 'https://example.com/', newTab: true, children: 'StopSpillet' },
  play: async ({ canvas }) => expect(canvas.getByRole('link')).toHaveAttribute('rel', expect.stringContaining('noopener')),
})
export const Current = meta.story({ args: { current: true } })
