import { expect, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { buttonAppearance, formLabels, inputAppearance } from '../../app/e2e/themedAppearance.ts'
import themed from '../../app/e2e/themes.json' with { type: 'json' }
import { Workbench } from './Workbench.tsx'
import { exportedJson, firstButton, frameQueries, settledStyle, undoAll, workbenchStory } from './workbenchStories.tsx'

const meta = preview.meta({ title: 'Workbench/Round trip', component: Workbench, ...workbenchStory })

const screens = ['xs', 'sm', 'md', 'lg', 'xl', 'xxl'] as const
const comparedProperties = ['backgroundColor', 'color', 'borderColor', 'borderRadius', 'minHeight', 'paddingInlineStart'] as const
const comparedStyles = (element: Element | undefined) => element && comparedProperties.map((part) => settledStyle(element)[part])

/** Exports, undoes everything and imports the export: every breakpoint renders the same again. */
export const RoundTrip = meta.story({
  name: 'Round trip',
  play: async ({ canvas, canvasElement, userEvent }) => {
    const stylesAt = async (size: string) => comparedStyles(await firstButton(canvasElement, size))
    const set = async (label: string, value: string) => {
      await userEvent.click(canvas.getByLabelText(label))
      await userEvent.paste(value)
    }
    const before = await stylesAt('md')
    await set('rest bg', '#0b5d3b')
    await set('rest text', '#ffffff')
    await userEvent.click(canvas.getByLabelText('md'))
    await userEvent.selectOptions(canvas.getByLabelText('Size'), 'lg')
    await userEvent.selectOptions(canvas.getByLabelText('Square'), 'yes')
    await userEvent.click(canvas.getByLabelText('xl'))
    await set('rest border', '#f0a030')
    await waitFor(async () => expect((await stylesAt('xl'))?.[2]).toBe('rgb(240, 160, 48)'))
    const shown = new Map<string, unknown>()
    for (const size of screens) shown.set(size, await stylesAt(size))
    await expect((await stylesAt('md'))?.[3]).toBe('0px')
    await expect((await stylesAt('sm'))?.[3]).not.toBe('0px')
    const exported = JSON.stringify(exportedJson(canvasElement))
    await undoAll(canvasElement)
    await waitFor(async () => expect(await stylesAt('md')).toEqual(before))
    await userEvent.click(canvas.getByLabelText('JSON response'))
    await userEvent.paste(exported)
    await userEvent.click(canvas.getByRole('button', { name: 'Import' }))
    for (const size of screens) await waitFor(async () => expect(await stylesAt(size)).toEqual(shown.get(size)))
    // a file that was chosen before can be chosen again: it may have changed on the disk
    const file = new File([exported], 'button-themes.json', { type: 'application/json' })
    for (const _ of ['first', 'again']) {
      await undoAll(canvasElement)
      await userEvent.upload(canvas.getByLabelText('Choose a file'), file)
      await waitFor(() => expect(JSON.stringify(exportedJson(canvasElement))).toBe(exported))
    }
  },
})

/** `app/e2e/themes.e2e.ts` serves the same JSON to a running site and expects the same styles. */
export const RunningSite = meta.story({
  name: 'Same styles as a running site',
  args: { responses: themed.served },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const sizes = { xs: themed.shown[320], xl: themed.shown[1280] }
    for (const [size, { button }] of Object.entries(sizes)) {
      const seen = await firstButton(canvasElement, size)
      await waitFor(() => expect(seen && buttonAppearance(seen)).toEqual(button))
    }
    await userEvent.click(canvas.getByLabelText('Inputs'))
    for (const [size, { input }] of Object.entries(sizes)) {
      const seen = await waitFor(() => frameQueries(canvasElement, size).getByRole('textbox', { name: 'E-mail' }))
      await waitFor(() => expect(inputAppearance(seen)).toEqual(input))
    }
    await userEvent.click(canvas.getByLabelText('Forms'))
    const form = await waitFor(() => frameQueries(canvasElement, 'xs').getByTestId('form'))
    await expect(formLabels(form)).toEqual(themed.shown.questions)
    for (const [kind, tab] of [
      ['button', 'Buttons'],
      ['input', 'Inputs'],
      ['form', 'Forms'],
    ] as const) {
      await userEvent.click(canvas.getByLabelText(tab))
      await expect(exportedJson(canvasElement)).toEqual(themed.served[kind])
    }
  },
})
