import { HOME_CURRENCY } from '@maidan/contract'
import type { CallBody, Calls } from '@maidan/contract'
import type { Claim } from '@maidan/exchange'
import { latinDigits, parseAmount, parseOdds } from '@maidan/money'
import { Refusal } from '../platform/http/refusal.ts'
import {
  LINE_RUNNER_ID,
  type HouseQuote,
  type LiveMarket,
  type RequestedOrder,
  type Terms,
  isForSide,
} from '@maidan/exchange/engine'
import { STAKE_LIMITS } from './stake-limits.ts'

type NewBet = CallBody<Calls['placeBets']>['bets'][number]

/** Reads one bet of a request; what the player typed wrong is refused with its code. */
export function readRequested(bet: NewBet, market: LiveMarket | null): RequestedOrder {
  if (!market) throw new Refusal('MARKET_NOT_FOUND')
  const sizeMinor = readStake(bet.stake)
  return {
    code: bet.market_id,
    terms: readTerms(bet, market),
    sizeMinor,
    persistence: bet.persistence ?? 'lapse',
    onEvent: bet.on_event ?? 'keep',
    fillOrKill: bet.fill_or_kill ? { minFillMinor: readMinFill(bet, sizeMinor) } : null,
    expiresInMs: bet.expires_in_seconds === undefined ? null : bet.expires_in_seconds * 1000,
    marketVersion: bet.market_version ?? null,
    acceptAny: bet.accept_any ?? false,
  }
}

function readStake(stake: string | number): bigint {
  const parsed = parseAmount(latinDigits(String(stake)), HOME_CURRENCY)
  if (!parsed.ok) throw new Refusal('AMOUNT_INVALID')
  const { minMinor, maxMinor } = STAKE_LIMITS
  if (parsed.minor < minMinor || parsed.minor > maxMinor)
    throw new Refusal('STAKE_OUT_OF_RANGE', {
      params: { min: Number(minMinor / 100n), max: Number(maxMinor / 100n) },
    })
  return parsed.minor
}

function readMinFill({ min_fill }: NewBet, sizeMinor: bigint): bigint {
  if (min_fill === undefined) return sizeMinor
  const parsed = parseAmount(latinDigits(String(min_fill)), HOME_CURRENCY)
  if (!parsed.ok || parsed.minor <= 0n || parsed.minor > sizeMinor)
    throw new Refusal('AMOUNT_INVALID')
  return parsed.minor
}

function readTerms(bet: NewBet, market: LiveMarket): Terms {
  const { side } = bet
  if (market.kind === 'fancy') {
    if (side === 'back' || side === 'lay') throw new Refusal('SIDE_NOT_OFFERED')
    refuseUnoffered(market, side, market.quotes.get(LINE_RUNNER_ID))
    const claim = readClaim(bet, market)
    const terms = { on: 'claim', claim, rateCenti: readRate(bet.odds) } as const
    return { ...terms, side: claim.kind === 'odd' ? 'yes' : side }
  }
  if (side === 'yes' || side === 'no') throw new Refusal('SIDE_NOT_OFFERED')
  const runnerId = Number(bet.selection_id)
  if (!market.runnerIds.includes(runnerId)) throw new Refusal('RUNNER_UNKNOWN')
  if (market.kind === 'bookmaker') {
    refuseUnoffered(market, side, market.quotes.get(runnerId))
    return { on: 'rate', side, runnerId, rateCenti: readRate(bet.odds) }
  }
  const tick = parseOdds(latinDigits(String(bet.odds)))
  if (tick === null) throw new Refusal('ODDS_INVALID')
  return { on: 'ladder', side, runnerId, tick }
}

/** A side whose rate is shown as 0 cannot be bet on, whatever odds come with it: this says why. */
function refuseUnoffered(market: LiveMarket, side: Terms['side'], quote: HouseQuote | undefined) {
  if (!quote) return
  const { forRateCenti, againstRateCenti, ballRunning, suspended } = quote
  const isFor = isForSide({ side })
  if ((isFor ? forRateCenti : againstRateCenti) !== null) return
  if (market.life.status === 'closed') throw new Refusal('MARKET_CLOSED')
  if (ballRunning) throw new Refusal('BALL_RUNNING')
  const other = isFor ? againstRateCenti : forRateCenti
  throw new Refusal(suspended || other === null ? 'MARKET_SUSPENDED' : 'SIDE_NOT_OFFERED')
}

/** A line is named by its run; what else a fancy claims stands in the line itself. */
function readClaim({ run, side }: NewBet, { quotes }: LiveMarket): Claim {
  const quote = quotes.get(LINE_RUNNER_ID)
  const offered = side === 'yes' ? quote?.yesClaim : quote?.noClaim
  if (!offered) throw new Refusal('MARKET_SUSPENDED')
  if (offered.kind !== 'at_least' || run === undefined) return offered
  const runs = Number(latinDigits(String(run)))
  if (!Number.isSafeInteger(runs) || runs < 0) throw new Refusal('ODDS_INVALID')
  return { kind: 'at_least', runs }
}

/** A rate per 100, such as 90 or "87.5", in hundredths. */
function readRate(odds: string | number): number {
  const match = /^(\d{1,5})(?:\.(\d{1,2}))?$/.exec(latinDigits(String(odds)).trim())
  if (!match) throw new Refusal('ODDS_INVALID')
  const rate = Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'))
  if (rate === 0) throw new Refusal('ODDS_INVALID')
  return rate
}
