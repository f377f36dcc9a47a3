import '@casino/design-system/theme/global'
import './docs.css'
import { createTexts, PageContextProvider, TextProvider } from '@casino/features/config'
import { brands, contrasts } from '@casino/tokens/brands'
import { breakpoints } from '@casino/tokens/breakpoints'
import addonA11y from '@storybook/addon-a11y'
import addonDocs from '@storybook/addon-docs'
import addonThemes, { withThemeByDataAttribute } from '@storybook/addon-themes'
import { definePreview } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { SWRConfig } from 'swr'
import { Router } from 'wouter'
import { pageContext, storyTexts } from '../stories/support/context.ts'
import { closeNetwork } from '../stories/support/network.ts'

const viewports = Object.fromEntries(
  Object.entries(breakpoints).map(([name, width]) => [
    name,
    { name: `${name} · ${width} px`, styles: { width: `${width}px`, height: '900px' }, type: 'desktop' as const },
  ]),
)

const texts = createTexts(storyTexts)
const stay = () => undefined

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
      const { path = '/' } = parameters
      document.documentElement.dataset.contrast = globals.contrast
      return (
        <SWRConfig
          value={{ provider: () => new Map(), fallback: parameters.calls ?? {}, revalidateIfStale: false, revalidateOnFocus: false }}
        >
          <PageContextProvider value={{ ...pageContext, brand: globals.theme, ...parameters.page }}>
            <TextProvider texts={texts}>
              <Router hook={() => [path, stay]} searchHook={() => ''}>
                <Story />
              </Router>
            </TextProvider>
          </PageContextProvider>
        </SWRConfig>
      )
    },
    withThemeByDataAttribute({
      themes: Object.fromEntries(brands.map((brand) => [brand, brand])),
      defaultTheme: brands[0],
      attributeName: 'data-brand',
    }),
  ],
})
