import type { Texts } from '../../define-text.ts'

export const playWeights = {
  counts: 'What counts',
  everything: 'Every game and bet, in full',
  full: 'In full',
  part: '{percent}% of the stake',
  nothing: 'Not at all',
  oddsMin: 'Towards the turnover, sports bets at odds below {odds} count nothing.',
  betMax:
    'While the bonus is kept, you can stake up to {amount} at once in a game, and have up to that at risk on a market of the exchange. More is refused beforehand.',
  onExchange: 'On the exchange, bets against the house count; bets between players do not.',
  atOdds: 'odds {odds}',
  ofStake: '{percent}% of {amount}',
  play_slot: 'Slots',
  play_casino: 'Casino',
  play_table: 'Table games',
  play_poker: 'Poker',
  play_crash: 'Crash',
  play_fishing: 'Fishing',
  play_arcade: 'Arcade',
  play_lottery: 'Lottery',
  play_sports: 'Sports',
  play_exchange: 'Exchange',
  play_other: 'Other games',
} as const satisfies Texts
