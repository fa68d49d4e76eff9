const fs = require('node:fs')

/** Imports run one way: app -> features -> editor -> entities -> shared (docs/contributing.md). */

const rule = (name, comment, from, to) => ({
  name,
  comment,
  severity: 'error',
  from: { pathNot: '\\.test\\.tsx?$', ...from },
  to,
})

/**
 * Within a room, each folder may import those of later layers only, so that no folders are in a
 * circle. What two folders need moves down, or they become one. A '.' is the room's own files.
 */
function layersWithin(room, layers) {
  const listed = new Set(layers.flatMap((names) => names.split('|')))
  for (const entry of fs.readdirSync(room, { withFileTypes: true })) {
    if (entry.isDirectory() && !listed.has(entry.name)) {
      throw new Error(`${room}/${entry.name} is in no layer of .dependency-cruiser.cjs`)
    }
  }
  const pathOf = (names) => `^${room}/(${names === '.' ? '[^/]+$' : `(${names})/`})`
  return layers.map((names, index) =>
    rule(
      `${room.split('/').slice(1).join('-')}-${names.replaceAll('|', '-')}-imports-none-above`,
      `Imports run ${layers.join(' -> ')}.`,
      { path: pathOf(names) },
      {
        path: layers.slice(0, index + 1).map(pathOf),
        pathNot: names === '.' ? pathOf(names) : `^${room}/$2/`,
      },
    ),
  )
}

module.exports = {
  forbidden: [
    ...layersWithin('src/app', ['routes', 'shell', 'keyboard']),
    ...layersWithin('src/features/campaign-builder', [
      'flow',
      'sequence',
      'drafts',
      'ai|attachments|library|preview',
    ]),
    ...layersWithin('src/features/campaign-builder/ai', ['panel', '.']),
    ...layersWithin('src/features/campaigns', ['list', 'sending']),
    ...layersWithin('src/features/campaigns/sending', ['launch', 'bulk', '.']),
    ...layersWithin('src/features/lead-search', ['.', 'saved-searches']),
    ...layersWithin('src/features/lists', ['.', 'contacts|import', 'cleaning']),
    ...layersWithin('src/features/lists/import', ['.', 'csv']),
    ...layersWithin('src/features/settings', ['.', 'hand-over|users', 'sections']),
    ...layersWithin('src/editor', ['view', 'clipboard', 'commands', 'html', 'model']),
    ...layersWithin('src/editor/view', ['.', 'toolbar', 'dialogs']),
    ...layersWithin('src/entities/campaign', [
      'rehearse',
      'ui',
      'checks',
      'mail',
      'tokens',
      'model',
      '.',
    ]),
    ...layersWithin('src/entities/campaign/checks', ['audience', '.']),
    ...layersWithin('src/entities/event', ['ui', '.']),
    ...layersWithin('src/entities/lead', ['ui', 'search', '.']),
    ...layersWithin('src/entities/list', ['list-save', '.']),
    ...layersWithin('src/shared', ['ui', 'api', 'i18n', 'lib', 'config']),
    ...layersWithin('src/shared/lib', ['device|keyboard|work', 'csv|state|values']),
    ...layersWithin('src/shared/ui', [
      'tables|page',
      'copy|fields',
      'dialogs|notifications|panel',
      '.',
      'theme',
    ]),
    rule(
      'editor-imports-no-layer-above',
      'The editor knows no campaign: what it offers is passed in.',
      { path: '^src/editor' },
      { path: '^src/(app|features)' },
    ),
    rule('no-cycles', 'A cycle cannot be read from one end.', {}, { circular: true }),
    rule(
      'shared-imports-no-layer-above',
      'shared is the lowest layer.',
      { path: '^src/shared' },
      { path: '^src/(app|features|editor|entities)' },
    ),
    rule(
      'entities-import-shared-only',
      'Entities hold what two features share.',
      { path: '^src/entities' },
      { path: '^src/(app|features|editor)' },
    ),
    rule(
      'entities-import-no-entity',
      'Only lead, list, event and campaign may import other entities.',
      {
        path: '^src/entities/([^/]+)/',
        pathNot: ['\\.test\\.tsx?$', '^src/entities/(lead|list|event|campaign)/'],
      },
      { path: '^src/entities/', pathNot: '^src/entities/$1/' },
    ),
    rule(
      'entities-import-few-entities',
      'Imports run campaign -> event -> list -> lead -> credits and session.',
      { path: '^src/entities/([^/]+)/' },
      { path: '^src/entities/', pathNot: '^src/entities/($1|lead|list|event|credits|session)/' },
    ),
    rule(
      'entity-types-only',
      'lead and list may import the types of another entity, and the code of session and credits only; list also asks lead who said no, and has the contacts read again.',
      { path: '^src/entities/(lead|list)/' },
      {
        path: '^src/entities/',
        pathNot:
          '^src/entities/($1|session|credits)/|^src/entities/lead/(said-no|list-contacts-key)',
        dependencyTypesNot: ['type-only'],
      },
    ),
    rule(
      'features-import-no-feature',
      'If two features need it, it is an entity or shared/ui. Only app joins features.',
      { path: '^src/features/([^/]+)/' },
      { path: '^src/(app|features)/', pathNot: '^src/features/$1/' },
    ),
    rule(
      'client-in-queries-only',
      'Only *-queries.ts files call the API client.',
      { path: '^src', pathNot: '(-queries\\.ts|\\.test\\.tsx?|^src/shared/api/.*|^src/test/.*)$' },
      { path: '^src/shared/api/client\\.ts$' },
    ),
    rule(
      'mocks-import-the-contract-only',
      'The mock backend is a product of its own: of src it imports the contract types only.',
      { path: '^mocks' },
      { path: '^src', pathNot: '^src/shared/api/contract(\\.gen)?\\.ts$' },
    ),
    rule(
      'src-imports-no-mock',
      'Only main.tsx starts the mock backend; tests may use it.',
      { path: '^src', pathNot: '(^src/main\\.tsx|^src/test/.*|\\.test\\.tsx?)$' },
      { path: '^(mocks|stories|e2e|bench|tools)' },
    ),
    rule(
      'handlers-import-no-index',
      'Handlers never import the list of all handlers.',
      { path: '^mocks/handlers/' },
      { path: '^mocks/handlers/index\\.ts$' },
    ),
    rule(
      'mocks-model-is-below',
      'The rows know nothing of what makes, simulates or answers with them.',
      { path: '^mocks/model/' },
      { path: '^mocks/', pathNot: '^mocks/(model|contract)/' },
    ),
    rule(
      'mocks-simulation-without-handlers',
      'Imports run handlers -> simulation -> model.',
      { path: '^mocks/simulation/' },
      { path: '^mocks/(seed|handlers|scenarios|entry)/' },
    ),
    rule(
      'no-unresolved-import',
      'The path has a typo.',
      {},
      { couldNotResolve: true, pathNot: '^virtual:' },
    ),
    rule(
      'no-dev-dependency-in-product',
      'What the product imports belongs in dependencies, not devDependencies.',
      { path: '^src', pathNot: '(^src/test/.*|\\.test\\.tsx?)$' },
      { dependencyTypes: ['npm-dev'], pathNot: '^mocks' },
    ),
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(route-tree\\.gen\\.ts|contract/prism/judge\\.mjs|\\.scss|\\.svg)$' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
    },
  },
}
