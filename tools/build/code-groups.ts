/** Matches modules whose path contains one of the given parts. */
const modules = (...parts: string[]) =>
  new RegExp(parts.map((part) => part.replaceAll('.', '\\.')).join('|'))

const inFolder = (folder: string, names: string) =>
  names.split(' ').map((name) => `${folder}/${name}`)

const chakra = 'node_modules/@chakra-ui/react/dist/esm'

/**
 * Modules that are always loaded together share a file: fewer requests, and better compression. A
 * group also includes the static imports of its modules, unless a group with a higher priority
 * does.
 */
export const codeGroups = [
  {
    name: 'react',
    priority: 5,
    test: modules(...inFolder('node_modules', 'react/ react-dom/ scheduler/')),
  },
  {
    name: 'theme',
    priority: 5,
    test: modules(
      ...inFolder('node_modules', '@emotion/ stylis/ @pandacss/'),
      ...inFolder(chakra, 'styled-system theme utils preset-base anatomy'),
      'src/shared/ui/theme/theme',
    ),
  },
  { name: 'start', priority: 4, test: modules('src/main.tsx') },
  // Includes the small modules that most screens use, which would each become a file.
  {
    name: 'signed-in',
    priority: 3,
    test: modules(
      'src/app/signed-in.tsx',
      'lucide-react/dist/esm/icons/',
      ...inFolder(
        `${chakra}/components`,
        'textarea/ badge/ grid/ simple-grid/ link/ visually-hidden/ progress/ code/ list/',
      ),
      ...inFolder(
        'src/shared/lib',
        'values/ state/ device/ work/ download keyboard/first-click csv/csv-write',
      ),
      ...inFolder(
        'src/shared/ui',
        'page/placeholder page/progress-bar page/toolbar page/data-age copy/copy-button copy/copy-text link-as-button user-text loading tables/row-ids',
      ),
      ...inFolder('src/shared/i18n', 'use-options trans.tsx format- short-time shortcut-label'),
      'src/entities/offer/offer.ts',
      ...inFolder(
        'src/entities/event',
        'done-marks event-queries event-time event-type seen-events event.ts ui/event- ui/since-',
      ),
      ...inFolder('src/entities/campaign', 'results own-senders.ts ui/only-mine ui/checkbox-'),
    ),
  },
  // Tables and fields, which all list screens use.
  {
    name: 'controls',
    priority: 2,
    test: modules(
      ...inFolder(`${chakra}/components`, 'checkbox/'),
      'use-media-query',
      ...inFolder(
        'src/shared/ui',
        'tooltip use-window-of-rows use-is-printing filter-tag panel/ page/reset-view page/filling-page fields/single-keys-checkbox tables/data-table tables/view-button tables/table-order tables/use- fields/select-field fields/search-field fields/segmented-control fields/device-checkbox fields/check-label fields/number-field fields/name-form',
      ),
      ...inFolder(
        'src/entities',
        'lead/list-contacts-queries lead/lead-labels lead/legal-form lead/people lead/copy-emails list/list-save/save-messages',
      ),
    ),
  },
  // Code shared by Campaigns and the builder.
  {
    name: 'campaign',
    priority: 1,
    minShareCount: 2,
    test: modules(
      ...inFolder('src/entities/campaign', 'tokens/ mail/body-tokens mail/fill-tokens checks/'),
      'src/features/campaign-builder/drafts/drafts-of-user',
    ),
  },
]
