import { expect, waitFor, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import buttonThemes from '../../app/platform/seed/button-themes.json' with { type: 'json' }
import inputThemes from '../../app/platform/seed/input-themes.json' with { type: 'json' }
import { Workbench } from './Workbench.tsx'

const meta = preview.meta({
  title: 'Workbench/Themes',
  component: Workbench,
  args: { themes: { button: buttonThemes, input: inputThemes }, brand: 'nordlys', contrast: 'normal' },
  parameters: { layout: 'fullscreen' },
  render: (args, { globals }) => (
    <div style={{ padding: 24 }}>
      <Workbench {...args} brand={String(globals.theme)} contrast={String(globals.contrast)} />
    </div>
  ),
})

/** What stands in the frame of a screen size; a frame has another, empty document before its own. */
function inside(canvasElement: HTMLElement, screen: string) {
  const frame = canvasElement.querySelector<HTMLIFrameElement>(`iframe[title^="${screen},"]`)
  const page = frame?.contentDocument
  if (!page?.documentElement.dataset.brand) throw new Error(`nothing is drawn for ${screen} yet`)
  return within(page.body)
}
const firstButton = (canvasElement: HTMLElement, screen: string) =>
  waitFor(() => inside(canvasElement, screen).getAllByRole('button')[0], { timeout: 20_000 })

/** Computed once its transitions are at their end. */
function styleOf(element: Element) {
  for (const transition of element.getAnimations()) transition.finish()
  return getComputedStyle(element)
}
const ground = (element: Element | undefined) => (element ? styleOf(element).backgroundColor : '')

export const Buttons = meta.story({
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    await firstButton(canvasElement, 'xxl')
    const [small, large] = [await firstButton(canvasElement, 'xs'), await firstButton(canvasElement, 'lg')]
    const before = ground(small)
    await step('a colour for all sizes is seen in every frame', async () => {
      await userEvent.type(canvas.getByLabelText('rest bg'), '#0b5d3b')
      await waitFor(() => expect(ground(small)).toBe('rgb(11, 93, 59)'))
      await expect(ground(large)).toBe('rgb(11, 93, 59)')
    })
    await step('a colour from lg up leaves the smaller frames as they are', async () => {
      await userEvent.click(canvas.getByLabelText('lg'))
      await userEvent.type(canvas.getByLabelText('rest bg'), '#222222')
      await waitFor(() => expect(ground(large)).toBe('rgb(34, 34, 34)'))
      await expect(ground(small)).toBe('rgb(11, 93, 59)')
    })
    await step('the export is what the server serves', async () => {
      const served = JSON.parse(canvas.getByTestId('export').textContent ?? '')
      await expect(served.login.colors.rest.bg).toBe('#0b5d3b')
      await expect(served.login.screens.lg).toEqual({ colors: { rest: { bg: '#222222' } } })
      await expect(served.play).toEqual(buttonThemes.play)
    })
    await step('undo takes it back step by step, redo brings it again', async () => {
      const undo = canvas.getByRole('button', { name: 'Undo' })
      await userEvent.click(undo)
      await userEvent.click(undo)
      await waitFor(() => expect(ground(small)).toBe(before))
      await expect(undo).toBeDisabled()
      await userEvent.click(canvas.getByRole('button', { name: 'Redo' }))
      await waitFor(() => expect(ground(small)).toBe('rgb(11, 93, 59)'))
    })
  },
})

const hostile = `{
  "login": {
    "variant": "</style><script>alert(1)</script>",
    "square": true,
    "text": "btn.none",
    "colors": { "rest": { "bg": "url(//evil.example)", "text": "#fff" }, "glow": { "bg": "#fff" } },
    "screens": { "lg": "var(--x)" }
  },
  "x\\"]{}": {}
}`

