/**
 * Import rules between the layers: tokens → design-system → features → app; stories may import every layer and are imported by none.
 * `app/scripts/boundaries.mjs` runs these rules over the source and over a fixture of forbidden imports that must fail.
 */
const layer = (name) => `^(?:app/scripts/boundaries\\.fixture/)?${name}/`
/** Folders of `features/` that every feature may import. */
const foundation = require('./features/foundation.json')
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
    forbidden(
      'no-cycles',
      'modules must not import each other in a cycle',
      {},
      { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    ),
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
      'storybook-stays-in-stories',
      'only stories may import Storybook',
      { path: ['tokens', 'design-system', 'features', 'app'].map(layer) },
      { path: 'node_modules/(@storybook|storybook)/' },
    ),
    forbidden(
      'platform-behind-its-calls',
      'the site calls the platform over HTTP only',
      { path: `${layer('app')}(server|client)/` },
      { path: `${layer('app')}platform/` },
    ),
    forbidden(
      'platform-knows-no-site',
      'the platform represents an external system, so it must not import site code',
      { path: `${layer('app')}platform/` },
      { path: `${layer('app')}(server|client)/` },
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
    exclude: { path: '(^[^/]+/dist/|/generated/|storybook-static|\\.json$|\\.css$|\\.sql$|\\.woff2)' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
}
