import type { Texts } from '../../define-text.ts'

/** The desk where pages of content are written and published. */
export const publishing = {
  title: 'Pages',
  lead: 'What players read and agree to. A published version never changes; the next one takes its place.',
  version: 'Version {version}',
  publishedBy: 'Published by {name}',
  firstWords: 'Came with the house',
  back: 'To all pages',
  views: 'What is shown',
  view_write: 'Write',
  view_preview: 'Preview',
  view_versions: 'Versions',
  pageTitle: 'Title',
  body: 'Text',
  bodyHint:
    '## Heading · ### Smaller heading · “- ” begins a line of a list, “1. ” of a numbered one · [words](/page/help) is a link of the site · an empty line ends a paragraph. Everything else is shown as it stands.',
  titleMissing: 'Please write a title.',
  bodyMissing: 'Please write the text.',
  publish: 'Ask a second person',
  publishTitle: 'Ask to publish version {version}?',
  publishMeans:
    'When a second person agrees, players read it at once, in every language. It cannot be changed afterwards.',
  publishDue: 'Every player is told on their account and asked to agree to it.',
  reason: 'Reason',
  reasonHint: 'What changed and why. It stands with the version and in the audit.',
  reasonMissing: 'Please give a reason.',
  asked: 'A second person is asked about version {version}.',
  waits: '{name} asked to publish version {version}. It waits for a second person.',
  toApprovals: 'To the approvals',
  newer:
    'Version {version} was published while you were writing. Look at it under Versions; what you wrote cannot be published over it.',
  startOver: 'Begin anew from version {version}',
  present: 'Players read this one',
  look: 'Look at version {version}',
  shown: 'Words of version {version}',
  readOnly: 'Administrators write and publish; you can read every version.',
} as const satisfies Texts
