/** The pages of content that every house has, in the order in which they are listed. */
export const PAGE_KEYS = [
  'help',
  'terms',
  'privacy',
  'responsible-gaming',
  'about-us',
  'contact',
  'licence',
] as const
export type PageKey = (typeof PAGE_KEYS)[number]

/** The pages that a player agrees to, each in a version. */
export const AGREED_PAGES = ['terms', 'privacy'] as const satisfies readonly PageKey[]
export type AgreedPage = (typeof AGREED_PAGES)[number]

export const PAGE_TITLE_LENGTH_MAX = 120
export const PAGE_BODY_LENGTH_MAX = 30_000
