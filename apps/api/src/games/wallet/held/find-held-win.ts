import {
  isAboveDailyMost,
  isAboveLargestWin,
  largestWinMinor,
  type DailyMost,
  type Round,
} from '@maidan/casino'
import { bookKey, type KeptRound } from '../book/wallet-book.ts'
import { decidedStake } from '../days/count-paid-out.ts'
import type { WalletCall } from '../wallet-call.ts'
import type { Seat, WalletDraft } from '../book/wallet-draft.ts'
import type { WonJackpot } from '../jackpots/find-jackpot-win.ts'
import { winHold, type HeldBecause, type HeldWin } from './held-win.ts'

type Circumstances = { seat: Seat; kept: KeptRound | null; jackpot: WonJackpot | null }

/**
 * The win of a call if its game cannot have paid it, or its provider's games have paid out too much today
 * (law 25), else null. Of a contest, what lies in it is the most.
 */
export function findHeldWin(
  draft: WalletDraft,
  call: WalletCall,
  { seat: { session }, kept, jackpot }: Circumstances,
): HeldWin | null {
  if (call.kind !== 'win' || call.amountMinor === 0n || !kept || kept.contest !== null) return null
  const { platform, transactionId, roundId, betTransactionId, amountMinor } = call
  const { playerId, gameCode, currency } = kept
  const round = asPaid(kept)
  const multiple = kept.maxMultiple ?? draft.book.multipleDefault
  const isTooLarge = isAboveLargestWin(round, { betTransactionId, amountMinor, multiple })
  const because = isTooLarge
    ? ({ reason: 'above_largest' } as const)
    : aboveDaily(dayOf(draft, { kept, betTransactionId }), amountMinor)
  if (because === null) return null
  const bet = round.bets.find((one) => one.transactionId === betTransactionId)
  return {
    platform,
    transactionId,
    roundId,
    playerId,
    language: session.language,
    gameCode,
    gameName: session.gameName,
    currency,
    betMinor: bet?.amountMinor ?? 0n,
    winMinor: amountMinor,
    because,
    largestMinor: largestWinMinor(round, { betTransactionId, multiple }),
    jackpot: jackpot && { code: jackpot.code, amountMinor: jackpot.amountMinor },
    holdKey: winHold(platform, transactionId),
  }
}

function aboveDaily(day: DailyMost, amountMinor: bigint): HeldBecause | null {
  return isAboveDailyMost({ ...day, amountMinor }) ? { reason: 'above_daily', ...day } : null
}

type Deciding = Parameters<typeof decidedStake>[0]

/** The day of a provider as the calls before this one in the batch have left it, less the stake that it decides. */
function dayOf({ book, paidOut }: WalletDraft, decided: Deciding): DailyMost {
  const { platform, currency } = decided.kept
  const key = bookKey(platform, currency)
  const day = book.days.get(key)
  if (day === undefined) throw new Error(`the day of ${platform} in ${currency} was not read`)
  const paidOutMinor = day.paidOutMinor + (paidOut.get(key)?.minor ?? 0n) - decidedStake(decided)
  return { ...day, paidOutMinor }
}

/** A free round as if its bet had been paid: that is what its game pays by. */
function asPaid({ round, free }: KeptRound): Round {
  if (free === null) return round
  const { betMinor } = free
  return { ...round, betMinor, bets: round.bets.map((bet) => ({ ...bet, amountMinor: betMinor })) }
}
