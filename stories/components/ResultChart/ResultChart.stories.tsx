import { DataTable, Disclosure, ResultChart } from '@casino/design-system'
import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'

const values = [0, -120, 40, 0, -300, 210, -60, 0, 0, -90, 150, -20, 0, -240]
const items = values.map((value, index) => ({ id: String(index), value }))

const meta = preview.meta({
  title: 'Components/ResultChart',
  component: ResultChart,
  args: { label: 'Nettoresultat pr. dag, de seneste 14 dage', items, from: '10. nov.', to: 'I dag' },
})

export const Default = meta.story({
  play: async ({ canvas }) => expect(canvas.getByRole('img')).toHaveAccessibleName('Nettoresultat pr. dag, de seneste 14 dage'),
})
export const LossesOnly = meta.story({ args: { items: items.map(({ id, value }) => ({ id, value: -Math.abs(value) })) } })
export const NoPlay = meta.story({ args: { items: items.map(({ id }) => ({ id, value: 0 })) } })
export const OneDay = meta.story({ args: { items: [{ id: '0', value: 40 }] } })
export const NinetyDays = meta.story({
  args: { items: Array.from({ length: 90 }, (_, index) => ({ id: String(index), value: values[index % values.length] ?? 0 })) },
})

/** The values as a table, which the reader opens. */
export const WithValues = meta.story({
  render: (args) => (
    <div>
      <ResultChart {...args} />
      <Disclosure label="Vis tallene">
        <DataTable
          caption="Nettoresultat pr. dag"
          columns={[
            { id: 'day', header: 'Dag', primary: true },
            { id: 'net', header: 'Netto', align: 'end' },
          ]}
          rows={[{ id: '22', cells: { day: '22. november', net: '−20,00 kr.' } }]}
          empty="Ingen spil"
        />
      </Disclosure>
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Vis tallene'))
    await expect(canvas.getByText('−20,00 kr.')).toBeVisible()
  },
})
