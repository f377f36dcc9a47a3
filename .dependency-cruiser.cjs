/**
 * The arrows of the architecture: tokens → design-system → features → app; stories see everything and are seen by nobody.
 * `app/scripts/boundaries.mjs` runs this over the source and over a deliberately bad fixture that must fail.
 */
const layer = (name) => `^(?:app/scripts/boundaries\\.fixture/)?${name}/`
const shared = ['session', 'config', 'format']
const forbidden = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })

/** What react-aria has for overlays, by file. */
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
    forbidden('no-cycles', 'a cycle has no order to read it in', {}, { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } }),
    forbidden(
      'tokens-import-nothing',
      'tokens are the bottom layer',
      { path: layer('tokens') },
      { path: ['design-system', 'features', 'app', 'stories'].map(layer) },
    ),
    forbidden(
      'design-system-below-features',
      'the design system knows no feature',
      { path: layer('design-system') },
      { path: ['features', 'app', 'stories'].map(layer) },
    ),
    forbidden('features-below-app', 'features know no app', { path: layer('features') }, { path: ['app', 'stories'].map(layer) }),
    forbidden(
      'stories-imported-by-nobody',
      'only Storybook reads stories',
      { pathNot: `${layer('stories')}|^\\.storybook/` },
      { path: layer('stories') },
    ),
    forbidden(
      'features-apart',
      `a feature imports another only if it is ${shared.join(', ')}`,
      { path: `${layer('features')}([^/]+)/` },
      {
        path: `${layer('features')}([^/]+)/`,
        pathNot: [`${layer('features')}$1/`, ...shared.map((name) => `${layer('features')}${name}/`)],
      },
    ),
    forbidden(
      'storybook-stays-in-stories',
      'the layers do not know Storybook',
      { path: ['tokens', 'design-system', 'features', 'app'].map(layer) },
      { path: 'node_modules/(@storybook|storybook)/' },
    ),
    forbidden(
      'platform-behind-its-calls',
      'site and platform meet on the network, not in memory',
      { path: `${layer('app')}(server|client)/` },
      { path: `${layer('app')}platform/` },
    ),
    forbidden(
      'platform-knows-no-site',
      'the platform stands in for somebody else’s system',
      { path: `${layer('app')}platform/` },
      { path: `${layer('app')}(server|client)/` },
    ),
    forbidden(
      'one-overlay-family',
      'every overlay is Radix; two stacks make each other inert. The whole of react-aria is refused as well: it would hide what is taken from it',
      { path: ['design-system', 'features', 'app', 'stories'].map(layer) },
      { path: `node_modules/react-aria/(dist/)?(types/)?(exports/)?(${ariaOverlays.join('|')}|index)\\.` },
    ),
    forbidden('resolvable', 'an import that resolves to nothing', {}, { couldNotResolve: true }),
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
