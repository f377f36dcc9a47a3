import { brands } from '@casino/tokens/brands'
import { expect, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { SwitchingPage } from './SwitchingPage.tsx'

const meta = preview.meta({ title: 'Workbench/Switching', component: SwitchingPage, args: { rerenderLabel: 'Render igen' } })

export const NoRerender = meta.story({
  name: 'Changing brand or theme re-renders nothing',
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    // React's Profiler works in development builds only, and the published Storybook is a production build
    if (import.meta.env.PROD) return
    const root = canvasElement.ownerDocument.documentElement
    const page = canvas.getByTestId('page')
    const button = canvas.getByRole('button', { name: 'Sæt 500,00 kr. ind' })
    const field = canvas.getByRole('textbox')
    const commits = () => Number(page.dataset.commits)
    const { brand } = root.dataset
    const style = document.createElement('style')
    const first = commits()
    await expect(first).toBeGreaterThan(0)
    try {
      await step('a changed server theme', async () => {
        document.head.append(style)
        style.textContent = '[data-button-theme="switching"]{--button-bg:#0b5d3b}[data-input-theme="switching"]{--input-text:#112233}'
        await waitFor(() => expect(getComputedStyle(button).backgroundColor).toBe('rgb(11, 93, 59)')) // after its transition
        await expect(getComputedStyle(field).color).toBe('rgb(17, 34, 51)')
        await expect(commits()).toBe(first)
      })
      await step('another brand', async () => {
        const before = getComputedStyle(button).color
        root.dataset.brand = brands.find((other) => other !== brand)
        await waitFor(() => expect(getComputedStyle(button).color).not.toBe(before))
        await expect(commits()).toBe(first)
      })
    } finally {
      style.remove()
      root.dataset.brand = brand
    }
    await step('the counter works', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Render igen' }))
      await expect(commits()).toBeGreaterThan(first)
    })
  },
})
