/** Import rules between the layers: tokens → design-system → features → app; stories may import every layer and are imported by none. */

/** Pattern of a layer's files. */
const layer = (name) => `^${name}/`
/** Folders of `features/` that every feature may import. */
const foundation = require('./features/foundation.json')
/** Files that `features/package.json` exports: the public face of each feature. */
const publicFiles = Object.values(require('./features/package.json').exports).map((file) => file.replace(/^\.\//, ''))
const otherFeature = `${layer('features')}([^/]+)/`
const ownAndFoundation = ['$1', ...foundation].map((name) => `${layer('features')}${name}/`)
const exactly = (file) => `${layer('features')}${file.replace(/[.]/g, '\\.')}$`
/** Test kits: no package exports them, so that tests of other layers import them by path. */
const testing = '/testing/'
/** Tests and their kits, which look into other rooms. */
const tests = '\\.test\\.tsx?$|TestKit\\.ts$|/testing/'
/** Rooms of the platform, lowest first. */
const platformRooms = [
  ...[
    'db',
    'core',
    'ledger',
    'players',
    'limits',
    'money',
    'pages',
    'http',
    'bonuses',
    'cms',
    'consent',
    'pauses',
    'identity',
    'payments',
    'audit',
  ],
  ...[
    'history',
    'sessions',
    'test-controls',
    'registration',
    'people',
    'withdrawals',
    'mail',
    'unsubscribe',
    'contact',
    'profile',
    'documents',
    'retention',
  ],
]
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
      `a feature may import of another its queries and calls, and no more except of ${foundation.join(', ')}`,
      { path: otherFeature },
      { path: otherFeature, pathNot: [...ownAndFoundation, `${otherFeature}(?:queries|calls)\\.ts$`] },
    ),
    forbidden(
      'feature-calls-as-types',
      'a feature may import the calls of another as types only',
      { path: otherFeature },
      { path: `${otherFeature}calls\\.ts$`, pathNot: ownAndFoundation, dependencyTypesNot: ['type-only'] },
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
      { path: [layer('app/site/client'), layer('features')], pathNot: '/(?:\\w*[cC]alls|callTables)\\.ts$|\\.test\\.tsx?$' },
      { path: `${layer('features')}(?:[^/]+/\\w*[cC]alls|callTables)\\.ts$`, dependencyTypesNot: ['type-only'] },
    ),
    forbidden(
      'storybook-stays-in-stories',
      'only stories may import Storybook',
      { path: ['tokens', 'design-system', 'features', 'app'].map(layer) },
      { path: 'node_modules/(@storybook|storybook)/' },
    ),
    forbidden(
      'site-behind-calls',
      'the site calls platform and games over HTTP only',
      { path: `${layer('app')}site/` },
      { path: `${layer('app')}(platform|games)/` },
    ),
    forbidden(
      'no-site-behind-calls',
      'platform and games represent external systems, so they must not import site code',
      { path: `${layer('app')}(platform|games)/` },
      { path: `${layer('app')}site/` },
    ),
    forbidden(
      'games-behind-their-port',
      'the games know money, players and limits through one file',
      { path: `${layer('app')}games/`, pathNot: tests },
      { path: `${layer('app')}platform/`, pathNot: '/gamesPort\\.ts$' },
    ),
    forbidden(
      'games-named-once',
      'the platform names the games in the list of its modules',
      { path: `${layer('app')}platform/`, pathNot: [tests, '/modules\\.ts$'] },
      { path: `${layer('app')}games/` },
    ),
    ...platformRooms.map((room, index) =>
      forbidden(
        'platform-downwards',
        'a room of the platform imports only those that stand before it in the list',
        { path: `${layer('app')}platform/${room}/`, pathNot: tests },
        { path: `${layer('app')}platform/[^/]+/`, pathNot: `platform/(?:${platformRooms.slice(0, index + 1).join('|')}|testing)/` },
      ),
    ),
    forbidden(
      'money-has-one-door',
      'the wallet is used through its index',
      { path: `${layer('app')}platform/`, pathNot: [tests, `${layer('app')}platform/money/`] },
      { path: `${layer('app')}platform/money/`, pathNot: '/money/index\\.ts$' },
    ),
    forbidden(
      'shared-knows-nobody',
      'what site, platform and games share knows none of them',
      { path: `${layer('app')}shared/` },
      { path: `${layer('app')}(site|platform|games)/` },
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
