import { Button, FileDropZone } from '@casino/design-system'
import { expect, fn, waitFor } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'

const onFiles = fn()

const meta = preview.meta({
  title: 'Components/FileDropZone',
  component: FileDropZone,
  args: {
    label: 'Filer',
    help: 'Op til 4 billeder ad gangen. Træk dem hertil, eller vælg dem.',
    accept: ['image/jpeg', 'image/png'],
    trigger: (open) => (
      <Button variant="secondary" onClick={open}>
        Vælg filer
      </Button>
    ),
    onFiles,
  },
  beforeEach: () => void onFiles.mockClear(),
})

const file = new File(['x'], 'pas.png', { type: 'image/png' })

/** The button opens the dialog, whose files are handed over; by keyboard, too. */
export const Default = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    const group = canvas.getByRole('group', { name: 'Filer' })
    await expect(group).toHaveAccessibleDescription(/Op til 4 billeder/)
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]')
    if (!input) throw new Error('no file input')
    const opened = fn()
    const prevent = (event: Event) => {
      event.preventDefault() // the test has no dialog of the system
      opened()
    }
    input.addEventListener('click', prevent, { once: true })
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Vælg filer' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(opened).toHaveBeenCalledOnce()
    await userEvent.upload(input, [file])
    await expect(onFiles).toHaveBeenCalledWith([file])
    await expect(input.value).toBe('')
  },
})

/** Files above the zone: a solid border until they are dropped or leave. */
export const DraggedOver = meta.story({
  play: async ({ canvas }) => {
    const group = canvas.getByRole('group', { name: 'Filer' })
    // a transfer that a script makes holds files without entries of a file system, which react-aria passes over
    const dataTransfer = { types: ['Files'], items: [{ kind: 'file', type: file.type, getAsFile: () => file }], effectAllowed: 'all' }
    const drag = (type: string) =>
      group.dispatchEvent(Object.assign(new Event(type, { bubbles: true, cancelable: true }), { dataTransfer, clientX: 5, clientY: 5 }))
    drag('dragenter')
    await waitFor(() => expect(group).toHaveAttribute('data-drop-target'))
    drag('drop')
    await waitFor(() => expect(onFiles).toHaveBeenCalled())
    await expect(onFiles.mock.calls[0]?.[0][0].name).toBe('pas.png')
    drag('dragenter')
    await waitFor(() => expect(group).toHaveAttribute('data-drop-target'))
  },
})

export const WithError = meta.story({
  args: { error: 'Vælg højst 4 filer ad gangen.' },
  play: async ({ canvas }) => expect(canvas.getByRole('group')).toHaveAccessibleDescription(/Vælg højst 4 filer ad gangen/),
})

/** While files are being sent. */
export const Disabled = meta.story({
  args: {
    disabled: true,
    trigger: (open) => (
      <Button variant="secondary" disabled onClick={open}>
        Vælg filer
      </Button>
    ),
  },
})
