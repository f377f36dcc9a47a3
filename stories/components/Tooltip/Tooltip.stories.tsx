import { Button, IconButton, Tooltip } from '@casino/design-system'
import { FullscreenIcon } from '@casino/design-system/icons/Fullscreen'
import { expect, screen, waitFor } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'

const meta = preview.meta({
  title: 'Components/Tooltip',
  component: Tooltip,
  args: {
    text: 'Uret og din tid i spillet bliver stående øverst.',
    side: 'bottom' as const,
    children: (description) => <IconButton label="Fuld skærm" icon={<FullscreenIcon size={24} />} {...description} />,
  },
})

const visibleTooltip = () => document.querySelector('[role="tooltip"]')

/** The control has its own name; the tooltip is its accessible description, visible or not. */
export const AccessibleDescription = meta.story({
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { name: 'Fuld skærm' })).toHaveAccessibleDescription(args.text)
    await expect(visibleTooltip()).toBeNull()
  },
})

/** Shown on keyboard focus, hidden by Escape; the control keeps focus. */
export const ByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    const control = canvas.getByRole('button', { name: 'Fuld skærm' })
    await expect(control).toHaveFocus()
    await waitFor(() => expect(visibleTooltip()).not.toBeNull())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(visibleTooltip()).toBeNull())
    await expect(control).toHaveFocus()
  },
})

/** Shown when the pointer rests on the control, kept while the pointer is on the tooltip, hidden when it leaves both. */
export const ByPointer = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const control = canvas.getByRole('button', { name: 'Fuld skærm' })
    await userEvent.hover(control)
    await waitFor(() => expect(visibleTooltip()).not.toBeNull())
    const tip = screen.getAllByText(args.text).find((element) => element.dataset.side)
    await waitFor(() => expect(tip).toBeVisible())
    await userEvent.click(control)
    await waitFor(() => expect(visibleTooltip()).toBeNull())
  },
})

export const LongText = meta.story({
  args: {
    side: 'top',
    text: 'Du kan først hæve grænsen igen om 24 timer, og en ændring kan fortrydes, indtil den træder i kraft.',
    children: (description) => (
      <Button variant="secondary" {...description}>
        Hæv grænsen
      </Button>
    ),
  },
  play: async ({ userEvent }) => {
    await userEvent.tab()
    await waitFor(() => expect(visibleTooltip()).not.toBeNull())
    await expect(visibleTooltip()?.parentElement?.offsetWidth).toBeLessThanOrEqual(288) // 18rem: short lines
  },
})
