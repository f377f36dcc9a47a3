import { DescriptionList, EntryList } from '@casino/design-system'
import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'

const entries = [
  { id: '1', title: 'Indbetaling', value: '+500,00 kr.', note: '20. nov. 2026, 18.41' },
  { id: '2', title: 'Udbetaling', value: '−1.200,00 kr.', note: '20. nov. 2026, 00.41', valueNote: 'I gang' },
]
const meta = preview.meta({ title: 'Components/EntryList', component: EntryList, args: { entries } })

export const Default = meta.story({})

/** Ids and actions appear on a press, by keyboard too. */
export const WithDetails = meta.story({
  args: {
    entries: entries.map((entry) => ({
      ...entry,
      details: <DescriptionList items={[{ term: 'Transaktions-id', detail: `7f3a91c${entry.id}` }]} />,
    })),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('7f3a91c1')).not.toBeVisible()
    await userEvent.click(canvas.getByText('Indbetaling'))
    await expect(canvas.getByText('7f3a91c1')).toBeVisible()
    await expect(canvas.getByText('7f3a91c2')).not.toBeVisible()
  },
})

export const LongTexts = meta.story({
  args: {
    entries: [
      {
        id: '1',
        title: 'Indbetaling tilbageført af banken',
        value: '−1.234.567,89 kr.',
        note: '25. okt. 2026, 02.30 (sommertid)',
        valueNote: 'Tilbageført',
      },
    ],
  },
})
