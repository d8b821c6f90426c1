import { liveEn } from '../../../live/words/en.ts'

export const en = {
  ...liveEn,
  player: 'Player',
  banker: 'Banker',
  tie: 'Tie',
  'player-pair': 'Player pair',
  'banker-pair': 'Banker pair',
  playerMark: 'P',
  bankerMark: 'B',
  tieMark: 'T',
  playerWins: 'Player wins',
  bankerWins: 'Banker wins',
  tieWins: 'Tie',
  statistics: 'Latest rounds ({count}): player {player}, banker {banker}, tie {tie}.',
  goal: 'The player and the banker are two sides of the table; anybody can bet on either. Each gets two cards, sometimes a third. The side nearer to 9 wins.',
  pointsTitle: 'Points',
  pointsRule:
    'An ace counts 1, two to nine count themselves, ten and pictures nothing. Of the sum only the last digit counts: 7 and 8 make 5.',
  thirdTitle: 'The third card',
  naturalRule: 'With 8 or 9 points in two cards on either side, nobody draws.',
  playerRule: 'Otherwise the player draws with 0 to 5 points and stands with 6 or 7.',
  bankerStoodRule: 'If the player stood, the banker draws with 0 to 5 points.',
  bankerRule:
    'If the player drew, the banker draws with 0 to 2 always; with 3 unless the third card of the player was an 8; with 4 if it was 2 to 7; with 5 if it was 4 to 7; with 6 if it was 6 or 7; with 7 never.',
  tieTitle: 'Ties and pairs',
  tieRule:
    'On a tie, stakes on the player and the banker come back whole. A pair bet wins when the first two cards of that side are of one rank, whoever wins the round.',
  shoe: 'For every round the shoe is filled anew with eight decks, 416 cards. The first card goes to the player, the next to the banker, and again.',
  figuresNote:
    'The tie pays much and returns least: of every 100.00 staked on it, {tie} come back over a very long time, of 100.00 on the banker {banker}. For Player and Banker, the share of rounds that pay counts the ties whose stake comes back. The figures are exact, counted over every deal of the shoe.',
} as const
