/** Every text of Marble Roll in English. */
export const en = {
  scale: 'The scale from 0.00 to 100.00, the line at {line}. {side} wins.',
  sides: 'Which side wins',
  over: 'Past the line',
  under: 'Short of the line',
  overLine: 'Past {line}',
  underLine: 'Short of {line}',
  line: 'Line',
  lineAt: 'The line stands at {line}',
  lower: 'Line {step} lower',
  higher: 'Line {step} higher',
  pays: 'Pays',
  chance: 'Chance',
  wins: 'A win brings',
  multiple: '×{multiple}',
  last: 'Last marbles',
  lastWon: '{mark}, won',
  lastLost: '{mark}, lost',
  none: 'Choose where the line stands',
  rolling: 'The marble rolls…',
  won: 'It stops at {mark}: ×{multiple}, {amount}',
  lost: 'It stops at {mark}: nothing is paid',
  roll: 'Roll',
  rollFor: 'one marble for {amount}',
  rollMore: 'one more, {count} waiting',
  stopWaiting: 'Call the waiting marbles off',
  replay: 'A past marble, shown again',
  rulesRoll:
    'A marble rolls along a scale and stops on one of {marks} marks, from 0.00 to 100.00. You set a line from {least} to {most} and say on which side of it the marble stops. On the line itself neither side wins.',
  rulesPays:
    'A win pays 99 divided by the part of the scale that wins, in per cent, rounded down to a thousandth. A smaller part pays more and comes less often; what a stake returns over many rounds stays about the same.',
  rulesFair:
    'The first four bytes of the round, read as a number from 0 to 1, times {marks}, rounded down, are the mark in hundredths. That is the published formula of dice games, so that any checker of those finds the same. Where the line stands changes nothing of it. Under “Fair play” you can draw it again and compare.',
  rulesWaiting:
    'Every tap is one marble with the stake shown. Up to {count} marbles wait their turn; changing the stake calls them off.',
  rulesKeys:
    'Keys: the space bar rolls, O and U choose the side, the arrows move the line while the slider has the focus.',
  figuresPart: 'Part of the scale',
  figuresPays: 'Pays',
  figuresChance: 'Wins',
  figuresReturn: 'Returns',
} as const

export type MarbleKey = keyof typeof en
