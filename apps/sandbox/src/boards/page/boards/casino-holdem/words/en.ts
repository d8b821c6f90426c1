import { handsEn } from '../../../cards/hands/words/en.ts'

export const en = {
  ...handsEn,
  'pair-1': 'Pair of aces',
  'pair-11': 'Pair of jacks',
  'pair-12': 'Pair of queens',
  'pair-13': 'Pair of kings',
  'pair-rank': 'Pair of {rank}s',
  'high-1': 'Ace high',
  'high-11': 'Jack high',
  'high-12': 'Queen high',
  'high-13': 'King high',
  'high-rank': '{rank} high',
  dealer: 'Dealer',
  yours: 'Your hand',
  board: 'Cards of both',
  terms: 'The dealer plays from a pair of fours',
  notQualified: 'Does not play',
  ante: 'Ante',
  call: 'Call',
  anteStaked: 'Ante {amount}',
  callStaked: 'Call {amount}',
  moves: 'Your move',
  deal: 'Deal',
  fold: 'Fold',
  foldCosts: 'the ante is lost',
  callFor: 'Call {amount}',
  callShort: 'you have {balance}',
  begin: 'Two cards of your own, three that both share: then fold or call.',
  choose: '{hand} so far. Fold, or call with twice the ante.',
  'result-folded': 'Folded',
  'result-unqualified': 'Won',
  'result-won': 'Won',
  'result-tied': 'Push',
  'result-lost': 'Lost',
  'end-folded': 'You gave the ante up.',
  'end-unqualified': '{own}; the dealer’s hand does not play. You are paid {amount}.',
  'end-won': '{own} against {dealer}: you are paid {amount}.',
  'end-tied': '{own} on both sides: {amount} comes back.',
  'end-lost': '{own} against {dealer}: ante and call are lost.',
  payTable: 'The ante pays',
  toOne: '{times} to 1',
  straightOrLess: 'Straight or less',
  rulesPlay: 'How it is played',
  rulesAim:
    'Your hand plays against the dealer’s. Each of you has two cards, and five on the table belong to both: the best five of the seven count.',
  rulesDeal:
    'For the ante you get two cards, the dealer two that lie face down, and three of the shared cards are opened. Every round is dealt from a deck of 52, shuffled anew.',
  rulesChoice:
    'Then you choose once. Fold, and the ante is lost. Or call with twice the ante more: the last two shared cards are opened, and the dealer’s two.',
  rulesQualify:
    'The dealer plays with a pair of fours or better. With less the ante is paid by the table, whatever you have, and the call comes back.',
  rulesCompare:
    'If the dealer plays and your hand is better, the ante is paid by the table and the call 1 to 1. Equal hands give both back. If the dealer’s is better, both are lost.',
  rulesRaise:
    'What a call costs is taken at that moment. If it can not be taken, your hand waits as it is and you choose again; folding never costs anything more.',
  rulesAway: 'If you stay away from an open hand, it is folded: nobody’s call is made for them.',
  rulesPays: 'What the ante pays',
  rulesPaysText: 'What is won on top of the ante, by your hand, when the ante wins.',
  'about-straightOrLess': 'Straight, three of a kind, two pairs, a pair or a high card',
  rulesFigures: 'The figures',
  bestPlay: 'Best play',
  rulesReturnText:
    'Counted exactly: with every flop and every two cards a fold is held against a call through every turn, river and hand of the dealer’s. The return is of the ante; of all that is staked, calls too, {percent} % comes back.',
  rulesCalls:
    'Most hands are best called, {percent} % of them. The others are mostly low cards that the flop has not helped.',
  rulesHabits: 'What habits cost',
  rulesHabitsText: 'What comes back of the ante to somebody who plays like this.',
  'habit-thumb':
    'Calls with an ace or a picture, a pair with a card of their own, or one card short of a straight or flush',
  'habit-always': 'Calls with everything',
  'habit-pair-only': 'Calls only with a pair or better',
  rulesKeys: 'Keys: space deals, C calls, F folds.',
}

export type HoldemKey = keyof typeof en
