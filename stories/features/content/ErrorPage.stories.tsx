import type { ComponentProps } from 'react'
import { expect, waitFor, within } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { ErrorPageFrame } from './ErrorPageFrame.tsx'

const args: ComponentProps<typeof ErrorPageFrame> = { kind: 'failed', configured: true, brand: 'nordlys', contrast: 'normal' }

const meta = preview.meta({
  title: 'Features/Error page',
  component: ErrorPageFrame,
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '900px' } },
    systemFonts: 'the page loads no font, so that it is whole when nothing else answers',
  },
  args,
  argTypes: { brand: { control: false }, contrast: { control: false } }, // the toolbar's
  render: (own, { globals }) => <ErrorPageFrame {...own} brand={globals.theme} contrast={globals.contrast} />,
})

/** The body of the document in the frame, once it is loaded. */
const loadedPage = (frame: HTMLElement) =>
  waitFor(() => {
    const body = (frame as HTMLIFrameElement).contentDocument?.body // found by its title
    if (!body?.querySelector('h1')) throw new Error('the frame is not loaded')
    return within(body)
  })

/** The back end does not answer. */
export const Failed = meta.story({
  play: async ({ canvas }) => {
    const page = await loadedPage(canvas.getByTitle('Fejlside'))
    await expect(page.getByRole('heading', { name: 'Vi har problemer lige nu' })).toBeVisible()
    await expect(page.getByText('Prøv igen')).toHaveAttribute('href', '')
    await expect(page.getByRole('link', { name: 'Til forsiden' })).toHaveAttribute('href', '/')
    await expect(page.getByText('Referencenummer: K7M2P9QX4T')).toBeVisible()
    await expect(page.getByRole('contentinfo')).toBeVisible()
  },
})
/** The queue of requests is full. */
export const Busy = meta.story({ args: { kind: 'busy' } })
/** This visitor has sent too many requests. */
export const TooMany = meta.story({ args: { kind: 'tooMany' } })
export const NotFound = meta.story({ args: { kind: 'notFound' } })
export const Forbidden = meta.story({ args: { kind: 'forbidden' } })
/** Before the back end has answered for the first time: texts, a retry and a way out. */
export const WithoutConfiguration = meta.story({
  args: { configured: false },
  play: async ({ canvas }) => {
    const page = await loadedPage(canvas.getByTitle('Fejlside'))
    await expect(page.getByText('Prøv igen')).toBeVisible()
    await expect(page.queryByRole('banner')).toBeNull()
    await expect(page.queryByRole('contentinfo')).toBeNull()
  },
})
