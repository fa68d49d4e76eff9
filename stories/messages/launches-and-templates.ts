import type { Message } from './message'
import { holdSummerWebinar, saveSnippet, saveTemplate } from './shared-steps'

const builder = '/campaigns?flow=sequence&edit=2&role=user'

export const launchesAndTemplates: Message[] = [
  {
    when: 'A launch that another tab is about to send',
    title: 'Already on hold in another tab',
    description: '“Summer webinar” is about to be sent there. Nothing was sent from here.',
    story: 'screens-campaigns-on-hold--held-elsewhere',
    address: '/settings?role=user',
    steps: [
      ...holdSummerWebinar.slice(0, -1),
      'In another tab, Select Summer webinar',
      'In another tab, Press Launch (1)',
      'Press Launch (1)',
    ],
  },
  {
    when: 'A countdown that was interrupted',
    title: 'Nothing was sent',
    description: 'The countdown of “Summer webinar” was interrupted, as when the computer sleeps.',
    story: 'screens-campaigns-on-hold--hold-too-late',
    address: '/settings?role=user',
    steps: [...holdSummerWebinar, 'Let the computer sleep for an hour'],
  },
  {
    when: 'A campaign that is deleted while it is on hold',
    title: 'Nothing was sent',
    description: '“Summer webinar” was deleted, so what was on hold with it is not sent.',
    story: 'screens-campaigns-on-hold--deleted-on-hold',
    address: '/settings?role=user',
    steps: [
      ...holdSummerWebinar,
      'Press Actions for Summer webinar',
      'Choose Delete',
      'Press Delete Campaign',
    ],
  },
  {
    when: 'A template is saved',
    title: 'Template saved',
    description: '“Fintech spring push” is kept on this device.',
    story: 'screens-campaigns-templates--saved',
    address: builder,
    steps: saveTemplate,
  },
  {
    when: 'A template is deleted',
    title: 'Template deleted',
    description: '“Fintech spring push” is no longer kept on this device.',
    story: 'screens-campaigns-templates--deleted',
    address: builder,
    steps: [...saveTemplate, 'Press Delete Fintech spring push'],
  },
  {
    when: 'A template is inserted',
    title: 'Template inserted',
    description: '“Fintech spring push” added 1 step.',
    story: 'screens-campaigns-templates--inserted',
    address: builder,
    steps: [...saveTemplate, 'Press Insert Fintech spring push'],
  },
  {
    when: 'A template that the browser cannot store',
    title: 'Kept only until this page closes',
    description:
      'This browser blocks its storage, or it is full. Nothing is lost yet: use “Export all” to keep it as a file.',
    story: 'screens-campaigns-templates--storage-full',
    address: builder,
    steps: ['Fill the storage of the browser', ...saveTemplate],
  },
  {
    when: 'Templates are imported',
    title: 'Import finished',
    description: '1 entry was added.',
    story: 'screens-campaigns-templates--imported',
    address: builder,
    steps: ['Press Templates', 'Press Import and choose templates.json'],
    files: [
      {
        name: 'templates.json',
        text: '{"content":"AI SDR templates and snippets","version":1,"entries":[{"kind":"snippet","id":"a","name":"Pricing","html":"<p>From 20 a month</p>"}]}',
      },
    ],
  },
  {
    when: 'A file without templates is imported',
    title: 'Nothing was imported',
    description: '“templates.json”: It is not a file of templates and snippets.',
    story: 'screens-campaigns-templates--import-refused',
    address: builder,
    steps: ['Press Templates', 'Press Import and choose templates.json'],
    files: [{ name: 'templates.json', text: 'first_name,last_name,email' }],
  },
  {
    when: 'A snippet is saved',
    title: 'Snippet saved',
    description: '“Greeting” is kept on this device.',
    story: 'screens-campaigns-templates--snippet-saved',
    address: builder,
    steps: saveSnippet,
  },
  {
    when: 'A snippet is deleted',
    title: 'Snippet deleted',
    description: '“Greeting” is no longer kept on this device.',
    story: 'screens-campaigns-templates--snippet-deleted',
    address: builder,
    steps: [...saveSnippet, 'Press Delete Greeting'],
  },
]
