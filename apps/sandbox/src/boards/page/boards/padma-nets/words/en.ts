/** Every text of Padma Nets in English. */
export const en = {
  'fish.puti': 'Puti',
  'fish.tengra': 'Tengra',
  'fish.koi': 'Koi',
  'fish.rui': 'Rui',
  'fish.katla': 'Katla',
  'fish.boal': 'Boal',
  'fish.chital': 'Chital',
  'fish.ilish': 'Ilish',
  'fish.golden-ilish': 'Golden ilish',
  castsLeft: 'Casts left',
  castsLeftCount: '{left} of {all} casts left',
  catchSoFar: 'This basket',
  fishToCastAt: 'Fish to cast the net at',
  castAt: 'Cast at {fish}: pays {amount}',
  start: 'Take the boat out',
  startFor: '{casts} casts for {amount}',
  again: 'Go out again',
  home: 'Row home',
  homeWith: '{amount} back for {casts} casts',
  starting: 'Casting off…',
  replay: 'A past basket, shown again',
  hintStart:
    'One stake is a basket of {casts} casts. Choose your fish, or row home whenever you like.',
  hintCast: 'Tap a fish to cast the net',
  caughtOne: '{fish} caught: {amount}',
  slipped: 'Slipped away',
  slippedOne: '{fish} slipped away',
  homeTitle: 'Home from the river',
  caughtSum: 'Your catch',
  backSum: 'Casts not thrown: {casts}',
  totalSum: 'Paid in all',
  emptyNet: 'No fish this time',
  rulesBasket:
    'One stake buys a basket of {casts} casts, so a cast costs a {casts}th of it. You choose the fish for every cast. The basket ends when its last cast is thrown or when you row home.',
  rulesHome:
    'Rowing home pays your catch and gives back every cast that you did not throw, at its full price. If you leave and do not come back, your boat is rowed home for you.',
  rulesFair:
    'A fish is caught by chance alone. The chance is that of its kind, and every kind returns the same share: a fish that pays more is caught more seldom, exactly in proportion. Where a fish swims, how fast, and which one of its kind you tap decide nothing; they are picture.',
  rulesProtected:
    'River dolphins are protected in Bangladesh. They swim by, but no net is cast at them here.',
  tableFish: 'Fish',
  tablePays: 'Pays, in casts',
  tableChance: 'Casts for one, on average',
  tableReturn: 'Returns',
  rulesLargest:
    'The most that a basket can pay is ×{multiple} of its stake: {casts} golden ilish in {casts} casts.',
} as const
