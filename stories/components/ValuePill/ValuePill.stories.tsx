import { Button, DescriptionList, Popover, ValuePill, type ValuePillProps } from '@casino/design-system'
import { overlayTraits } from '@casino/design-system/testing/overlayContract'
import { expect, screen, waitFor } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { testOverlayContract } from '../../support/testOverlayContract.ts'

const meta = preview.meta({
  title: 'Components/ValuePill',
  component: ValuePill,
  args: { label: 'Mine penge', value: '1.250,00 kr.', href: '#oversigt' },
})

export const Default = meta.story({ tags: ['visual:hover'] })
/** The figure and its action are one capsule. */
export const WithAction = meta.story({
  args: {
    action: (
      <Button size="sm" href="#saet-ind">
        Sæt ind
      </Button>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Mine penge 1.250,00 kr.' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Sæt ind' })).toBeVisible()
  },
})
export const LongValue = meta.story({ args: { value: '1.234.567,89 kr.' } })

const openDetails = (args: ValuePillProps) => (
  <Popover title="Mine penge" closeLabel="Luk" trigger={(opener) => <ValuePill {...args} {...opener} />}>
    <DescriptionList items={[{ term: 'Kan udbetales', detail: '1.200,00 kr.' }]} />
  </Popover>
)

/** With a popover that shows what is behind the figure. */
export const OpensDetails = meta.story({
  render: openDetails,
  play: ({ canvas, userEvent }) =>
    testOverlayContract({ userEvent, trigger: canvas.getByRole('link', { name: /Mine penge/ }), traits: overlayTraits.popover }),
})

/** Enter opens the popover instead of the link's page; Escape closes it and the pill is focused again. */
export const ByKeyboard = meta.story({
  render: openDetails,
  play: async ({ canvas, userEvent }) => {
    const pill = canvas.getByRole('link', { name: /Mine penge/ })
    pill.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Mine penge' })).toBeVisible())
    await expect(window.location.hash).not.toBe('#oversigt')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(pill).toHaveFocus()
  },
})
