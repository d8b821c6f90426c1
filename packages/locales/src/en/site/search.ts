import type { Texts } from '../../define-text.ts'

export const search = {
  title: 'Search',
  placeholder: 'Game, match, team, offer, help',
  clear: 'Clear the search',
  hint: 'Type a name in English or Bangla.',
  count: 'Found: {count}',
  none: 'Nothing is called “{wanted}” here',
  noneHint: 'Try fewer letters, or the name in the other language.',
  failed: 'The search did not go through',
  games: 'Games',
  matches: 'Matches',
  promotions: 'Promotions',
  pages: 'Pages and help',
} as const satisfies Texts
