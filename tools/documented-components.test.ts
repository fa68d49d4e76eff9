import { expect, test } from 'vitest'

/** Components without a docs page, with the reason. */
const withoutPage: Readonly<Record<string, string>> = {
  ActionBar: 'the actions below the rows of Lead Search and of contacts',
  AddressText: 'an address in a cell, and in LeadsTable',
  AnchoredMenu: 'the menu of RowActions and of the launch bar',
  AnchoredPopover: 'the popovers of the launch bar, View and colours',
  Balance: 'shown with Lead Search',
  LeadsTable: 'the results of Lead Search, in its stories',
  ResultsCounts: 'the line above the results of Lead Search',
  SaveListDialog: 'Create List of Lead Search, in its stories',
  SavingPanel: 'the progress of a list that is saved, in the stories of Lead Search',
  SearchError: 'a search that failed, in the stories of Lead Search',
  SearchProgress: 'a search on its way, in the stories of Lead Search',
  CampaignEvents: 'part of the details of a campaign',
  CardList: 'what DataTable shows on a phone',
  CheckLabel: 'part of DeviceCheckbox, and of dialogs and filters',
  CopyByHandDialog: 'opened by CopyButton',
  CreateContactDialog: 'opened by Lead Search, and by the panel of a reply',
  CutNote: 'the line below rows that are too many to print',
  DataAge: 'shown by PageHeader',
  EmailCell: 'part of LeadsTable',
  EntryRow: 'a row of saved searches, templates and snippets, which are shown in their dialogs',
  EventBadge: 'a cell of the events, and a line of PersonEvents',
  EventTime: 'a cell of the events, and a line of PersonEvents',
  FillingPage: 'the layout of a screen whose table fills the window',
  HeadNote: 'a line beside the number of leads, in the stories of Lead Search',
  HiddenSelection: 'a note beside the results of a search',
  IconAction: 'an icon button with a tooltip and a reason',
  IconButton: 'part of IconAction',
  Fact: 'part of LeadPanel and of the details of a campaign',
  Facts: 'the facts of LeadPanel and of the details of a campaign',
  LeadPanel: 'needs the router: it is shown with Lead Search',
  LookProgress: 'a line beside Reveal',
  LeaveDialog: 'opened by GuardedDialog, and by the router before work is lost',
  NotCreated: 'the reason in a FormDialog whose call failed',
  NameForm: 'the first line of the dialogs of saved searches and of snippets',
  OnlyMine: 'narrows Home and the events to campaigns of the user',
  OwnSendersDialog: 'opened by OnlyMine',
  Panel: 'shown by LeadPanel and the details of a campaign',
  PanelArea: 'the layout of rows and the panel of one of them',
  PanelPlace: 'the place of a Panel',
  PersonEvents: 'part of LeadPanel',
  PickerField: 'the combobox of long lists, shown with the lead list of a campaign',
  ReadError: 'an ErrorPanel for a read that failed',
  RevealPrice: 'a line beside Reveal',
  RequiredMark: 'part of FormField and SelectField',
  RowList: 'the list of the Lists screen, and part of CardList',
  RetryButton: 'part of what says that something could not be read',
  ListSaveActions: 'part of SaveListDialog, and of the import',
  ListSaveDialog: 'shows SaveListDialog while there is a job',
  ListSaveForm: 'part of SaveListDialog, and of the import',
  SearchButton: 'the button of both searches, with what a search costs',
  SinceLastVisit: 'a line of Home and of the events',
  SelectAllCheckbox: 'part of DataTable and CardList',
  SelectScrollButton: 'part of SelectField',
  StyledBox: 'an element with styles that are computed once',
  TableCheckbox: 'part of DataTable and CardList',
  TableHead: 'part of DataTable',
  StepHeading: 'the heading of a step of an import, or of Clean a copy',
  StepSection: 'a part of a step of an import, or of Clean a copy',
  ListReads: 'the progress of reading lists, in an import and in Clean a copy',
  Toast: 'shown by Toaster',
  UpdatedAt: 'part of DataAge',
  UnknownNote: 'what LeadPanel, a campaign or its check could not read',
  UserTextInSentence: 'UserText that wraps',
  ViewMenu: 'opened by ViewButton',
  TableRow: 'part of DataTable',
  UnlistedToggle: 'the toggle of both searches',
}

const code = import.meta.glob<string>(
  [
    '../src/shared/ui/**/*.{ts,tsx}',
    '../src/entities/**/ui/*.tsx',
    '../src/entities/credits/*.tsx',
    '../src/entities/list/list-save/*.tsx',
    '../src/app/shell/notification-log-button.tsx',
    '!../src/**/*.test.tsx',
  ],
  { eager: true, query: '?raw', import: 'default' },
)
const stories = import.meta.glob<string>('../stories/components/**/*.stories.tsx', {
  eager: true,
  query: '?raw',
  import: 'default',
})

/** Exported components by name, and whether each has a comment. */
const components = new Map(
  Object.values(code).flatMap((text) =>
    [...text.matchAll(/(\*\/\n)?export (?:function|class|const) ([A-Z]\w*[a-z]\w*)/g)].map(
      ([, comment, name = '']): [string, boolean] => [name, comment !== undefined],
    ),
  ),
)

const documented = new Set(
  Object.values(stories)
    .filter((text) => text.includes("tags: ['autodocs']"))
    .flatMap((text) => {
      const [, main = ''] = /^ {2}component: (\w+)/m.exec(text) ?? []
      const [, others = ''] = /subcomponents: \{ (.*) \}/.exec(text) ?? []
      return [main, ...others.split(', ')].filter(Boolean)
    }),
)

test('each component has a docs page, or a reason why it has none', () => {
  const missing = [...components.keys()].filter(
    (name) => !documented.has(name) && !Object.hasOwn(withoutPage, name),
  )
  expect(missing).toEqual([])
})

test('each component with a docs page says in a comment when to use it', () => {
  const silent = [...documented].filter((name) => components.get(name) !== true)
  expect(silent).toEqual([])
})

test('the list of components without a page has no outdated entries', () => {
  const outdated = Object.keys(withoutPage).filter(
    (name) => !components.has(name) || documented.has(name),
  )
  expect(outdated).toEqual([])
})
