import { expect, fireEvent, screen, waitFor, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import buttonThemes from '../../app/platform/seed/button-themes.json' with { type: 'json' }
import { Workbench } from './Workbench.tsx'
import { backgroundColorOf, exportedJson, firstButton, frameQueries, settledStyle, undoAll, workbenchStory } from './workbenchStories.tsx'

const meta = preview.meta({ title: 'Workbench/Themes', component: Workbench, ...workbenchStory })

export const ColoursByBreakpoint = meta.story({
  name: 'Colours by breakpoint',
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    await firstButton(canvasElement, 'xxl')
    const [small, large] = [await firstButton(canvasElement, 'xs'), await firstButton(canvasElement, 'lg')]
    const before = backgroundColorOf(small)
    await step('a colour for all breakpoints applies in every frame', async () => {
      await userEvent.click(canvas.getByLabelText('rest bg'))
      await userEvent.paste('#0b5d3b')
      await waitFor(() => expect(backgroundColorOf(small)).toBe('rgb(11, 93, 59)'))
      await expect(backgroundColorOf(large)).toBe('rgb(11, 93, 59)')
    })
    await step('a colour from lg up does not apply in smaller frames', async () => {
      await userEvent.click(canvas.getByLabelText('lg'))
      await userEvent.click(canvas.getByLabelText('rest bg'))
      await userEvent.paste('#222222')
      await waitFor(() => expect(backgroundColorOf(large)).toBe('rgb(34, 34, 34)'))
      await expect(backgroundColorOf(small)).toBe('rgb(11, 93, 59)')
    })
    await step('the export is the server response', async () => {
      const served = exportedJson(canvasElement)
      await expect(served.login.colors.rest.bg).toBe('#0b5d3b')
      await expect(served.login.screens.lg).toEqual({ colors: { rest: { bg: '#222222' } } })
      await expect(served.play).toEqual(buttonThemes.play)
    })
    await step('undo reverts step by step, redo restores', async () => {
      const undo = canvas.getByRole('button', { name: 'Undo' })
      await userEvent.click(undo)
      await userEvent.click(undo)
      await waitFor(() => expect(backgroundColorOf(small)).toBe(before))
      await expect(undo).toBeDisabled()
      await userEvent.click(canvas.getByRole('button', { name: 'Redo' }))
      await waitFor(() => expect(backgroundColorOf(small)).toBe('rgb(11, 93, 59)'))
      await undoAll(canvasElement)
    })
  },
})

export const UndoByKeyboard = meta.story({
  name: 'Undo by keyboard',
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    await firstButton(canvasElement, 'xxl')
    const color = () => exportedJson(canvasElement).login.colors?.rest?.bg
    const before = color()
    const field = canvas.getByLabelText('rest bg')
    await userEvent.click(field)
    await userEvent.paste('#0b5d3b')
    await step('in a text field the keys belong to the browser', async () => {
      for (const text of [canvas.getByLabelText('JSON response'), canvas.getByLabelText('URL on this origin'), field]) {
        await userEvent.click(text)
        await expect(fireEvent.keyDown(text, { key: 'z', ctrlKey: true })).toBe(true)
        await expect(color()).toBe('#0b5d3b')
      }
    })
    await step('elsewhere they undo and redo edits of the theme', async () => {
      canvas.getByLabelText('lg').focus()
      await userEvent.keyboard('{Control>}z{/Control}')
      await expect(color()).toBe(before)
      await userEvent.keyboard('{Control>}y{/Control}')
      await expect(color()).toBe('#0b5d3b')
      await userEvent.keyboard('{Meta>}z{/Meta}')
      await userEvent.keyboard('{Meta>}{Shift>}z{/Shift}{/Meta}')
      await expect(color()).toBe('#0b5d3b')
    })
    await undoAll(canvasElement)
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

export const InvalidImport = meta.story({
  name: 'Invalid import',
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    await firstButton(canvasElement, 'xxl')
    const pasted = canvas.getByLabelText('JSON response')
    await step('invalid JSON is reported', async () => {
      await userEvent.click(pasted)
      await userEvent.paste('{ "login": ')
      await userEvent.click(canvas.getByRole('button', { name: 'Import' }))
      await expect(canvas.getByText(/^Not valid JSON: /)).toBeVisible()
    })
    await step('invalid values are reported by path, valid ones apply', async () => {
      await userEvent.clear(pasted)
      await userEvent.paste(hostile)
      await userEvent.click(canvas.getByRole('button', { name: 'Import' }))
      for (const path of ['login.variant', 'login.text', 'login.colors.rest.bg', 'login.colors.glow', 'login.screens.lg', 'x????'])
        await expect(canvas.getByText(path, { selector: 'code' })).toBeVisible()
      const button = await firstButton(canvasElement, 'lg')
      await waitFor(() => expect(button && settledStyle(button).borderRadius).toBe('0px'))
      await expect(button).toHaveTextContent('Log ind')
      await expect(canvas.getByLabelText('rest bg')).toHaveAttribute('aria-invalid', 'true')
      await expect(canvas.getByText(/^The site refuses this file: /)).toBeVisible()
    })
    await step('undo restores the previous themes', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Undo' }))
      await expect(canvas.getByText(/^No issues/)).toBeVisible()
    })
  },
})

