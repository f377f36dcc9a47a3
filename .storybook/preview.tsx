import '@casino/design-system/theme/global'
import './docs.css'
import type { PageContextValue } from '@casino/features/content/PageContext'
import { brands } from '@casino/tokens/brands'
import { breakpoints } from '@casino/tokens/breakpoints'
import addonA11y from '@storybook/addon-a11y'
import type { DocsTypes } from '@storybook/addon-docs'
import * as docsPreview from '@storybook/addon-docs/preview'
import { definePreview } from '@storybook/react-vite'
import { definePreviewAddon } from 'storybook/internal/csf'
import { configure, expect } from 'storybook/test'
import { DocsFrame, DocsPage } from '../stories/docs/lazyDocs.tsx'
import { MarkdownTable } from '../stories/docs/ScrollArea.tsx'
import { brandArgs } from '../stories/support/brandArgs.ts'
import { argsOfOtherShape, mountKey, suitControls } from '../stories/support/controls.ts'
import { playInTurn } from '../stories/support/docsFrame.ts'
import { interceptNetwork } from '../stories/support/network.ts'
import { StoryProviders } from '../stories/support/StoryProviders.tsx'
import { recordBodyChildren, runStoryChecks } from '../stories/support/storyChecks.ts'
import { forgetTextValues } from '../stories/support/textValues.ts'
import { globalTypes, initialGlobals, type ToolbarArgs, type ToolbarValues } from '../stories/support/toolbars.ts'
import { resolveVisit } from '../stories/support/visit.ts'
import { chromaticModes } from '../stories/visual/chromaticModes.ts'

/** Whether the story tests run this page; in Storybook itself no brand is set. */
const inTest = Boolean(import.meta.env.STORY_BRAND)

/** The toolbar changes the brand without a reload, so the tokens of all brands are loaded. */
import.meta.glob(['../tokens/generated/brands/*.css', '../tokens/generated/nested.css'], { eager: true })

/** Overlays are lazy components: on a busy machine they load in more than the default timeout of one second. */
configure({ asyncUtilTimeout: 5000 })

const viewports = Object.fromEntries(
  Object.entries(breakpoints).map(([name, width]) => [
    name,
    { name: `${name} · ${width} px`, styles: { width: `${width}px`, height: '900px' }, type: 'desktop' as const },
  ]),
)

/** Parameters with which a story configures its page. */
interface StoryParameters {
  /** Pathname of the page's location. */
  path?: string
  /** Overrides of a guest's page context. */
  page?: Partial<PageContextValue>
  /** Responses by call key, as injected by the server. */
  calls?: Readonly<Record<string, unknown>>
  toolbarArgs?: ToolbarArgs
  /** Reason why the story's text is in fonts of the machine. */
  systemFonts?: string
  /** Reason why the story has no visual comparison. */
  visual?: { skip: string }
}
const pageAddon = definePreviewAddon<{ parameters: StoryParameters }>({})

/** The entry point of the addon imports the library of the docs pages, a megabyte that no story needs; its preview loads it for a docs page. */
const docsAddon = definePreviewAddon<DocsTypes>(docsPreview)

/** Parameters are typed where a story declares them; Storybook passes them untyped here. */
const pageParameters = (parameters: StoryParameters) => {
  const { path = '/', page = {}, calls = {}, toolbarArgs: when = {} } = parameters
  return { path, page, calls, when }
}

/** Storybook documents `docs.components`; its types do not have it, and a spread property is not checked. */
const markdownComponents = { components: { table: MarkdownTable } }

export default definePreview({
  addons: [addonA11y(), docsAddon, pageAddon],
  tags: ['autodocs'],
  parameters: {
    layout: 'padded',
    // a WCAG 2.2 rule, which axe enables only by name
    a11y: {
      test: 'error',
      config: { rules: [{ id: 'target-size', enabled: true }] },
      options: {
        // WCAG 2.5.3, which axe calls experimental: such a rule runs only when the options of a run name it
        rules: { 'label-content-name-mismatch': { enabled: true } },
        // A test reads the violations only: the panel's lists of what passed and what applies are 99 % of what it would send to the runner.
        // No frame of a story contains axe, which would wait half a second for its answer.
        ...(inTest && { resultTypes: ['violations'], reporter: 'no-passes', iframes: false }),
      },
    },
    chromatic: { modes: chromaticModes },
    viewport: { options: viewports },
    docs: {
      page: DocsPage,
      container: DocsFrame,
      ...markdownComponents,
      // without the headings of live previews: stories, and the examples of a guide
      toc: { headingSelector: 'h2, .changelog h3', ignoreSelector: '.docs-story *, .sb-unstyled *', title: 'On this page' },
    },
    options: {
      storySort: {
        order: [
          'Docs',
          ['Welcome', 'Principles', 'What’s new', 'Content guide', 'System configuration', 'Accessibility', 'Toolbars', 'Cost'],
          'Foundations',
          ['Colour', 'Type', 'Space, radius and elevation', 'Motion', 'Icons', 'Breakpoints'],
          'Guides',
          ['Forms', 'Money', 'Steps', 'Empty and failed', 'Player protection'],
          'Components',
          'Patterns',
          'Features',
          'Pages',
          'Workbench',
          ['Editor', 'Themes', 'Forms', 'Comparison', 'Sharing', 'Round trip', 'Switching'],
        ],
      },
    },
  },
  /** The story tests run once per brand. */
  initialGlobals: { ...initialGlobals, theme: brands.find((brand) => brand === import.meta.env.STORY_BRAND) ?? brands[0] },
  globalTypes,
  argTypesEnhancers: [suitControls],
  beforeEach: async (context) => {
    await playInTurn()
    // a dialog that opens in a page without focus gives it one, on which the balance is read again
    if (inTest) window.focus()
    const { network, player } = context.globals as ToolbarValues // the shape of `initialGlobals`
    const { calls } = resolveVisit(player, pageParameters(context.parameters))
    const closed = interceptNetwork({ network, calls })
    context.parameters.asked = closed.asked
    recordBodyChildren()
    forgetTextValues()
    return closed.open
  },
  /**
   * A story must not send requests, except when the network toolbar removes its injected responses. Outside a test the page can get the focus
   * while the story plays, and what is read again on focus is no fault.
   */
  afterEach: async ({ canvasElement, globals, parameters }) => {
    if (inTest && globals.network === 'ok') expect(parameters.asked).toEqual([])
    const { layout, systemFonts } = parameters
    await runStoryChecks({ canvas: canvasElement, padded: layout !== 'fullscreen', systemFonts, toolbars: globals as ToolbarValues }) // `initialGlobals`
  },
  decorators: [
    (Story, { args, initialArgs, globals, parameters, viewMode }) => {
      const toolbars = globals as ToolbarValues // the shape of `initialGlobals`
      const { path, page, calls, when } = pageParameters(parameters)
      const { player, network } = toolbars
      const asked = { ...(player !== 'story' && when[player]), ...(network !== 'ok' && when[network]) }
      return (
        <StoryProviders toolbars={toolbars} inDocs={viewMode === 'docs'} path={path} page={page} calls={calls}>
          <Story
            key={mountKey(args)}
            args={{ ...args, ...argsOfOtherShape(args, initialArgs), ...brandArgs(toolbars.theme, args, initialArgs), ...asked }}
          />
        </StoryProviders>
      )
    },
  ],
})
