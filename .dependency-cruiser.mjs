/** Packages that each package may import (docs/architecture.md). */
const allowedPackages = {
  tokens: [],
  domain: [],
  illustrations: [],
  mails: ['domain'],
  ui: ['tokens'],
  client: ['domain', 'ui'],
  server: ['domain'],
  storefront: ['tokens', 'domain', 'ui', 'client', 'server'],
  backoffice: ['tokens', 'domain', 'ui', 'client', 'server'],
  api: ['domain', 'mails', 'server'],
  sandbox: [],
}

/** Folders of ui. A folder imports only itself and earlier ones. */
const uiFolders = [
  'internal',
  'text',
  'media',
  'controls',
  'layout',
  'feedback',
  'fields',
  'overlays',
  'navigation',
  'shop',
]

/** Layers of the storefront, from the lowest to the highest. A layer imports only itself and lower ones. */
const storefrontLayers = ['platform', 'features', 'shell', 'flows', 'screens']

/** Layers of the back office, from the lowest to the highest. */
const backofficeLayers = ['platform', 'features', 'shell', 'screens']

/** Features of the storefront. A feature imports only itself and earlier ones. */
const storefrontFeatures = [
  'coverage',
  'content',
  'catalogue',
  'cart',
  'account',
  'schedule',
  'promotions',
  'orders',
  'invoices',
  'payment',
  'counter',
  'contact',
  'claims',
  'analytics',
]

/** Subjects of the API. A subject imports the `service.ts` of earlier ones. */
const apiSubjects = [
  'coverage',
  'mail',
  'staff',
  'account',
  'catalogue',
  'schedule',
  'promotions',
  'cart',
  'orders',
  'invoices',
  'payment',
  'counter',
  'withdrawals',
  'business',
  'documents',
  'contact',
  'claims',
  'personal-data',
  'analytics',
  'jobs',
]

/** Everything in the API's `src`. An entry imports only itself and earlier ones. */
const apiBase = [
  'fail-points.ts',
  'provider-config.ts',
  'invoice-config.ts',
  'config.ts',
  'locales',
  'database',
  'gateways',
  'dependencies.ts',
  'plugins',
  'authentication',
]
const apiEntryPoints = [
  'seed',
  'ops-arguments.ts',
  'ops-commands.ts',
  'move-customer-data.ts',
  'app.ts',
  'ops.ts',
  'main.ts',
]
const apiOrder = [...apiBase, ...apiSubjects, ...apiEntryPoints]

const api = '^packages/api/src'
const ui = '^packages/ui/src'
const storefront = '^packages/storefront/src'
const backoffice = '^packages/backoffice/src'
const apiTables = '[/-]tables\\.ts$'
/** Tables that reference those of a later entry by foreign keys. */
const tablesWithLaterReferences = `${api}/(?:promotions/tables|payment/tables|plugins/idempotency-tables|authentication/tables|staff/(?:action|session)-tables)\\.ts$`

