/** Import rules between the layers: tokens → design-system → features → app; stories may import every layer and are imported by none. */

/** Pattern of a layer's files. */
const layer = (name) => `^${name}/`
/** Folders of `features/` that every feature may import. */
const foundation = require('./features/foundation.json')
/** Files that `features/package.json` exports: the public face of each feature. */
const publicFiles = Object.values(require('./features/package.json').exports).map((file) => file.replace(/^\.\//, ''))
const exactly = (file) => `${layer('features')}${file.replace(/[.]/g, '\\.')}$`
/** Test kits: no package exports them, so that tests of other layers import them by path. */
const testing = '/testing/'
const forbidden = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })

/** Modules of react-aria that implement overlays, by file name. */
const ariaOverlays = [
  'FocusScope',
  'Overlay',
  'PortalProvider',
  'useContextMenu',
  'useDialog',
  'useMenu',
  'useModal(?:Overlay)?',
  'useOverlay(?:Position|Trigger)?',
  'usePopover',
  'usePreventScroll',
  'usePreviewTrigger',
  'useToast',
  'useTooltip(?:Trigger)?',
]

module.exports = {
  forbidden: [
    forbidden('no-cycles', 'modules must not import each other in a cycle, not even types', {}, { circular: true }),
    forbidden(
      'tokens-import-nothing',
      'tokens are the lowest layer',
      { path: layer('tokens') },
      { path: ['design-system', 'features', 'app', 'stories'].map(layer) },
    ),
    forbidden(
      'design-system-below-features',
      'the design system must not import features',
      { path: layer('design-system') },
      { path: ['features', 'app', 'stories'].map(layer) },
    ),
    forbidden(
      'features-below-app',
      'features must not import the app',
      { path: layer('features') },
      { path: ['app', 'stories'].map(layer) },
    ),
    forbidden(
      'stories-imported-by-nobody',
      'only Storybook imports stories',
      { pathNot: `${layer('stories')}|^\\.storybook/` },
      { path: layer('stories') },
    ),
    forbidden(
      'features-apart',
      `a feature may import no other feature except ${foundation.join(', ')}`,
      { path: `${layer('features')}([^/]+)/` },
      {
        path: `${layer('features')}([^/]+)/`,
        pathNot: [`${layer('features')}$1/`, ...foundation.map((name) => `${layer('features')}${name}/`)],
      },
    ),
    forbidden(
      'public-face',
      'outside features, only the files in the exports of features/package.json can be imported',
      { pathNot: layer('features') },
      { path: layer('features'), pathNot: [...publicFiles.map(exactly), testing] },
    ),
    forbidden(
      'layers-by-name',
      'a layer imports the layers below it by their package names, which resolve to what they export',
      // Node itself loads Vite's configuration, and it loads no package that consists of TypeScript files
      { path: layer('([^/]+)'), pathNot: '^app/vite\\.config\\.ts$' },
      {
        path: ['tokens', 'design-system', 'features'].map(layer),
        pathNot: [layer('$1'), testing],
        dependencyTypes: ['local'],
        dependencyTypesNot: ['aliased-workspace'],
      },
    ),
    forbidden(
      'call-tables-as-types',
      'the browser imports the types of the call tables only: their schemas are zod, which would be most of its script',
      { path: [layer('app/site/client'), layer('features')], pathNot: '/calls\\.ts$|\\.test\\.tsx?$' },
      { path: [`${layer('features')}[^/]+/calls\\.ts$`, `${layer('app')}shared/callTables\\.ts$`], dependencyTypesNot: ['type-only'] },
    ),
    forbidden(
      'storybook-stays-in-stories',
      'only stories may import Storybook',
      { path: ['tokens', 'design-system', 'features', 'app'].map(layer) },
      { path: 'node_modules/(@storybook|storybook)/' },
    ),
    forbidden(
      'platform-behind-its-calls',
      'the site calls the platform over HTTP only',
      { path: `${layer('app')}site/` },
      { path: `${layer('app')}platform/` },
    ),
    forbidden(
      'platform-imports-no-site',
      'the platform represents an external system, so it must not import site code',
      { path: `${layer('app')}platform/` },
      { path: `${layer('app')}site/` },
    ),
    forbidden(
      'one-overlay-family',
      'every overlay is Radix: two overlay libraries make each other inert; the index of react-aria would hide what is imported',
      { path: ['design-system', 'features', 'app', 'stories'].map(layer) },
      { path: `node_modules/react-aria/(dist/)?(types/)?(exports/)?(${ariaOverlays.join('|')}|index)\\.` },
    ),
    forbidden('resolvable', 'every import must resolve', {}, { couldNotResolve: true }),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^[^/]+/dist/|/generated/|storybook-static|\\.json$|\\.sql$)' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
}
