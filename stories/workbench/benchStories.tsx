import { waitFor, within } from 'storybook/test'
import buttonThemes from '../../app/platform/seed/button-themes.json' with { type: 'json' }
import inputThemes from '../../app/platform/seed/input-themes.json' with { type: 'json' }
import layouts from '../../app/platform/seed/layouts.json' with { type: 'json' }
import { Workbench, type WorkbenchProps } from './Workbench.tsx'

/** What all stories of the workbench share: it shows what the site's seed serves, in the brand and contrast of the toolbars. */
export const benchStory = {
  args: { served: { button: buttonThemes, input: inputThemes, form: layouts }, brand: 'nordlys', contrast: 'normal' },
  parameters: { layout: 'fullscreen' as const },
  render: (args: WorkbenchProps, { globals }: { readonly globals: Readonly<Record<string, unknown>> }) => (
    <div style={{ padding: 24 }}>
      <Workbench {...args} brand={String(globals.theme)} contrast={String(globals.contrast)} />
    </div>
  ),
}

/** What stands in the frame of a screen size; a frame has another, empty document before its own. */
export function inside(canvasElement: HTMLElement, screen: string) {
  const frame = canvasElement.querySelector<HTMLIFrameElement>(`iframe[title^="${screen},"]`)
  const page = frame?.contentDocument
  if (!page?.documentElement.dataset.brand) throw new Error(`nothing is drawn for ${screen} yet`)
  return within(page.body)
}
export const firstButton = (canvasElement: HTMLElement, screen: string) =>
  waitFor(() => inside(canvasElement, screen).getAllByRole('button')[0], { timeout: 20_000 })

/** Computed once its transitions are at their end. */
export function styleOf(element: Element) {
  for (const transition of element.getAnimations()) transition.finish()
  return getComputedStyle(element)
}
export const ground = (element: Element | undefined) => (element ? styleOf(element).backgroundColor : '')

/** Names of the fields that the form in a frame shows, in their order. */
export const namesIn = (canvasElement: HTMLElement, size: string) =>
  waitFor(
    () => {
      const form = inside(canvasElement, size).getByTestId('form')
      return [...new Set([...form.querySelectorAll('[name]')].map((field) => field.getAttribute('name') ?? ''))]
    },
    { timeout: 20_000 },
  )
