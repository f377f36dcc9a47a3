import { expect, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { Workbench } from './Workbench.tsx'
import { firstButton, undoAll, workbenchStory } from './workbenchStories.tsx'

const meta = preview.meta({ title: 'Workbench/Comparison', component: Workbench, ...workbenchStory })

/** The samples that a frame marks as different. */
const markedIn = (canvasElement: HTMLElement, size: string) => {
  const page = canvasElement.querySelector<HTMLIFrameElement>(`iframe[title^="${size},"]`)?.contentDocument
  return [...(page?.querySelectorAll<HTMLElement>('[data-differs]') ?? [])].map(({ dataset }) => dataset.sample)
}

export const BesideTheSeed = meta.story({
  name: 'Beside the seed',
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    const caption = (size: string) => canvasElement.querySelector(`figure:has(> div > iframe[title^="${size},"]) figcaption`)
    await firstButton(canvasElement, 'xxl')
    await userEvent.click(canvas.getByLabelText('Beside the seed'))
    await step('without edits, both look the same', async () => {
      await expect(canvas.getByText('No value differs.')).toBeVisible()
      await waitFor(() => expect(caption('xxl')).toHaveTextContent('edited, looks the same'))
    })
    await step('a colour is marked where it shows, and listed with the seed’s value', async () => {
      await userEvent.click(canvas.getByLabelText('lg'))
      await userEvent.click(canvas.getByLabelText('pressed bg'))
      await userEvent.paste('#0b5d3b')
      await waitFor(() => expect(markedIn(canvasElement, 'lg')).toEqual(['Pressed']))
      await expect(caption('lg')).toHaveTextContent('edited, differs in 1 of 5')
      await expect(markedIn(canvasElement, 'md')).toEqual([])
      const row = canvas.getByRole('row', { name: /screens\.lg\.colors\.active\.bg/ })
      await expect(row).toHaveTextContent(/not set#0b5d3b$/)
    })
    await step('a field that moved is marked in its section', async () => {
      await userEvent.click(canvas.getByLabelText('Forms'))
      await userEvent.click(await canvas.findByRole('button', { name: 'email up' }))
      await waitFor(() => expect(markedIn(canvasElement, 'xs')).toEqual(['about']))
    })
    await step('undo removes the marks', async () => {
      await undoAll(canvasElement)
      await waitFor(() => expect(markedIn(canvasElement, 'xs')).toEqual([]))
      await userEvent.click(canvas.getByLabelText(/^Buttons/))
      await waitFor(() => expect(caption('lg')).toHaveTextContent('edited, looks the same'))
    })
  },
})
