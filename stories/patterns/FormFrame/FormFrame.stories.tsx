import { FormFrame } from '@casino/design-system'
import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { bankPageUrl } from '../../support/bankPage.ts'

const meta = preview.meta({
  title: 'Patterns/FormFrame',
  component: FormFrame,
  args: {
    title: 'Din bank',
    action: bankPageUrl,
    fields: { creq: 'request' },
    width: 700,
    loading: 'Henter bankens side …',
  },
  argTypes: { action: { control: false }, fields: { control: false } }, // posted once, when it is mounted
})

export const Default = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByTitle('Din bank')).toBeVisible()
    await expect(new FormData(canvasElement.querySelector('form') ?? undefined).get('creq')).toBe('request')
  },
})
/** Never wider than its container. */
export const Narrow = meta.story({ args: { width: 250 } })
