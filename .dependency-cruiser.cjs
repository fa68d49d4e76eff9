/** The arrows of the house (README, "The house"): app -> features -> entities -> shared. */

const rule = (name, comment, from, to) => ({
  name,
  comment,
  severity: 'error',
  from: { pathNot: '\\.test\\.tsx?$', ...from },
  to,
})

module.exports = {
  forbidden: [
    rule('no-circles', 'A circle has no reading order.', {}, { circular: true }),
    rule(
      'shared-knows-nothing',
      'shared is the ground floor.',
      { path: '^src/shared' },
      { path: '^src/(app|features|entities)' },
    ),
    rule(
      'entities-know-shared-only',
      'entities are what two features share.',
      { path: '^src/entities' },
      { path: '^src/(app|features)' },
    ),
    rule(
      'entities-keep-apart',
      'Between entities: list -> lead and campaign -> list, for types only.',
      { path: '^src/entities/([^/]+)/' },
      { path: '^src/entities/', pathNot: '^src/entities/($1|lead|list)/' },
    ),
    rule(
      'entity-types-only',
      'An entity may know the shape of another, not its behaviour.',
      { path: '^src/entities/([^/]+)/' },
      { path: '^src/entities/', pathNot: '^src/entities/$1/', dependencyTypesNot: ['type-only'] },
    ),
    rule(
      'features-never-meet',
      'If two features need it, it is an entity or shared/ui. Only app joins features.',
      { path: '^src/features/([^/]+)/' },
      { path: '^src/(app|features)/', pathNot: '^src/features/$1/' },
    ),
    rule(
      'calls-live-in-queries',
      'The client is called by *-queries.ts alone.',
      { path: '^src', pathNot: '(-queries\\.ts|\\.test\\.tsx?|^src/shared/api/.*|^src/test/.*)$' },
      { path: '^src/shared/api/client\\.ts$' },
    ),
    rule(
      'mocks-know-the-contract-only',
      'The mock backend is a product of its own.',
      { path: '^mocks' },
      { path: '^src', pathNot: '^src/shared/api/contract(\\.gen)?\\.ts$' },
    ),
    rule(
      'product-knows-no-mock',
      'Only main.tsx starts the mock backend; tests may use it.',
      { path: '^src', pathNot: '(^src/main\\.tsx|^src/test/.*|\\.test\\.tsx?)$' },
      { path: '^(mocks|stories|e2e|bench|tools)' },
    ),
    rule(
      'handlers-read-no-index',
      'Handlers never import the list of handlers.',
      { path: '^mocks/handlers/' },
      { path: '^mocks/handlers/index\\.ts$' },
    ),
    rule('nothing-unresolved', 'A typo in a path.', {}, { couldNotResolve: true }),
    rule(
      'production-code-needs-dependencies',
      'What the product imports is a dependency, not a development tool.',
      { path: '^src', pathNot: '(^src/test/.*|\\.test\\.tsx?)$' },
      { dependencyTypes: ['npm-dev'], pathNot: '^mocks' },
    ),
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(route-tree\\.gen\\.ts|\\.scss|\\.svg)$' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
    },
  },
}
