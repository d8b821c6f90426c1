import { liveEn } from '../../../live/words/en.ts'

export const en = {
  ...liveEn,
  card: 'The card',
  down: 'Below 7',
  seven: 'Seven',
  up: 'Above 7',
  red: 'Red',
  'seven-hearts': '7 of hearts',
  black: 'Black',
  downMark: '↓',
  upMark: '↑',
  sevenMark: '7',
  downWins: 'Below 7',
  sevenWins: 'Seven!',
  upWins: 'Above 7',
  statistics: 'Latest rounds ({count}): {down} below seven, {up} above, {seven} on it.',
  goal: 'One card is turned. Bet whether it lies below the seven, above it or on it, which colour it has, or on the seven of hearts alone. The ace is the lowest card, the king the highest.',
  sevenTitle: 'When the seven comes',
  sevenRule:
    'Seven pays, and so does 7 of hearts if it is that one. Bets on Below 7, Above 7, Red and Black get half of the stake back, rounded down, whatever the colour of the seven.',
  shoe: 'For every round the shoe is filled anew with eight decks, 416 cards, of which one is drawn: each card is as likely as any other.',
  figuresNote:
    'Seven and 7 of hearts pay much, but return less than the simple bets. For those, the share of rounds that pay counts the sevens that give half back.',
} as const
