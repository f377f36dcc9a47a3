import '@casino/design-system/theme/global'
import { createTexts, PageContextProvider, TextProvider } from '@casino/features/config'
import { breakpoints } from '@casino/tokens/breakpoints'
import addonA11y from '@storybook/addon-a11y'
import addonDocs from '@storybook/addon-docs'
import addonThemes, { withThemeByDataAttribute } from '@storybook/addon-themes'
import { definePreview } from '@storybook/react-vite'
import { SWRConfig } from 'swr'
import { pageContext, storyTexts } from '../stories/support/context.ts'

const viewports = Object.fromEntries(
  Object.entries(breakpoints).map(([name, width]) => [
    name,
    { name: `${name} · ${width} px`, styles: { width: `${width}px`, height: '900px' }, type: 'desktop' as const },
  ]),
)

const texts = createTexts(storyTexts)
const closedNetwork = () => new Promise<never>(() => {})

export default definePreview({
  addons: [addonA11y(), addonDocs(), addonThemes()],
  tags: ['autodocs'],
  parameters: {
    layout: 'padded',
    a11y: { test: 'error' },
    viewport: { options: viewports },
    options: { storySort: { order: ['Docs', 'Foundations', 'Components', 'Patterns', 'Features', 'Pages'] } },
  },
  decorators: [
    (Story, { parameters }) => (
      <SWRConfig
        value={{
          provider: () => new Map(),
          fallback: parameters.calls ?? {},
          fetcher: closedNetwork,
          revalidateIfStale: false,
          revalidateOnFocus: false,
        }}
      >
        <PageContextProvider value={{ ...pageContext, ...parameters.page }}>
          <TextProvider texts={texts}>
            <Story />
          </TextProvider>
        </PageContextProvider>
      </SWRConfig>
    ),
    withThemeByDataAttribute({ themes: { nordlys: 'nordlys', strand: 'strand' }, defaultTheme: 'nordlys', attributeName: 'data-brand' }),
  ],
})
