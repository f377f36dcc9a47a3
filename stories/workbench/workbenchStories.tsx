import { useState } from 'react'
import { userEvent, waitFor, within } from 'storybook/test'
import { seededResponses } from '../support/storyThemes.ts'
import { Workbench, type WorkbenchProps } from './Workbench.tsx'

/** Shared by all workbench stories: the seed's responses, in the toolbar's brand and contrast. */
export const workbenchStory = {
  args: { responses: seededResponses, brand: 'nordlys', contrast: 'normal' },
  // the workbench has controls of its own, and the panel would cover a third of it with JSON
  parameters: { layout: 'fullscreen' as const, controls: { disable: true } },
  render: (args: WorkbenchProps, { globals }: { globals: Readonly<Record<string, unknown>> }) => (
    <div style={{ padding: 'clamp(12px, 3vw, 24px)' }}>
      <Workbench {...args} brand={String(globals.theme)} contrast={String(globals.contrast)} />
    </div>
  ),
}

/** Under which stories keep edits: those of the editor are the reader's. */
export const testKey = 'workbench-edits-test'
export const withoutSavedEdits = () => {
  const forget = () => {
    for (const key of [testKey, `${testKey}-aside`]) window.localStorage.removeItem(key)
    window.sessionStorage.removeItem(`${testKey}-view`)
  }
  forget()
  return forget
}

/** The workbench in a page that can be reloaded. */
export function ReloadablePage(props: WorkbenchProps) {
  const [visit, setVisit] = useState(1)
  return (
    <>
      <button type="button" onClick={() => setVisit(visit + 1)}>
        Reload
      </button>
      <Workbench key={visit} {...props} />
    </>
  )
}

/** Queries for the content of a breakpoint's frame. Throws until the frame has loaded, first an empty document, then its style sheets. */
export function frameQueries(canvasElement: HTMLElement, screen: string) {
  const frame = canvasElement.querySelector<HTMLIFrameElement>(`iframe[title^="${screen},"]`)
  const page = frame?.contentDocument
  if (!page?.documentElement.dataset.brand) throw new Error(`frame ${screen} is not rendered yet`)
  const links = [...page.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')]
  if (links.some(({ sheet }) => !sheet)) throw new Error(`frame ${screen} has no styles yet`)
  return within(page.body)
}
export const firstButton = (canvasElement: HTMLElement, screen: string) =>
  waitFor(() => frameQueries(canvasElement, screen).getAllByRole('button')[0], { timeout: 20_000 })

/** Computed style after finishing all transitions. */
export function settledStyle(element: Element) {
  for (const transition of element.getAnimations()) transition.finish()
  return getComputedStyle(element)
}
export const backgroundColorOf = (element: Element | undefined) => (element ? settledStyle(element).backgroundColor : '')

/** Names of the fields in a frame's form, in order. */
export const fieldNamesIn = (canvasElement: HTMLElement, size: string) =>
  waitFor(
    () => {
      const form = frameQueries(canvasElement, size).getByTestId('form')
      return [...new Set([...form.querySelectorAll('[name]')].map((field) => field.getAttribute('name') ?? ''))]
    },
    { timeout: 20_000 },
  )

/** The exported JSON of the edited kind. */
export const exportedJson = (canvasElement: HTMLElement) => JSON.parse(within(canvasElement).getByTestId('export').textContent ?? '')

/** Leaves a story without edits. */
export async function undoAll(canvasElement: HTMLElement) {
  const undo = within(canvasElement).getByRole('button', { name: 'Undo' })
  while (!undo.hasAttribute('disabled')) await userEvent.click(undo)
}
