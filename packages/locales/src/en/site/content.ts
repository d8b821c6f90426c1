import type { Texts } from '../../define-text.ts'

/** Around the pages of content, whose own words staff write. */
export const content = {
  pages: 'Help and rules',
  otherPages: 'More to read',
  help: 'Help',
  terms: 'Terms',
  privacy: 'Privacy',
  'responsible-gaming': 'Responsible Gaming',
  'about-us': 'About Us',
  contact: 'Contact',
  licence: 'Licence',
  published: 'Version {version}, published on {date}',
  search: 'Search the answers',
  searchHint: 'A word or two, such as “deposit” or “commission”.',
  found: 'Answers found: {count}',
  notFound: 'No answer has these words',
  notFoundHint: 'Try another word, or write to us.',
  toContact: 'Write to us',
  due: 'There is something new to read and agree to',
  dueHint: 'You can go on playing. Please read it when you have a quiet minute.',
  agreeFirst: 'You have not agreed to any version of this page yet.',
  agreeNext: 'You agreed to version {accepted}. This is version {version}.',
  agree: 'I have read this and agree',
  agreed: 'Thank you. It is kept that you agreed to this version.',
  agreeFailed: 'Your agreement could not be kept. Please try again.',
} as const satisfies Texts
