/** Every text of Atashbaji in English. */
export const en = {
  sky: 'The sky over the river, a line where the rocket has to get: ×{target}',
  target: 'Target',
  typeTarget: 'Target, how many times the stake',
  half: 'Half the target',
  lower: 'Lower target',
  higher: 'Higher target',
  double: 'Twice the target',
  form: 'Write the target as a number with two decimals at most, such as 2.50',
  low: 'The lowest target is {least}',
  high: 'The highest target is {most}',
  pays: 'Pays',
  chance: 'Chance',
  oneIn: '1 in {count}',
  wins: 'A win brings',
  last: 'Last rockets',
  lastWon: '{height}, won',
  lastLost: '{height}, lost',
  none: 'Choose how high the rocket has to get',
  rising: 'The rocket climbs…',
  won: 'It bursts at ×{height}: you get {amount}',
  lost: 'It bursts at ×{height}: nothing is paid',
  launch: 'Launch',
  launchFor: 'one rocket for {amount}',
  launchMore: 'one more, {count} waiting',
  stopWaiting: 'Call the waiting rockets off',
  replay: 'A past rocket, shown again',
  rulesRise:
    'A rocket climbs over the river and bursts. You set a target from ×{least} to ×{most}. If the rocket gets as high as the target or higher, the stake is paid times the target; if it bursts lower, the stake is lost.',
  rulesPays:
    'However high it climbs beyond the target, the target is what is paid. A higher target pays more and is reached less often; what a stake returns over many rounds stays the same to within a hundredth of a per cent.',
  rulesFair:
    'The height is 0.99 × 2³² divided by one more than the first four bytes of the round, rounded down to a hundredth, and 1.00 at least. That is the form in which crash games publish theirs. The target changes nothing of it. Under “Fair play” you can draw it again and compare.',
  rulesWaiting:
    'Every tap is one rocket with the stake shown. Up to {count} rockets wait their turn; changing the stake calls them off.',
  rulesKeys:
    'Keys: the space bar launches, plus and minus change the target, the arrows move it while the slider has the focus.',
  figuresReturn: 'Returns',
} as const

export type BajiKey = keyof typeof en
