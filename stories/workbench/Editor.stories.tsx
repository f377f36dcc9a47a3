import { expect, waitFor, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { editsKey } from '../support/editedThemes.ts'
import { seededResponses } from '../support/storyThemes.ts'
import { Workbench } from './Workbench.tsx'
import { exportedJson, firstButton, ReloadablePage, testKey, undoAll, withoutSavedEdits, workbenchStory } from './workbenchStories.tsx'

const meta = preview.meta({ title: 'Workbench/Editor', component: Workbench, ...workbenchStory })

/** The editor itself. The browser keeps its edits; the other stories of the workbench start from the seed and keep nothing. */
export const Editor = meta.story({ args: { storageKey: editsKey } })

export const OpensClean = meta.story({
  name: 'Opens without edits',
  args: { storageKey: testKey },
  beforeEach: withoutSavedEdits,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await firstButton(canvasElement, 'xxl')
    for (const name of ['Undo', 'Redo', 'Discard edits']) await expect(canvas.getByRole('button', { name })).toBeDisabled()
    // a state has one name: in the frames, the editor and the table of contrasts
    const colours = within(canvas.getByRole('group', { name: 'Colours, pressed' }))
    await expect(colours.getByLabelText('pressed bg')).toBeVisible()
    await expect(canvas.getByRole('rowheader', { name: 'pressed' })).toBeVisible()
    for (const [kind, tab] of [
      ['button', 'Buttons'],
      ['input', 'Inputs'],
      ['form', 'Forms'],
    ] as const) {
      await userEvent.click(canvas.getByLabelText(tab))
      await expect(exportedJson(canvasElement)).toEqual(seededResponses[kind])
      await expect(canvas.getByText('The site accepts this file.')).toBeVisible()
      await expect(canvas.getByText('No issues: the server accepts everything.')).toBeVisible()
    }
  },
})

export const KeepsEdits = meta.story({
  name: 'A reload keeps the edits',
  args: { storageKey: testKey },
  beforeEach: withoutSavedEdits,
  render: (args) => <ReloadablePage {...args} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const reload = async () => userEvent.click(canvas.getByRole('button', { name: 'Reload' }))
    await userEvent.click(canvas.getByLabelText('rest bg'))
    await userEvent.paste('#0b5d3b')
    await userEvent.click(canvas.getByLabelText('rest text'))
    await userEvent.paste('#ffffff')
    const edited = exportedJson(canvasElement)
    await expect(edited).toMatchObject({ login: { colors: { rest: { bg: '#0b5d3b', text: '#ffffff' } } } })
    await reload()
    await expect(canvas.getByText('Your edits from the last visit are restored.')).toBeVisible()
    await expect(exportedJson(canvasElement)).toEqual(edited)
    await expect(canvas.getByLabelText(/^Buttons/)).toHaveAccessibleName('Buttons (changed)')
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }))
    await expect(exportedJson(canvasElement)).toEqual(seededResponses.button)
    await userEvent.click(canvas.getByRole('button', { name: 'Redo' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Discard edits' }))
    await reload()
    await expect(exportedJson(canvasElement)).toEqual(seededResponses.button)
    await expect(canvas.queryByText(/restored/)).toBeNull()
  },
})

export const KeepsView = meta.story({
  name: 'A reload keeps the theme and the breakpoint',
  args: { storageKey: testKey },
  beforeEach: withoutSavedEdits,
  render: (args) => <ReloadablePage {...args} />,
  play: async ({ canvas, userEvent }) => {
    const theme = () => canvas.getByRole<HTMLSelectElement>('combobox', { name: 'Theme' }).value
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Theme' }), 'showMore')
    await userEvent.click(canvas.getByLabelText('Inputs'))
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Theme' }), 'deposit')
    await userEvent.click(canvas.getByLabelText('lg'))
    await userEvent.click(canvas.getByRole('button', { name: 'Reload' }))
    await expect(canvas.getByLabelText('Inputs')).toBeChecked()
    await expect(canvas.getByLabelText('lg')).toBeChecked()
    await expect(theme()).toBe('deposit')
    await userEvent.click(canvas.getByLabelText('Buttons'))
    await expect(theme()).toBe('showMore')
  },
})

