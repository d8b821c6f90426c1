export const en = {
  dealer: 'Dealer',
  yours: 'Your hand',
  half: 'Hand {place}',
  terms: 'Blackjack pays 3 to 2',
  termsDealer: 'Dealer stands on every 17',
  moves: 'Your move',
  deal: 'Deal',
  hit: 'Hit',
  stand: 'Stand',
  double: 'Double',
  split: 'Split',
  hint: 'Best move',
  hintBest: 'Best: {move}, {worth} stakes on average.',
  begin: 'Come closer to 21 than the dealer, but not above it.',
  choose: 'You have {own}, the dealer shows {up}.',
  chooseHalf: 'Hand {place}: you have {own}, the dealer shows {up}.',
  blackjack: 'Blackjack',
  won: 'Won',
  push: 'Push',
  lost: 'Lost',
  bust: 'Bust',
  nothing: 'The dealer wins this round.',
  stakeBack: '{amount} comes back, neither won nor lost.',
  partBack: '{amount} of {staked} comes back.',
  paid: 'You are paid {amount}.',
  rulesPlay: 'How it is played',
  rulesAim:
    'Your hand plays against the dealer’s. The one that is closer to 21 wins; a hand above 21 has lost at once. Pictures count ten, an ace one or eleven.',
  rulesCards:
    'Each card is drawn anew from all 52 cards, whatever came before: the chances never change, and there is nothing to count.',
  rulesDeal:
    'You get two cards, the dealer one that lies open and one face down. An ace with a card of ten as the first two is a blackjack.',
  rulesDealer:
    'With an ace or a ten open the dealer looks first; a blackjack of theirs ends the round before you move. Otherwise the dealer draws up to 16 and stands on every 17, with an ace as eleven too.',
  rulesPay:
    'A blackjack pays 3 to 2, any other win 1 to 1, and equal hands give the stake back. A blackjack beats any other 21.',
  rulesDouble:
    'Double: with your first two cards you put as much again on the hand and get exactly one more card. After a split too.',
  rulesSplit:
    'Split: two cards of equal value become two hands, with as much again on the second. It is done once in a round. Split aces get one card each, and 21 after a split is no blackjack.',
  rulesInsurance: 'There is no insurance, and a hand is not given up for half the stake.',
  rulesRaise:
    'What a double or a split costs is taken at that moment. If it can not be taken, your hand waits as it is and you choose again.',
  rulesAway:
    'If you stay away from an open hand, it is played to its end with the best of those moves that cost nothing more.',
  rulesFigures: 'The figures',
  bestPlay: 'Best play',
  rulesReturnText:
    'Counted exactly through every round, of the first stake. Of all that is staked, with doubles and splits, {percent} % comes back. The largest win is a pair that is split, both hands doubled and won.',
  rulesHabits: 'What habits cost',
  rulesHabitsText: 'What comes back of the first stake to somebody who plays like this.',
  'habit-no-raise': 'Never doubles or splits',
  'habit-split-tens': 'Splits tens',
  'habit-never-bust': 'Never draws on 12 or more without an ace',
  'habit-like-dealer': 'Plays like the dealer',
  rulesStrategy: 'The best moves',
  rulesStrategyText:
    'Your first two cards on the left, the dealer’s open card above. Each move brings most on average; the table is worked out from the rules in front of you.',
  strategyOwn: 'You',
  'letter-hit': 'H',
  'letter-stand': 'S',
  'letter-double': 'D',
  'letter-doubleStand': 'Ds',
  'letter-split': 'P',
  'about-hit': 'Hit',
  'about-stand': 'Stand',
  'about-double': 'Double, else hit',
  'about-doubleStand': 'Double, else stand',
  'about-split': 'Split',
  rulesHint:
    '“Best move” shows the best move of your hand, and what each brings on average in stakes.',
  rulesKeys: 'Keys: space deals, H hits, S stands, D doubles, P splits, B shows the best move.',
}

export type BlackjackKey = keyof typeof en
