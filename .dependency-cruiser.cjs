/** Imports run one way: app -> features -> entities -> shared (docs/contributing.md). */

const rule = (name, comment, from, to) => ({
  name,
  comment,
  severity: 'error',
  from: { pathNot: '\\.test\\.tsx?$', ...from },
  to,
})

/**
 * The folders of features/campaigns; each may import those of later lines. List and sending are a second
 * way down to checks: the builder imports neither of them, and they import nothing of the builder.
 */
const campaignLayers = [
  'flow',
  'sequence',
  'drafts',
  'list',
  'sending',
  'preview|ai|attachments|checks',
  'editor',
  'library',
  'mail|tokens|schedule',
  'model',
]
const campaignFolder = (names) => `^src/features/campaigns/(${names})/`
const campaignRule = ([names, ...above]) =>
  rule(
    `campaigns-${names.replaceAll('|', '-')}-import-no-folder-above`,
    'Imports run flow -> sequence -> drafts, and list -> sending, then to preview, ai, attachments, checks -> editor -> library -> mail, tokens, schedule -> model.',
    { path: campaignFolder(names) },
    { path: campaignFolder(above.join('|')) },
  )

module.exports = {
  forbidden: [
    ...campaignLayers
      .map((names, index) => [names, ...campaignLayers.slice(0, index)])
      .slice(1)
      .map(campaignRule),
    rule(
      'campaigns-siblings-apart',
      'Preview, AI, attachments and checks do not import one another.',
      { path: campaignFolder('preview|ai|attachments|checks') },
      {
        path: campaignFolder('preview|ai|attachments|checks'),
        pathNot: '^src/features/campaigns/$1/',
      },
    ),
    rule(
      'campaigns-builder-and-list-apart',
      'Only the screen joins the list and the builder.',
      { path: campaignFolder('flow|sequence|drafts') },
      { path: campaignFolder('list|sending') },
    ),
    rule(
      'campaigns-list-without-the-parts-of-the-builder',
      'Sending needs the check of what goes out, and nothing that writes it.',
      { path: campaignFolder('list|sending') },
      { path: campaignFolder('preview|ai|attachments|editor|library') },
    ),
    rule(
      'campaigns-model-without-react',
      'What a campaign is runs without React and without calls.',
      { path: '^src/features/campaigns/model/' },
      { path: 'node_modules/(react|react-dom|@chakra-ui|@tanstack)/' },
    ),
    rule('no-cycles', 'A cycle cannot be read from one end.', {}, { circular: true }),
    rule(
      'shared-imports-no-layer-above',
      'shared is the lowest layer.',
      { path: '^src/shared' },
      { path: '^src/(app|features|entities)' },
    ),
    rule(
      'entities-import-shared-only',
      'Entities hold what two features share.',
      { path: '^src/entities' },
      { path: '^src/(app|features)' },
    ),
    rule(
      'entities-import-no-entity',
      'Only lead, list and campaign may import other entities.',
      {
        path: '^src/entities/([^/]+)/',
        pathNot: ['\\.test\\.tsx?$', '^src/entities/(lead|list|campaign)/'],
      },
      { path: '^src/entities/', pathNot: '^src/entities/$1/' },
    ),
    rule(
      'entities-import-few-entities',
      'Imports run campaign -> list -> lead -> credits and session.',
      { path: '^src/entities/([^/]+)/' },
      { path: '^src/entities/', pathNot: '^src/entities/($1|lead|list|credits|session)/' },
    ),
    rule(
      'entity-types-only',
      'lead and list may import the types of another entity, and the code of session and credits only.',
      { path: '^src/entities/(lead|list)/' },
      {
        path: '^src/entities/',
        pathNot: '^src/entities/($1|session|credits)/',
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
      'mail-and-tokens-stand-alone',
      'Their sibling folders import them; they import only each other.',
      { path: '^src/features/campaigns/(mail|tokens)/' },
      { path: '^src/features/campaigns/', pathNot: '^src/features/campaigns/(mail|tokens)/' },
    ),
    rule(
      'editor-model-without-react',
      'The document and its rules run without React and without the other folders of the editor.',
      { path: '^src/features/campaigns/editor/model/' },
      {
        path: '(^src/features/campaigns/editor/(html|commands|clipboard|view)/|node_modules/(react|react-dom|slate-react)/)',
        dependencyTypesNot: ['type-only'],
      },
    ),
    rule(
      'editor-html-and-commands-without-view',
      'Within the editor imports run view -> clipboard -> commands -> html -> model.',
      { path: '^src/features/campaigns/editor/(html|commands|clipboard)/' },
      { path: '^src/features/campaigns/editor/(view/|step-document|editor-session)' },
    ),
    rule(
      'editor-html-without-commands',
      'Within the editor imports run view -> clipboard -> commands -> html -> model.',
      { path: '^src/features/campaigns/editor/html/' },
      { path: '^src/features/campaigns/editor/(commands|clipboard)/' },
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
