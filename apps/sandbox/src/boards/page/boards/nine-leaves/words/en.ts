/** Every text of Nine Leaves in English. */
export const en = {
  tray: 'A brass tray with nine leaves',
  own: 'Your numbers',
  covered: 'Leaf {place}, not scratched yet',
  paysLeaf: 'Leaf {place}: {number} is yours and pays ×{prize}',
  otherLeaf: 'Leaf {place}: {number} with ×{prize}, not yours',
  dew: 'The dew, drawn last: how many times over a card is paid',
  begin: 'Three numbers are yours: leaves that hide them pay',
  first: 'Tap the leaves, or wipe them with a finger',
  nothingYet: 'None of your numbers yet',
  standing: '{amount} by now, and the dew comes last',
  won: 'The dew pays it ×{dew}: {amount}',
  lost: 'None of your numbers was under a leaf',
  starting: 'The card is dealt…',
  start: 'Take a card',
  again: 'Another card',
  startFor: '{amount} a card',
  all: 'Scratch all',
  allLeft: 'leaves left: {count}',
  replay: 'A past card, shown again',
  rulesCard:
    'A card has {own} numbers of your own, which stand open, and {leaves} leaves. Under each leaf lie a number from 1 to {numbers} and a prize. A leaf with one of your numbers pays its prize times your stake; the others pay nothing. The numbers of the leaves are all different, and so are yours.',
  rulesPay:
    'Up to three leaves of a card pay, and their prizes add up. With the dew a card pays ×{most} at most.',
  rulesDew:
    'When the last leaf is scratched, the dew falls: everything that the card has won is paid so many times over.',
  rulesReturn:
    'Of all that is staked {back}% comes back in the long run, and {hits} of 100 cards pay something. Both are exact: the chance of each number of leaves that pay, times the mean of the prizes and of the dew.',
  rulesFair:
    'The whole card is drawn before its first leaf, from the round’s bytes in this order: your {own} numbers, the numbers of the {leaves} leaves row by row, the prize of each leaf, the dew. In which order you scratch changes nothing. Numbers are taken out of 1 to {numbers} one by one; a prize is one of 10,000 lots, the dew one of 100, in the order of the tables above.',
  rulesKeys: 'Keys: 1 to 9 scratch a leaf, the space bar takes a card or scratches all.',
  rulesAbsent:
    'A card that you leave is kept for you. If you stay away, it is scratched to its end and paid.',
  figuresPrize: 'Prize',
  figuresDew: 'Dew',
  figuresChance: 'Chance',
} as const

export type LeavesKey = keyof typeof en
