import type { RoundMove } from '@maidan/casino'
import type { Step } from '@maidan/ledger'
import type { Currency } from '@maidan/money'
import type { WonJackpot } from './jackpots/find-jackpot-win.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { bookKey, type WalletPlayer } from './book/wallet-book.ts'
import type { WalletDraft } from './book/wallet-draft.ts'

type Movement = {
  /** Key and fingerprint of the posting, unique for ever. */
  key: string
  fingerprint: string
  platform: string
  playerId: bigint
  player: WalletPlayer
  move: RoundMove
  reason: string
  /** The name under which what comes is held; null: it can be spent at once. */
  holdKey: string | null
  /** Whether it is a win of a free round, which waits for the end of its grant. */
  isFree: boolean
  /** The pot that the amount has in it. */
  jackpot: WonJackpot | null
}

/**
 * Moves money between a player and the house's account at the provider, in the draft, and answers
 * the balance after it, which a win that is held, or of a free round, does not change.
 * @throws Refusal WALLET_NOT_ENOUGH_MONEY, with the balance, before anything is changed
 */
export function moveMoney(draft: WalletDraft, movement: Movement): bigint {
  const { key, fingerprint, platform, playerId, player, move, holdKey, isFree } = movement
  const { cashAccount: cash, heldAccount: held, balanceMinor, currency } = player
  const { kind, amountMinor } = move
  if (kind === 'none' || amountMinor === 0n) return balanceMinor
  if (kind === 'debit' && balanceMinor < amountMinor)
    throw new Refusal('WALLET_NOT_ENOUGH_MONEY', { extra: { balance: balanceMinor.toString() } })
  const houses = draft.book.houses.get(bookKey(platform, currency))
  if (houses === undefined) throw new Error(`no account of ${platform} in ${currency}`)
  const waits = isFree && holdKey === null
  const house = isFree ? houses.freeCost : houses.games
  const own = waits ? houses.freeWon : cash
  const reason = waits ? 'free_round_win' : movement.reason
  const way = kind === 'debit' ? { from: own, to: house } : { from: house, to: own }
  const jackpotMinor = movement.jackpot?.amountMinor ?? 0n
  const steps: Step[] = [
    ...transferOf({ ...way, amountMinor: amountMinor - jackpotMinor, reason }),
    ...potSteps(movement.jackpot, own),
  ]
  if (holdKey !== null)
    steps.push({ kind: 'hold', hold: holdKey, cash, held, amountMinor, reason: 'win_held' })
  draft.commands.push({ key, fingerprint, steps })
  if (holdKey === null) countPaidOut(draft, { platform, currency, move })
  if (holdKey !== null || waits) return balanceMinor
  const afterMinor = kind === 'debit' ? balanceMinor - amountMinor : balanceMinor + amountMinor
  draft.players.set(playerId, { ...player, balanceMinor: afterMinor })
  return afterMinor
}

type Moved = { platform: string; currency: Currency; move: RoundMove }

/** What goes to players counts to the day of their provider's games (law 25), and what they stake against it. */
function countPaidOut({ paidOut }: WalletDraft, { platform, currency, move }: Moved) {
  const key = bookKey(platform, currency)
  const { kind, amountMinor } = move
  const minor = (paidOut.get(key)?.minor ?? 0n) + (kind === 'debit' ? -amountMinor : amountMinor)
  paidOut.set(key, { platform, currency, minor })
}

type Transfer = Extract<Step, { kind: 'transfer' }>

/** A transfer of something: of nothing there is none. */
function transferOf(transfer: Omit<Transfer, 'kind'>): Transfer[] {
  return transfer.amountMinor === 0n ? [] : [{ kind: 'transfer', ...transfer }]
}

/** All of the pot goes to who won it, and what was kept back becomes the next pot. */
function potSteps(won: WonJackpot | null, own: bigint): Transfer[] {
  if (won === null) return []
  const { potAccount: pot, reserveAccount: reserve, reserveMinor } = won.pot
  return [
    ...transferOf({ from: pot, to: own, amountMinor: won.amountMinor, reason: 'jackpot_win' }),
    ...transferOf({ from: reserve, to: pot, amountMinor: reserveMinor, reason: 'jackpot_begin' }),
  ]
}
