import { DescriptionList } from '@casino/design-system'
import preview from '../../../.storybook/preview.tsx'

const meta = preview.meta({
  title: 'Components/DescriptionList',
  component: DescriptionList,
  args: {
    items: [
      { term: 'Beløb', detail: '500,00 kr.' },
      { term: 'Velkomstbonus', detail: '500 spins' },
      { term: 'Tilbage af ugens grænse', detail: '1.500,00 kr.' },
    ],
  },
})

export const Default = meta.story({})
