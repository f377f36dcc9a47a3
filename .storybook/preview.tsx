import '@casino/design-system/theme/global'
import './docs.css'
import { brands, contrasts } from '@casino/tokens/brands'
import { breakpoints } from '@casino/tokens/breakpoints'
import addonA11y from '@storybook/addon-a11y'
import addonDocs from '@storybook/addon-docs'
import addonThemes, { withThemeByDataAttribute } from '@storybook/addon-themes'
import { definePreview } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { closeNetwork } from '../stories/support/network.ts'
import { StoryFrame } from '../stories/support/StoryFrame.tsx'

const viewports = Object.fromEntries(
  Object.entries(breakpoints).map(([name, width]) => [
    name,
    { name: `${name} · ${width} px`, styles: { width: `${width}px`, height: '900px' }, type: 'desktop' as const },
  ]),
)

/** Brand of the first view; the story tests run once with each. */
const firstBrand: string = import.meta.env.STORY_BRAND ?? brands[0]

export default definePreview({
  addons: [addonA11y(), addonDocs(), addonThemes()],
  tags: ['autodocs'],
  parameters: {
    layout: 'padded',
    a11y: { test: 'error' },
    viewport: { options: viewports },
    options: { storySort: { order: ['Docs', 'Foundations', 'Components', 'Patterns', 'Features', 'Pages'] } },
  },
  initialGlobals: { theme: firstBrand, contrast: contrasts[0] },
  globalTypes: {
    contrast: {
      description: 'Contrast',
      toolbar: { icon: 'contrast', items: contrasts.map((value) => ({ value, title: `contrast: ${value}` })), dynamicTitle: true },
    },
  },
  /** A story shows what it is given: one that asks a server is broken. */
  beforeEach: ({ parameters }) => {
    const network = closeNetwork()
    parameters.network = network
    return network.open
  },
  afterEach: ({ parameters }) => expect(parameters.network.asked).toEqual([]),
  decorators: [
    (Story, { parameters, globals }) => {
      document.documentElement.dataset.contrast = globals.contrast
      const { path = '/', page, calls = {} } = parameters
      return (
        <StoryFrame brand={globals.theme} path={path} page={page} calls={calls}>
          <Story />
        </StoryFrame>
      )
    },
    withThemeByDataAttribute({
      themes: Object.fromEntries(brands.map((brand) => [brand, brand])),
      defaultTheme: brands[0],
      attributeName: 'data-brand',
    }),
  ],
})
