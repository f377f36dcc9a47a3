import { expect, userEvent, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import buttonThemes from '../../app/platform/seed/button-themes.json' with { type: 'json' }
import { addressWithoutState } from './pageAddress.ts'
import { Workbench } from './Workbench.tsx'
import { exportedJson, ReloadablePage, testKey, withoutSavedEdits, workbenchStory } from './workbenchStories.tsx'

const meta = preview.meta({
  title: 'Workbench/Sharing',
  component: Workbench,
  ...workbenchStory,
  args: { ...workbenchStory.args, storageKey: testKey },
  beforeEach: withoutSavedEdits,
  render: (args) => <ReloadablePage {...args} />,
})

/** What the button copies. */
async function copiedLink(button: HTMLElement): Promise<string> {
  const { writeText } = navigator.clipboard
  let copied = ''
  navigator.clipboard.writeText = async (text) => {
    copied = text
  }
  await waitFor(() => expect(button).toBeEnabled())
  await userEvent.click(button)
  await waitFor(() => expect(copied).not.toBe(''))
  navigator.clipboard.writeText = writeText
  return copied
}

export const LinkToAState = meta.story({
  name: 'A link to a state',
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    const field = () => canvas.getByLabelText('rest bg')
    const button = (name: string) => canvas.getByRole('button', { name })
    const set = async (color: string) => {
      await userEvent.clear(field())
      await userEvent.click(field())
      await userEvent.paste(color)
    }
    const follow = (link: string) => {
      window.location.hash = new URL(link).hash
    }
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Theme' }), 'showMore')
    await userEvent.click(canvas.getByLabelText('lg'))
    await set('#0b5d3b')
    const link = await copiedLink(button('Copy link'))
    await expect(canvas.getByText('Link copied.')).toBeVisible()
    await step('elsewhere it opens the edits, the theme and the breakpoint', async () => {
      withoutSavedEdits()
      window.history.replaceState(window.history.state, '', new URL(link).hash)
      await userEvent.click(button('Reload'))
      await waitFor(() => expect(exportedJson(canvasElement).showMore.screens.lg.colors.rest.bg).toBe('#0b5d3b'))
      await expect(canvas.getByRole('combobox', { name: 'Theme' })).toHaveValue('showMore')
      await expect(canvas.getByLabelText(/^lg/)).toBeChecked()
    })
    await step('a reload keeps what was edited since', async () => {
      await expect(window.location.href).toBe(addressWithoutState(window))
      await set('#1d3f8f')
      await userEvent.click(button('Reload'))
      await waitFor(() => expect(field()).toHaveValue('#1d3f8f'))
    })
    await step('a link in the same tab keeps the reader’s edits aside, over a reload too', async () => {
      follow(link)
      await waitFor(() => expect(field()).toHaveValue('#0b5d3b'))
      await userEvent.click(button('Reload'))
      await userEvent.click(button('Return to my edits'))
      await expect(field()).toHaveValue('#1d3f8f')
      await expect(canvas.queryByRole('button', { name: 'Return to my edits' })).toBeNull()
    })
    await step('a damaged link changes nothing and says so', async () => {
      follow(link.slice(0, -9))
      await expect(await canvas.findByText(/^The link cannot be read/)).toBeVisible()
      await expect(field()).toHaveValue('#1d3f8f')
    })
  },
})

/** As noisy as no theme is: it compresses badly. */
const noise = Array.from({ length: 3000 }, (_, place) => (Math.imul(place + 1, 2_654_435_761) >>> 0).toString(36)).join('')

export const FileInstead = meta.story({
  name: 'A file where the link would be too long',
  parameters: { visual: { skip: 'ends as Editor / It opens clean does, after its edits are discarded' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const drop = (text: string, name: string) => {
      const dataTransfer = new DataTransfer()
      dataTransfer.items.add(new File([text], name, { type: 'application/json' }))
      document.body.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }))
    }
    drop(JSON.stringify({ ...buttonThemes, login: { text: noise } }), 'button-themes.json')
    await waitFor(() => expect(exportedJson(canvasElement).login.text).toBe(noise))
    const copy = canvas.getByRole('button', { name: 'Copy link' })
    await waitFor(() => expect(copy).toBeEnabled())
    await userEvent.click(copy)
    await expect(await canvas.findByText(/^The link would have [\d,]+ characters, and/)).toBeVisible()
    const file = canvas.getByRole('link', { name: 'Download workbench.json' }).getAttribute('href') ?? ''
    await userEvent.click(canvas.getByRole('button', { name: 'Discard edits' }))
    await userEvent.click(canvas.getByLabelText('Inputs'))
    drop(decodeURIComponent(file.replace(/^data:application\/json,/, '')), 'workbench.json')
    await waitFor(() => expect(canvas.getByLabelText(/^Buttons/)).toBeChecked())
    await expect(exportedJson(canvasElement).login.text).toBe(noise)
    await userEvent.click(canvas.getByRole('button', { name: 'Discard edits' }))
  },
})

export const PasteAndDrop = meta.story({
  name: 'Import by paste or drop',
  parameters: { visual: { skip: 'ends as Editor / It opens clean does, after its edits are discarded' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    canvas.getByLabelText('Buttons').focus()
    await userEvent.paste('{ "search": { "square": true } }')
    await expect(await canvas.findByText(/^1 theme of buttons imported/)).toBeVisible()
    await userEvent.paste('{ "forms": { "contact": { "fields": [] } } }')
    await waitFor(() => expect(canvas.getByLabelText(/^Forms/)).toBeChecked())
    await userEvent.paste('Hej')
    await expect(await canvas.findByText(/^Not valid JSON: /)).toBeVisible()
    await userEvent.click(canvas.getByLabelText(/^Buttons/))
    await userEvent.click(canvas.getByLabelText('JSON response'))
    await userEvent.paste('text of a field')
    await expect(exportedJson(canvasElement)).toEqual({ search: { square: true } })
    await userEvent.click(canvas.getByRole('button', { name: 'Discard edits' }))
  },
})