const olderSeed = { ...seededResponses, button: { login: { text: 'btn.login' } } }

export const SeedChanged = meta.story({
  name: 'The seed changed since the edits',
  args: { storageKey: testKey },
  beforeEach: () => {
    const edited = { ...olderSeed, button: { login: { text: 'btn.login', size: 'lg' } } }
    const clean = withoutSavedEdits()
    window.localStorage.setItem(testKey, JSON.stringify({ base: olderSeed, edited }))
    return clean
  },
  play: async ({ canvas }) =>
    expect(canvas.getByText(/restored\. button-themes\.json changed since: compare before you export\.$/)).toBeVisible(),
})

export const RefusedContrasts = meta.story({
  name: 'Contrasts that the site refuses',
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByLabelText('rest bg'))
    await userEvent.paste('#777777')
    await userEvent.click(canvas.getByLabelText('rest text'))
    await userEvent.paste('#888888')
    const refused = within(canvas.getByRole('region', { name: 'Refused by the site' }))
    await expect(refused.getByText(/^The site refuses this file: 3 contrasts too low\.$/)).toBeVisible()
    await expect(refused.getByText('login.colors.rest', { selector: 'code' }).parentElement).toHaveTextContent(
      /^login\.colors\.rest 1\.26:1 in nordlys, .* in strand/,
    )
    await undoAll(canvasElement)
    await expect(canvas.getByText('The site accepts this file.')).toBeVisible()
  },
})

export const OnItsScreen = meta.story({
  name: 'A theme with its text and screen',
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    const choose = (name: string) => userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Theme' }), name)
    await step('a button with a default text', async () => {
      await waitFor(async () => expect(await firstButton(canvasElement, 'xs')).toHaveTextContent('Log ind'))
      await expect(canvas.getByText('Header, guest')).toBeVisible()
    })
    await step('a button whose screen sets its text', async () => {
      await choose('showMore')
      await waitFor(async () => expect(await firstButton(canvasElement, 'xs')).toHaveTextContent('Vis flere'))
      await expect(canvas.getByText('Game list, more to show')).toBeVisible()
      await expect(canvas.getByText('The screen sets the text of this button.')).toBeVisible()
      await expect(canvas.queryByRole('combobox', { name: 'Text' })).toBeNull()
    })
    await step('inputs, with their labels by screen', async () => {
      await userEvent.click(canvas.getByLabelText('Inputs'))
      await choose('deposit')
      await expect(canvas.getByText('Deposit, amount').parentElement).toHaveTextContent(/“Beløb”/)
    })
  },
})

export const TextFromList = meta.story({
  name: 'A text from the list',
  play: async ({ canvas, canvasElement, userEvent }) => {
    const label = () => firstButton(canvasElement, 'md')
    await waitFor(async () => expect(await label()).toHaveTextContent('Log ind'))
    const field = canvas.getByRole('combobox', { name: 'Text' })
    await userEvent.clear(field)
    await userEvent.type(field, 'prøv gratis')
    await userEvent.click(await canvas.findByRole('option', { name: /\(btn\.try_free\)/ }))
    await expect(exportedJson(canvasElement)).toMatchObject({ login: { text: 'btn.try_free' } })
    await waitFor(async () => expect(await label()).toHaveTextContent('Prøv gratis'))
    await userEvent.clear(field)
    await userEvent.type(field, 'no such text')
    await userEvent.tab()
    await expect(exportedJson(canvasElement)).toMatchObject({ login: { text: 'btn.try_free' } })
    await undoAll(canvasElement)
  },
})