export const Inputs = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByLabelText('Inputs'))
    const field = await waitFor(() => frameQueries(canvasElement, 'md').getByLabelText('E-mail'))
    await userEvent.type(canvas.getByLabelText('rest text'), '#777777')
    await waitFor(() => expect(settledStyle(field).color).toBe('rgb(119, 119, 119)'))
    await expect(canvas.getAllByText('search.colors.rest.text', { selector: 'code' })[0]).toBeVisible()
  },
})

export const ManageThemes = meta.story({
  name: 'Rename, duplicate, delete',
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    const button = (name: string) => canvas.getByRole('button', { name })
    const chosen = () => canvas.getByRole<HTMLSelectElement>('combobox', { name: 'Theme' }).value
    const dialog = () => screen.findByRole('alertdialog')
    const served = () => exportedJson(canvasElement)
    const gone = () => waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await step('a theme is duplicated, and its name validated', async () => {
      await userEvent.click(button('Duplicate'))
      const name = canvas.getByLabelText('Name for the copy of login')
      await expect(name).toHaveFocus()
      await userEvent.keyboard('{Enter}')
      await expect(canvas.getByText('A theme named login already exists.')).toBeVisible()
      await expect(name).toHaveFocus()
      await userEvent.type(name, 'Gold{Enter}')
      await expect(chosen()).toBe('loginGold')
      await expect(served().loginGold).toEqual(buttonThemes.login)
    })
    await step('an unused theme is deleted without confirmation, and undo restores it', async () => {
      await userEvent.click(button('Delete'))
      await expect(served()).toEqual(buttonThemes)
      await userEvent.click(button('Undo'))
      await expect(served().loginGold).toEqual(buttonThemes.login)
    })
    await step('deleting a theme that the site uses needs confirmation', async () => {
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Theme' }), 'login')
      await userEvent.click(button('Delete'))
      const question = within(await dialog())
      await waitFor(() => expect(question.getByText('login', { selector: 'code' })).toBeVisible())
      await expect(question.getByText(/“Log ind”/)).toBeVisible()
      await userEvent.click(question.getByRole('button', { name: 'Cancel' }))
      await gone()
      await expect(served().login).toEqual(buttonThemes.login)
    })
    await step('and is reported as missing after it was deleted', async () => {
      await userEvent.click(button('Delete'))
      await userEvent.click(within(await dialog()).getByRole('button', { name: 'Delete theme' }))
      await gone()
      await expect(served().login).toBeUndefined()
      await expect(canvas.getByText(/uses a theme that does not exist.*“Log ind”/)).toBeVisible()
    })
  },
})

export const RenamedTheme = meta.story({
  name: 'Renaming a theme updates its fields',
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByLabelText('Inputs'))
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Theme' }), 'deposit')
    await userEvent.click(canvas.getByRole('button', { name: 'Rename' }))
    const name = canvas.getByLabelText('New name for deposit')
    await userEvent.clear(name)
    await userEvent.type(name, 'money{Enter}')
    await expect(screen.queryByRole('alertdialog')).toBeNull()
    await userEvent.click(canvas.getByLabelText(/^Forms/))
    await expect(exportedJson(canvasElement).forms.deposit.fields[0].theme).toBe('money')
  },
})
