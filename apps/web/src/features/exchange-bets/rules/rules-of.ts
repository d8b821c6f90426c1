import type { PlainKey, tradingText } from '@maidan/locales'
import type { BetMarket } from '../queries.ts'

type Rule = PlainKey<typeof tradingText.en>

/** What holds for every bet on a kind of market, in the order in which a player meets it. */
export const rulesOf = {
  match_odds: ['ruleInPlay', 'ruleEvent', 'ruleTie', 'ruleDeadHeat', 'ruleAgain'],
  bookmaker: ['ruleMoved', 'ruleTie', 'ruleDeadHeat', 'ruleAgain'],
  fancy: ['ruleMoved', 'ruleNoScore', 'ruleAgain'],
} as const satisfies Record<BetMarket['kind'], readonly Rule[]>
