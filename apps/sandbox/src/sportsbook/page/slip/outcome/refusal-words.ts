import type { BookFailure } from '../../../book-api.ts'
import type { MoneyWriter } from '../../../../games/page/hud/money-text.ts'
import type { Said, WordKey } from '../../words/speech.ts'

const WORDS: Readonly<Record<string, WordKey>> = {
  SELECTION_CLOSED: 'refusedClosed',
  SAME_MATCH: 'refusedSameMatch',
  COMBINED_ODDS_HIGH: 'refusedTooLong',
  FEED_SILENT: 'refusedSilent',
  STAKE_OUT_OF_LIMITS: 'refusedLimits',
  PAYOUT_LIMIT: 'refusedPayout',
  NOT_ENOUGH_MONEY: 'refusedMoney',
  PLAYER_BLOCKED: 'refusedBlocked',
  TOO_MANY_BETS: 'refusedTooMany',
  BET_REFUSED: 'refusedBet',
  BET_ID_REUSED: 'refusedBet',
  CURRENCY_NOT_OFFERED: 'refusedCurrency',
  FREE_BET_ODDS: 'refusedFreeOdds',
  FREE_BET_MATCH: 'refusedFreeMatch',
  GRANT_OVER: 'refusedFreeOver',
  GRANT_NOT_FOUND: 'refusedFreeOver',
  GRANT_BET_FIXED: 'refusedFreeOver',
  WALLET_UNAVAILABLE: 'refusedWallet',
}

/** Whether the free bet that was asked for is none, or not any more. */
export function isGrantGone({ code }: BookFailure): boolean {
  return WORDS[code] === 'refusedFreeOver'
}

/** Why a bet was refused, in plain words, and where the money is. */
export function refusalWords(failure: BookFailure, money: MoneyWriter): Said {
  const key = WORDS[failure.code] ?? 'refusedUnknown'
  if (key === 'refusedTooLong') return { key, values: { max: failure.oddsMax ?? '' } }
  if (key === 'refusedFreeOdds') return { key, values: { odds: failure.oddsMin ?? '' } }
  if (failure.code === 'PAYOUT_LIMIT' && !Number(failure.stakeMaxMinor))
    return { key: 'refusedFull' }
  const { stakeMinMinor: min, stakeMaxMinor: max, balanceMinor: balance } = failure
  const amounts = { min, max, balance }
  // A refusal that lacks its amounts is told without them.
  const isWhole = key === 'refusedLimits' ? min && max : key !== 'refusedMoney' || balance
  if (!isWhole) return { key: 'refusedBet' }
  return {
    key,
    values: Object.fromEntries(
      Object.entries(amounts).map(([name, minor]) => [name, money(BigInt(minor ?? 0))]),
    ),
  }
}
