import { Disclosure } from '@casino/design-system'
import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'

const meta = preview.meta({
  title: 'Components/Disclosure',
  component: Disclosure,
  args: {
    label: 'Vilkår og eksempel',
    children: 'Kun nye spillere, 21+. Du skal satse for 1.000 kr. (10 × 100 kr.), før du kan udbetale.',
  },
})

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    const content = canvas.getByText(/Kun nye spillere/)
    await expect(content).not.toBeVisible()
    await userEvent.click(canvas.getByText('Vilkår og eksempel'))
    await expect(content).toBeVisible()
    await userEvent.click(canvas.getByText('Vilkår og eksempel'))
    await expect(content).not.toBeVisible()
  },
})
export const Open = meta.story({ args: { open: true } })
/** A long label breaks into lines beside its icon. */
export const LongLabel = meta.story({
  args: { label: 'Alle vilkår for gennemspilskrav, højeste indsats, gyldighed og udbetaling af velkomstbonussen' },
})
