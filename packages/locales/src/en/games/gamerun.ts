import type { Texts } from '../../define-text.ts'

export const gamerun = {
  close: 'Close the game',
  deposit: 'Deposit',
  frame: 'Game',
  loading: 'The game is opening',
  slow: 'This takes long. Check your connection, or close the game and open it again.',
  nothing: 'No game is open',
  nothingHint: 'Choose one from the list.',
  toGames: 'To the games',
  leaveTitle: 'A round is still open',
  leave: 'Leave',
  stay: 'Keep playing',
  leaveText: 'Your stake is safe: the round goes on when you open the game again.',
  sitting: 'Playing {time}',
  minutes: '{minutes} min',
  hours: '{hours} h {minutes} min',
  theatre: 'Theatre',
  leaveTheatre: 'Leave the theatre',
  full: 'Full screen',
  leaveFull: 'Leave full screen',
  withKey: '{name} ({key})',
} as const satisfies Texts
