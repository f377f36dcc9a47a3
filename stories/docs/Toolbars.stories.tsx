import { Button, Modal, PageBody, Text } from '@casino/design-system'
import { vars } from '@casino/design-system/theme'
import { Shell } from '@casino/features/shell/Shell'
import { colors } from '@casino/tokens/colors'
import Color from 'colorjs.io'
import { expect, screen, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { loggedInParameters } from '../support/fixtures.ts'
import type { ToolbarArgs } from '../support/toolbars.ts'

/** One page of the shell with each toolbar; every story tests what its toolbar changes. */
const meta = preview.meta({
  title: 'Docs/Toolbars',
  component: Shell,
  // an iframe for each story: its toolbar and its dialog apply to the whole page
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '560px' } }, ...loggedInParameters },
  args: {
    header: 'shown' as const,
    children: (
      <PageBody>
        <Text>Du har sat en grænse for indbetalinger. Saldoen er 1.250,00 kr.</Text>
        <Button variant="secondary">Se mine grænser</Button>
      </PageBody>
    ),
  },
})

const balanceText = '1.250,00 kr.'
const hex = (color: string) => new Color(color).to('srgb').toString({ format: 'hex' })

export const Brand = meta.story({
  play: async ({ globals }) => {
    const { backgroundColor } = getComputedStyle(document.documentElement)
    await expect(hex(backgroundColor)).toBe(hex(colors[globals.theme]?.[vars.color.page] ?? ''))
  },
})
export const MoreContrast = meta.story({
  globals: { contrast: 'more' },
  play: async ({ canvas, globals }) => {
    const { color } = getComputedStyle(canvas.getByText(/Du har sat en grænse/))
    const [normal, more] = [globals.theme, `${globals.theme}-contrast`].map((theme) => hex(colors[theme]?.[vars.color.text] ?? ''))
    await expect(hex(color)).toBe(more)
    await expect(more).not.toBe(normal)
  },
})
/** Style sheets that are loaded later, with an overlay, are covered too. */
export const ReducedMotion = meta.story({
  globals: { motion: 'reduced' },
  args: {
    children: (
      <Modal open title="Hold pause i 24 timer?" closeLabel="Luk" onOpenChange={() => undefined}>
        Pausen kan ikke fortrydes.
      </Modal>
    ),
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog', {}, { timeout: 5000 })
    await expect(window.matchMedia('(prefers-reduced-motion: reduce)').matches).toBe(true)
    await expect(Number.parseFloat(getComputedStyle(dialog).animationDuration)).toBeLessThan(0.01)
  },
})
/** Texts become long compounds, as in Danish; amounts and times do not change. */
export const LongTexts = meta.story({
  globals: { textLength: 'long' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByText(/for indbetalinger\./)).toBeNull())
    await expect(canvas.getByText(/indbetalinger\p{L}+/u)).toBeVisible()
    await expect(canvas.getAllByText(balanceText)[0]).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
})
export const ShortTexts = meta.story({
  globals: { textLength: 'short' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Se' })).toBeVisible())
    await expect(canvas.getAllByText(balanceText)[0]).toBeVisible()
  },
})
export const Guest = meta.story({
  globals: { player: 'guest' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link', { name: 'Log ind' })[0]).toBeVisible()
    await expect(canvas.queryByText(balanceText)).toBeNull()
  },
})
export const Depositor = meta.story({
  globals: { player: 'depositor' },
  parameters: { page: {}, calls: {} },
  play: async ({ canvas }) => expect(canvas.getAllByText(balanceText)[0]).toBeVisible(),
})
export const NonDepositor = meta.story({
  globals: { player: 'nonDepositor' },
  play: async ({ canvas }) => expect(canvas.getAllByText('0,00 kr.')[0]).toBeVisible(),
})
/** For a state that a screen gets from its props, the story declares the args: `toolbarArgs: { paused: … }`. */
export const Paused = meta.story({
  globals: { player: 'paused' },
  parameters: { toolbarArgs: { paused: { children: <PageBody>Du holder pause.</PageBody> } } satisfies ToolbarArgs },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Du holder pause.')).toBeVisible()
    await expect(canvas.getAllByText(balanceText)[0]).toBeVisible()
  },
})
/** The responses are pending, and no preloaded data is shown. */
export const SlowNetwork = meta.story({
  globals: { network: 'slow' },
  play: async ({ canvas, parameters }) => {
    await expect(canvas.queryByText(balanceText)).toBeNull()
    await waitFor(() => expect(parameters.asked).toContain('/api/deposit/account-summary'))
    await waitFor(() => expect(canvas.getAllByText(balanceText)[0]).toBeVisible(), { timeout: 10_000 })
  },
})
export const FailingNetwork = meta.story({
  globals: { network: 'failing' },
  play: async ({ canvas, parameters }) => {
    await waitFor(() => expect(parameters.asked).toContain('/api/deposit/account-summary'))
    await expect(canvas.queryByText(balanceText)).toBeNull()
  },
})
/** No screenshot depends on the time at which it was taken. */
export const FrozenClock = meta.story({
  play: async ({ canvas }) => expect(canvas.getAllByText('20:41:07')[0]).toBeVisible(),
})
