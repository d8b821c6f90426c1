import { HOME_CURRENCY, type ErrorCode } from '@maidan/contract'
import { divideMoney, moneyText, oddsOfTick, oddsText } from '@maidan/money'
import type { EngineAnswer, LapseCode, Refusal, RefusalCode, Terms } from '@maidan/exchange/engine'
import type { MatcherAnswer } from './matcher-command.ts'

/** The codes of the catalogue that say what the engine's mean. */
export const CATALOGUE_CODES = {
  MARKET_NOT_FOUND: 'MARKET_NOT_FOUND',
  MARKET_NOT_OPEN: 'MARKET_NOT_OPEN',
  MARKET_SUSPENDED: 'MARKET_SUSPENDED',
  MARKET_CHANGED: 'MARKET_CHANGED',
  MARKET_CLOSED: 'MARKET_CLOSED',
  BALL_RUNNING: 'BALL_RUNNING',
  FEED_STALE: 'FEED_STALE',
  CANCELS_ONLY: 'CANCELS_ONLY',
  RUNNER_REMOVED: 'RUNNER_REMOVED',
  RUNNER_UNKNOWN: 'RUNNER_UNKNOWN',
  ODDS_INVALID: 'ODDS_INVALID',
  ODDS_CHANGED: 'ODDS_CHANGED',
  STAKE_OUT_OF_RANGE: 'STAKE_OUT_OF_RANGE',
  HOUSE_LIMIT: 'HOUSE_LIMIT',
  BONUS_BET_MAX: 'BONUS_BET_MAX',
  STAKE_LIMIT: 'STAKE_LIMIT',
  BET_IN_PROGRESS: 'BET_IN_PROGRESS',
  BET_NOT_FOUND: 'BET_NOT_FOUND',
  BET_CHANGED: 'BET_CHANGED',
  TURNED_IN_PLAY: 'TURNED_IN_PLAY',
  MATERIAL_EVENT: 'MATERIAL_EVENT',
  ORDER_EXPIRED: 'ORDER_EXPIRED',
  SELF_MATCH: 'SELF_MATCH',
  SECTION_BLOCKED: 'SECTION_BLOCKED',
  LOSS_LIMIT: 'LOSS_LIMIT',
  NOT_FILLED: 'NOT_FILLED',
} as const satisfies Record<RefusalCode | LapseCode, ErrorCode>

/** What the engine answers, in the words of the contract. */
export function answerOf(answer: EngineAnswer): MatcherAnswer {
  if (answer.status === 'done') return answer
  const params = paramsOf(answer)
  return { status: 'refused', code: CATALOGUE_CODES[answer.code], ...(params && { params }) }
}

function paramsOf(refusal: Refusal): Record<string, string | number> | null {
  const { code } = refusal
  if (code === 'HOUSE_LIMIT') return { max: takaOf(refusal.maxMinor) }
  if (code === 'BONUS_BET_MAX' || code === 'STAKE_LIMIT')
    return { max: moneyText(refusal.maxMinor, HOME_CURRENCY) }
  if (code === 'ODDS_CHANGED') return refusal.offered && { odds: priceText(refusal.offered) }
  if (code !== 'STAKE_OUT_OF_RANGE') return null
  return { min: takaOf(refusal.minMinor), max: takaOf(refusal.maxMinor) }
}

/** Whole taka, as limits are told. */
function takaOf(minor: bigint): number {
  return Number(divideMoney(minor, 100n, 'floor'))
}

/** A price as players read it; a line's comes with its runs, which may have moved as well. */
function priceText(terms: Terms): string {
  if (terms.on === 'ladder') return oddsText(oddsOfTick(terms.tick))
  const rate = String(terms.rateCenti / 100)
  return terms.on === 'claim' && terms.claim.kind === 'at_least'
    ? `${terms.claim.runs} / ${rate}`
    : rate
}