export const HostileImport = meta.story({
  name: 'Hostile import',
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    await firstButton(canvasElement, 'xxl')
    const pasted = canvas.getByLabelText('JSON of a site')
    await step('what is no JSON is said in words', async () => {
      await userEvent.click(pasted)
      await userEvent.paste('{ "login": ')
      await userEvent.click(canvas.getByRole('button', { name: 'Take it in' }))
      await expect(canvas.getByText(/^This is no JSON/)).toBeVisible()
    })
    await step('what is wrong in it is told by its place, and what is right is seen', async () => {
      await userEvent.clear(pasted)
      await userEvent.paste(hostile)
      await userEvent.click(canvas.getByRole('button', { name: 'Take it in' }))
      for (const path of ['login.variant', 'login.text', 'login.colors.rest.bg', 'login.colors.glow', 'login.screens.lg', 'x????'])
        await expect(canvas.getByText(path, { selector: 'code' })).toBeVisible()
      const button = await firstButton(canvasElement, 'lg')
      await waitFor(() => expect(button && styleOf(button).borderRadius).toBe('0px'))
      await expect(button).toHaveTextContent('Log ind')
      await expect(canvas.getByLabelText('rest bg')).toHaveAttribute('aria-invalid', 'true')
    })
    await step('undo brings the old themes back', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Undo' }))
      await expect(canvas.getByText(/Nothing to mend/)).toBeVisible()
    })
  },
})

export const Inputs = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByLabelText('Inputs'))
    const field = await waitFor(() => inside(canvasElement, 'md').getByLabelText('E-mail'))
    await userEvent.type(canvas.getByLabelText('rest text'), '#777777')
    await waitFor(() => expect(styleOf(field).color).toBe('rgb(119, 119, 119)'))
    await expect(canvas.getByText('search.colors.rest.text', { selector: 'code' })).toBeVisible()
  },
})

const screens = ['xs', 'sm', 'md', 'lg', 'xl', 'xxl'] as const
const looks = ['backgroundColor', 'color', 'borderColor', 'borderRadius', 'minHeight', 'paddingInlineStart'] as const
const lookOf = (element: Element | undefined) => element && looks.map((part) => styleOf(element)[part])

/** What one workbench gives out, another takes in; then both show the same at every screen size. */
export const RoundTrip = meta.story({
  name: 'Round trip',
  render: (args, { globals }) => (
    <div style={{ padding: 24, display: 'grid', gap: 64 }}>
      {['out', 'in'].map((id) => (
        <div key={id} data-testid={id}>
          <Workbench {...args} brand={String(globals.theme)} contrast={String(globals.contrast)} />
        </div>
      ))}
    </div>
  ),
  args: { themes: { button: { login: { text: 'btn.login' } }, input: {} } },
  play: async ({ canvas, userEvent }) => {
    const [out, back] = [canvas.getByTestId('out'), canvas.getByTestId('in')]
    const look = async (side: HTMLElement, screen: string) => lookOf(await firstButton(side, screen))
    await look(out, 'xxl')
    await look(back, 'xxl')
    const set = async (label: string, value: string) => userEvent.type(within(out).getByLabelText(label), value)
    await set('rest bg', '#0b5d3b')
    await set('rest text', '#ffffff')
    await userEvent.click(within(out).getByLabelText('md'))
    await userEvent.selectOptions(within(out).getByLabelText('Size'), 'lg')
    await userEvent.selectOptions(within(out).getByLabelText('Square'), 'yes')
    await userEvent.click(within(out).getByLabelText('xl'))
    await set('rest border', '#f0a030')
    await expect(await look(back, 'md')).not.toEqual(await look(out, 'md'))
    await userEvent.click(within(back).getByLabelText('JSON of a site'))
    await userEvent.paste(within(out).getByTestId('export').textContent ?? '')
    await userEvent.click(within(back).getByRole('button', { name: 'Take it in' }))
    for (const screen of screens) await waitFor(async () => expect(await look(back, screen)).toEqual(await look(out, screen)))
    await expect((await look(back, 'md'))?.[3]).toBe('0px')
    await expect((await look(back, 'sm'))?.[3]).not.toBe('0px')
    await expect((await look(back, 'xl'))?.[2]).toBe('rgb(240, 160, 48)')
  },
})
