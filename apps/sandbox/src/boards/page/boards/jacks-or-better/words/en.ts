import { handsEn } from '../../../cards/hands/words/en.ts'

export const en = {
  ...handsEn,
  payTable: 'Pay table for a bet of {bet}',
  jacks: 'Jacks or better',
  times: '×{times}',
  deal: 'Deal',
  draw: 'Draw',
  drawAll: 'Draw five new cards',
  keepAll: 'Keep all five',
  held: 'Held',
  hand: 'Your cards',
  slot: 'Card {place}: {card}',
  begin: 'Five cards. Hold what you like; the others are replaced once.',
  choose: 'Tap the cards that you want to hold.',
  chooseWith: '{hand}. Tap the cards that you want to hold.',
  drawing: 'Drawing …',
  dealing: 'Dealing …',
  nothing: 'This hand pays nothing.',
  stakeBack: '{hand}: your stake comes back.',
  won: '{hand}: {amount}',
  hint: 'Best hold',
  hintNone: 'Best: hold none, {worth} on average.',
  hintBest: 'Best: hold {places}, {worth} on average.',
  hintYours: 'Yours: {worth}.',
  hintSame: 'You hold just that.',
  best: 'Best',
  rulesPlay: 'How it is played',
  rulesDeal: 'You get five cards of one deck of 52, shuffled anew for every round.',
  rulesHold:
    'Hold as many as you like, from none to all five. The others are replaced once from the same deck.',
  rulesPay: 'The five cards that you have then are paid by the table, the best hand only.',
  rulesAway:
    'If you stay away from an open hand, the best hold is made for you and the hand is paid.',
  rulesPays: 'What a hand pays',
  rulesPaysText: 'In multiples of the stake, the stake’s return included.',
  'about-jacks': 'Two jacks, queens, kings or aces',
  rulesFigures: 'The figures',
  rulesReturn: 'Return to player, best play',
  rulesHits: 'Hands that pay, best play',
  rulesLargest: 'Largest win',
  rulesLargestText: '{times} × bet',
  rulesReturnText:
    'Counted exactly: every deal that there is, played with the hold that brings most on average. Other holds return less.',
  rulesHint:
    '“Best hold” shows that hold, and what it and yours bring on average over all draws that can follow.',
  rulesKeys: 'Keys: 1 to 5 hold a card, space deals and draws, H shows the best hold.',
}

export type JacksKey = keyof typeof en
