import { isAboveLargestWin, largestWinMinor, type Round } from '@maidan/casino'
import type { KeptRound } from '../book/wallet-book.ts'
import type { WalletCall } from '../wallet-call.ts'
import type { Seat, WalletDraft } from '../book/wallet-draft.ts'
import type { WonJackpot } from '../jackpots/find-jackpot-win.ts'
import { winHold, type HeldWin } from './held-win.ts'

type Circumstances = { seat: Seat; kept: KeptRound | null; jackpot: WonJackpot | null }

/** The win of a call if its game cannot have paid it (law 25), else null. */
export function findHeldWin(
  { book }: WalletDraft,
  call: WalletCall,
  { seat: { session }, kept, jackpot }: Circumstances,
): HeldWin | null {
  if (call.kind !== 'win' || call.amountMinor === 0n || !kept) return null
  const { platform, transactionId, roundId, betTransactionId, amountMinor } = call
  const { playerId, gameCode, currency } = kept
  const round = asPaid(kept)
  const multiple = kept.maxMultiple ?? book.multipleDefault
  if (!isAboveLargestWin(round, { betTransactionId, amountMinor, multiple })) return null
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
    largestMinor: largestWinMinor(round, { betTransactionId, multiple }),
    jackpot: jackpot && { code: jackpot.code, amountMinor: jackpot.amountMinor },
    holdKey: winHold(platform, transactionId),
  }
}

/** A free round as if its bet had been paid: that is what its game pays by. */
function asPaid({ round, free }: KeptRound): Round {
  if (free === null) return round
  const { betMinor } = free
  return { ...round, betMinor, bets: round.bets.map((bet) => ({ ...bet, amountMinor: betMinor })) }
}
