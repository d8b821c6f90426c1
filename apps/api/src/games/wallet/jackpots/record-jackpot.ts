import { jackpotShare, winPot } from '@maidan/casino'
import type { KeptRound } from '../book/wallet-book.ts'
import type { WalletDraft } from '../book/wallet-draft.ts'
import type { WalletCall } from '../wallet-call.ts'
import type { WonJackpot } from './find-jackpot-win.ts'

/** Takes a pot that was won out of the draft, and keeps who won it. */
export function recordJackpotWin(
  draft: WalletDraft,
  { platform, transactionId, roundId }: WalletCall,
  { kept, won }: { kept: KeptRound; won: WonJackpot },
) {
  const { playerId, gameCode, currency } = kept
  const { key, code, pot, amountMinor } = won
  draft.pots.set(key, { ...pot, ...winPot(pot).after })
  const where = { platform, transactionId, roundId }
  draft.jackpotWins.push({ ...where, code, playerId, gameCode, currency, amountMinor })
}

type Decided = { kept: KeptRound; unplayedMinor: bigint }

/**
 * What a bet puts into the jackpot of its game as it is decided, by its first win: from then on it cannot
 * be given back. What of it was never at risk puts in nothing, else a pot could be filled at no risk; nor does
 * the stake of a contest, which the house has not won.
 */
export function recordJackpotShare(
  draft: WalletDraft,
  { betTransactionId }: Extract<WalletCall, { kind: 'win' }>,
  { kept, unplayedMinor }: Decided,
) {
  const { jackpot, free, contest, currency, platform, round } = kept
  const bet = round.bets.find(({ transactionId }) => transactionId === betTransactionId)
  if (jackpot === null || free !== null || contest !== null || bet === undefined || bet.won) return
  const playedMinor = bet.amountMinor > unplayedMinor ? bet.amountMinor - unplayedMinor : 0n
  const share = jackpotShare(playedMinor, jackpot.shareBps)
  if (share.potMinor === 0n) return
  draft.jackpotShares.push({ ...share, platform, code: jackpot.code, currency })
}
