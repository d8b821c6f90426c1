import { liveEn } from '../../../live/words/en.ts'

export const en = {
  ...liveEn,
  dragon: 'Dragon',
  tiger: 'Tiger',
  tie: 'Tie',
  'suited-tie': 'Suited tie',
  dragonMark: 'D',
  tigerMark: 'T',
  tieMark: '=',
  dragonWins: 'Dragon wins',
  tigerWins: 'Tiger wins',
  tieWins: 'Tie',
  'suited-tieWins': 'Suited tie',
  statistics: 'Latest rounds ({count}): dragon {dragon}, tiger {tiger}, tie {tie}.',
  goal: 'One card is dealt to the dragon and one to the tiger. The higher card wins. The ace is the lowest, the king the highest; suits do not count.',
  tieTitle: 'When both cards are of one rank',
  tieRule:
    'It is a tie. Tie pays, and a stake on Dragon or Tiger gets half of it back, rounded down. If the suit is the same as well, Suited tie pays too.',
  shoe: 'For every round the shoe is filled anew with eight decks, 416 cards. The card for the dragon is drawn first and does not come back.',
  figuresNote:
    'Tie and Suited tie pay much, but return less than the two sides. For Dragon and Tiger, the share of rounds that pay counts the ties that give half back.',
} as const
