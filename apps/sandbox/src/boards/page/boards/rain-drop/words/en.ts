/** Every text of Rain Drop in English. */
export const en = {
  rows: 'Rows',
  rowsCount: '{rows} rows',
  risk: 'Risk',
  low: 'Low',
  medium: 'Medium',
  high: 'High',
  drop: 'Let it rain',
  dropFor: 'one drop for {amount}',
  dropMore: 'one more, {count} waiting',
  falling: 'The drop falls…',
  stopWaiting: 'Call the waiting drops off',
  replay: 'A past drop, shown again',
  last: 'Last drops',
  pond: 'A drop falls through {rows} rows of buds into one of {pots} pots',
  told: 'Pot {pot} of {pots}: ×{multiple}, {amount}',
  none: 'No drop yet',
  rulesDrop:
    'A drop falls on the bud at the top. At every row it turns left or right, each as likely, and after the last row it falls into a pot. The pot says what your stake is multiplied by.',
  rulesSetup:
    'You choose how many rows there are and how far apart the pots pay. With more risk the outer pots pay more and the middle ones less. Most drops end near the middle, where a pot pays less than the stake.',
  rulesFair:
    'Every turn is one draw of the round. The picture follows these draws bud by bud; nothing steers the drop. Under “Fair play” you can draw them again and compare.',
  rulesWaiting:
    'Every tap is one drop with the stake shown. Up to {count} drops wait their turn; changing the stake calls them off.',
  figuresTable: 'Rows, risk',
  figuresReturn: 'Returns',
  figuresMore: 'More than the stake',
  figuresLargest: 'Most',
  tableName: '{rows}, {risk}',
} as const
