/** Every text of Nagordola in English. */
export const en = {
  wheel: 'A big wheel of {seats} seats, {risk}. The seat that stops at the arrow below it pays.',
  seats: 'Seats of the wheel',
  seatsCount: '{seats} seats',
  risk: 'Risk',
  low: 'Low risk',
  medium: 'Medium risk',
  high: 'High risk',
  chances: 'What the seats pay, and how likely that is',
  last: 'Last turns',
  none: 'Choose a wheel and have it turned',
  turning: 'The wheel turns…',
  won: 'Seat {seat} stops: ×{multiple}, {amount}',
  lost: 'Seat {seat} stops: nothing is paid',
  turn: 'Turn',
  turnFor: 'one turn for {amount}',
  turnMore: 'one more, {count} waiting',
  stopWaiting: 'Call the waiting turns off',
  replay: 'A past turn, shown again',
  rulesTurn:
    'The wooden wheel of a village fair turns and stops. The seat that hangs at the arrow below pays the stake times what is written for its colour; a dark seat pays nothing. You choose how many seats the wheel has: {seats}.',
  rulesRisk:
    'Low risk has many seats that pay a little. At medium risk half of the seats pay. At high risk a single seat pays, 0.99 times the number of seats. What the seats pay comes to 0.99 times their number on every wheel, so no choice is better than another over many turns.',
  rulesFair:
    'The first four bytes of the round, read as a number from 0 to 1, times the seats, rounded down, are the seat, counted from 0. Wheels of this kind publish their formula and their pays in this form. Four bytes cannot be shared out quite evenly, so a return differs from 99 per cent by less than a hundred-thousandth of a per cent; figures here are cut after two digits. Under “Fair play” you can draw it again and compare.',
  rulesWaiting:
    'Every tap is one turn with the stake shown. Up to {count} turns wait; changing the stake calls them off.',
  rulesKeys:
    'Keys: the space bar turns the wheel, plus and minus change the number of seats, L, M and H choose the risk.',
  wheelOf: '{seats} seats, {risk}',
  figuresWheel: 'Wheel',
  figuresPays: 'Pays · chance',
  figuresReturn: 'Returns',
} as const

export type DolaKey = keyof typeof en