/** A pattern for entries of a folder and everything below them. */
const below = (folder, entries) =>
  `${folder}/(?:${entries.map((entry) => entry.replace('.', '\\.')).join('|')})(?:/|$)`

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...Object.entries(allowedPackages).map(([name, allowed]) => ({
      name: 'packages',
      comment: `packages/${name} imports ${allowed.join(', ') || 'no other package'}`,
      severity: 'error',
      from: { path: `^packages/${name}/` },
      to: { path: '^packages/', pathNot: below('^packages', [name, ...allowed]) },
    })),
    {
      name: 'tools',
      comment: 'packages do not import scripts, benchmarks, stories or tests',
      severity: 'error',
      from: { path: '^packages/' },
      to: { path: '^(?:\\.storybook|bench|e2e|scripts|stories|tests)/' },
    },
    {
      name: 'relative-paths',
      comment: 'other packages are imported by name: @colada/…',
      severity: 'error',
      from: { path: '^packages/([^/]+)/' },
      to: {
        path: '^packages/',
        pathNot: '^packages/$1/',
        dependencyTypes: ['local'],
        dependencyTypesNot: ['aliased-workspace'],
      },
    },
    {
      name: 'domain-folders',
      comment: 'folders of domain do not import each other in a circle: move what both need to the lower one',
      severity: 'error',
      scope: 'folder',
      from: { path: '^packages/domain/src/' },
      to: { circular: true },
    },
    {
      name: 'ui-without-data',
      comment: 'ui has no data fetching, store or routes',
      severity: 'error',
      from: { path: '^packages/ui/' },
      to: { path: '(?:^|/)(?:react-redux|react-router(?:-dom)?|@reduxjs/toolkit)(?:/|$)' },
    },
    ...uiFolders.map((folder, index) => ({
      name: 'ui-folders',
      comment: `folders of ui from the first to the last: ${uiFolders.join(', ')}`,
      severity: 'error',
      from: { path: below(ui, [folder]) },
      to: { path: `${ui}/`, pathNot: below(ui, uiFolders.slice(0, index + 1)) },
    })),
    {
      name: 'ui-folders',
      comment: 'the folder has no place in uiFolders',
      severity: 'error',
      from: { path: `${ui}/[^/]+/`, pathNot: below(ui, uiFolders) },
      to: {},
    },
    {
      name: 'client-without-routes',
      comment: 'client has no routes, pages or store of its own',
      severity: 'error',
      from: { path: '^packages/client/' },
      to: { path: '(?:^|/)(?:react-redux|react-router(?:-dom)?)(?:/|$)' },
    },
    {
      name: 'server-in-processes',
      comment: 'of a browser application, only its process imports server; browsers do not load it',
      severity: 'error',
      from: {
        path: '^packages/(?:storefront|backoffice)/',
        pathNot: `^packages/(?:storefront|backoffice)/src/server/`,
      },
      to: { path: '^packages/server/' },
    },
    {
      name: 'tokens-in-styles',
      comment:
        'browser applications use tokens in .css.ts files only; the stylesheet and font URLs are for their roots',
      severity: 'error',
      from: {
        path: '^packages/(?:storefront|backoffice)/src',
        pathNot: ['\\.css\\.ts$', `${backoffice}/root\\.tsx$`],
      },
      to: { path: '^packages/tokens/', pathNot: '^packages/tokens/src/fonts\\.ts$' },
    },
    ...storefrontLayers.slice(0, -1).map((layer, index) => ({
      name: 'storefront-layers',
      comment: `layers from the lowest to the highest: ${storefrontLayers.join(', ')}`,
      severity: 'error',
      from: { path: below(storefront, [layer]) },
      to: { path: below(storefront, storefrontLayers.slice(index + 1)) },
    })),
    ...backofficeLayers.slice(0, -1).map((layer, index) => ({
      name: 'backoffice-layers',
      comment: `layers from the lowest to the highest: ${backofficeLayers.join(', ')}`,
      severity: 'error',
      from: { path: below(backoffice, [layer]) },
      to: { path: below(backoffice, backofficeLayers.slice(index + 1)) },
    })),
    {
      name: 'backoffice-folders',
      comment: 'screens do not import each other',
      severity: 'error',
      from: { path: `${backoffice}/screens/` },
      to: { path: `${backoffice}/screens/` },
    },
    {
      name: 'storefront-folders',
      comment: 'flows do not import each other: a feature has what they share',
      severity: 'error',
      from: { path: `${storefront}/flows/([^/]+)` },
      to: { path: `${storefront}/flows/`, pathNot: `${storefront}/flows/$1(?:/|$)` },
    },
    {
      name: 'storefront-folders',
      comment: 'screens do not import each other',
      severity: 'error',
      from: { path: `${storefront}/screens/` },
      to: { path: `${storefront}/screens/` },
    },
    ...storefrontFeatures.map((feature, index) => ({
      name: 'storefront-features',
      comment: `features from the first to the last: ${storefrontFeatures.join(', ')}`,
      severity: 'error',
      from: { path: below(`${storefront}/features`, [feature]) },
      to: {
        path: `${storefront}/features/`,
        pathNot: below(`${storefront}/features`, storefrontFeatures.slice(0, index + 1)),
      },
    })),
    {
      name: 'storefront-features',
      comment: 'the feature has no place in storefrontFeatures',
      severity: 'error',
      from: {
        path: `${storefront}/features/`,
        pathNot: below(`${storefront}/features`, storefrontFeatures),
      },
      to: {},
    },
    ...apiOrder.map((entry, index) => ({
      name: 'api-order',
      comment: 'an entry imports earlier ones only; take what it needs of a later one as a parameter',
      severity: 'error',
      from: { path: below(api, [entry]), pathNot: tablesWithLaterReferences },
      to: { path: `${api}/`, pathNot: below(api, apiOrder.slice(0, index + 1)) },
    })),
    {
      name: 'api-unordered',
      comment: 'the entry has no place in apiOrder',
      severity: 'error',
      from: { path: `${api}/`, pathNot: below(api, apiOrder) },
      to: {},
    },
    {
      name: 'api-services',
      comment: 'a subject imports only the service.ts of another',
      severity: 'error',
      from: { path: `${api}/(${apiSubjects.join('|')})/`, pathNot: apiTables },
      to: { path: below(api, apiSubjects), pathNot: [`${api}/$1/`, '/service\\.ts$'] },
    },
    {
      name: 'api-own-service',
      comment: 'service.ts is for other subjects; a subject imports its own files by their names',
      severity: 'error',
      from: { path: `${api}/(${apiSubjects.join('|')})/` },
      to: { path: `${api}/$1/service\\.ts$` },
    },
    {
      name: 'api-tables',
      comment: 'tables reference the tables of other subjects, but import nothing else of them',
      severity: 'error',
      from: { path: `${api}/.*${apiTables}` },
      to: { path: below(api, [...apiSubjects, ...apiEntryPoints]), pathNot: apiTables },
    },
    {
      name: 'stories-packages',
      comment: 'stories import tokens, domain, ui, mails and parts of the browser applications',
      severity: 'error',
      from: { path: '^stories/' },
      to: { path: '^packages/(?:api|illustrations|sandbox|server)/' },
    },
    {
      name: 'stories-backoffice',
      comment: 'stories of screens of the back office import all of it but its process',
      severity: 'error',
      from: { path: '^stories/', pathNot: '^stories/screens/backoffice/' },
      to: { path: '^packages/backoffice/' },
    },
    {
      name: 'stories-storefront',
      comment:
        'stories import views and locales of the storefront; stories of screens import screens and platform, too',
      severity: 'error',
      from: { path: '^stories/', pathNot: '^stories/screens/' },
      to: {
        path: '^packages/storefront/',
        pathNot: `${storefront}/(?:features|shell|locales|platform/language)/`,
      },
    },
    {
      name: 'stories-storefront',
      comment: 'stories of screens import views, locales, screens and platform of the storefront',
      severity: 'error',
      from: { path: '^stories/screens/' },
      to: {
        path: '^packages/storefront/',
        pathNot: `${storefront}/(?:features|shell|locales|screens|platform)/`,
      },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^packages/[^/]+/(?:build|\\.react-router)/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
}
