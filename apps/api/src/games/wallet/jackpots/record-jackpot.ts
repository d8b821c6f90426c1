import { jackpotShare, winPot, type Round } from '@maidan/casino'
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

/**
 * What a round puts into its jackpot as it ends, by the bets that stand then. A bet that is given back
 * before the end has put in nothing; one that is given back after it leaves its share in the pot.
 */
export function recordJackpotShare(draft: WalletDraft, kept: KeptRound, round: Round) {
  const { jackpot, free, currency, platform } = kept
  if (jackpot === null || free !== null || round.state !== 'closed') return
  if (kept.round.state === 'closed') return
  const share = jackpotShare(round.betMinor, jackpot.shareBps)
  if (share.potMinor === 0n) return
  draft.jackpotShares.push({ ...share, platform, code: jackpot.code, currency })
}
