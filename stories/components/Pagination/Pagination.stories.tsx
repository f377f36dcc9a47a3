import { Pagination, Stack } from '@casino/design-system'
import { expect, fn } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { useArgState } from '../../support/useArgState.ts'

const meta = preview.meta({
  title: 'Components/Pagination',
  component: Pagination,
  args: {
    label: 'Sider med transaktioner',
    page: 4,
    itemCount: 198,
    previousLabel: 'Forrige',
    nextLabel: 'Næste',
    pageLabel: (page) => `Side ${page}`,
  },
})

/** With `href` the pages are links, which work without JavaScript. */
export const Links = meta.story({
  tags: ['visual:hover', 'visual:forced-colors'],
  args: { href: (page) => `#side-${page}` },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveAccessibleName('Side 4')
    await expect(canvas.getByRole('link', { name: 'Næste' })).toHaveAttribute('href', '#side-5')
    await expect(canvas.getAllByRole('link').map((link) => link.textContent)).toEqual(['1', '3', '4', '5', '20', 'Forrige', 'Næste'])
    await expect(canvas.queryByRole('button')).toBeNull()
  },
})

/** Without `href` they are buttons. Focus stays on “next”, so that it can be pressed repeatedly; on the last page it goes to the page's number. */
export const Buttons = meta.story({
  args: { page: 1, itemCount: 93, onPageChange: fn() },
  render: function Paged(args) {
    const [page, setPage] = useArgState(args.page)
    return (
      <Pagination
        {...args}
        page={page}
        onPageChange={(next) => {
          args.onPageChange?.(next)
          setPage(next)
        }}
      />
    )
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.queryByRole('button', { name: 'Forrige' })).toBeNull()
    const next = canvas.getByRole('button', { name: 'Næste' })
    await userEvent.click(next)
    await userEvent.keyboard('{Enter}')
    await expect(args.onPageChange).toHaveBeenLastCalledWith(3)
    await expect(next).toHaveFocus()
    await expect(canvas.getByRole('button', { current: 'page' })).toHaveAccessibleName('Side 3')
    await userEvent.click(canvas.getByRole('button', { name: 'Side 10' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Forrige' }))
    canvas.getByRole('button', { name: 'Næste' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.queryByRole('button', { name: 'Næste' })).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Side 10' })).toHaveFocus()
  },
})

/** Every target is 44 px, and nothing overflows at 320 px. */
export const OnAPhone = meta.story({
  globals: { viewport: { value: 'xs' } },
  args: { page: 36, itemCount: 710, href: (page) => `#side-${page}` },
  play: async ({ canvas, canvasElement }) => {
    for (const link of canvas.getAllByRole('link')) {
      await expect(link.offsetHeight).toBeGreaterThanOrEqual(44)
      await expect(link.offsetWidth).toBeGreaterThanOrEqual(44)
    }
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
})

export const FewPages = meta.story({ args: { page: 2, itemCount: 25, href: (page) => `#side-${page}` } })

const left = (element: HTMLElement | undefined) => element?.getBoundingClientRect().left

/** Previous and next stand in the same place on every page, so that a second click never opens another one. */
export const SamePlaces = meta.story({
  args: { itemCount: 710, href: (page) => `#side-${page}` },
  render: (args) => (
    <Stack gap={5}>
      {[1, 2, 3, 4, 36, 69, 70, 71].map((page) => (
        <Pagination key={page} {...args} label={`Side ${page} af 71`} page={page} />
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    const previous = canvas.getAllByRole('link', { name: 'Forrige' })
    const next = canvas.getAllByRole('link', { name: 'Næste' })
    await expect([previous.length, next.length]).toEqual([7, 7])
    await expect(new Set(previous.map(left)).size).toBe(1)
    await expect(new Set(next.map(left)).size).toBe(1)
  },
})
