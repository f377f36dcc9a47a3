import { Button, Inline, LoadingLabel } from '@casino/design-system'
import { expect, fn } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'

const meta = preview.meta({
  title: 'Components/LoadingLabel',
  component: LoadingLabel,
  args: { loading: true, loadingText: 'Sætter ind …', children: 'Sæt 500,00 kr. ind' },
  render: (args) => (
    <Button loading={args.loading}>
      <LoadingLabel {...args} />
    </Button>
  ),
})

export const Loading = meta.story({ tags: ['visual:forced-colors'] })
/** The width of the loading text is reserved: the button does not change its size when loading begins. */
export const NotLoading = meta.story({
  args: { loading: false, loadingText: 'Pengene sættes ind, vent et øjeblik' },
  play: async ({ canvas }) => expect(canvas.getByRole('button', { name: 'Sæt 500,00 kr. ind' })).toBeVisible(),
})
/** Only the spinner is visible; screen readers still read the label. */
export const WithoutText = meta.story({
  args: { loadingText: undefined, children: 'Betal' },
  play: async ({ canvas }) => expect(canvas.getByRole('button', { name: 'Betal' })).toHaveAttribute('aria-busy', 'true'),
})
const onClick = fn()
export const Sizes = meta.story({
  render: ({ loadingText }) => (
    <Inline gap={3}>
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <Button key={size} size={size} variant="secondary" loading onClick={onClick}>
          <LoadingLabel loading loadingText={loadingText}>
            Sæt ind
          </LoadingLabel>
        </Button>
      ))}
    </Inline>
  ),
  play: async ({ canvas, userEvent }) => {
    for (const button of canvas.getAllByRole('button')) await userEvent.click(button)
    await expect(onClick).not.toHaveBeenCalled()
  },
})
