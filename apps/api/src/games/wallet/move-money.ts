import type { RoundMove } from '@maidan/casino'
import type { Step } from '@maidan/ledger'
import type { WonJackpot } from './jackpots/find-jackpot-win.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { bookKey, type KnownContest, type WalletPlayer } from './book/wallet-book.ts'
import type { WalletDraft } from './book/wallet-draft.ts'

/** A contest by its key in the book. */
export type NamedContest = { key: string; contest: KnownContest }

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
  /** The contest that the money goes into or comes out of, in the place of the house. */
  contest: NamedContest | null
  /** The pot that the amount has in it. */
  jackpot: WonJackpot | null
}

/**
 * Moves money between a player and the house's account at the provider, or the account of a contest, in the
 * draft, and answers the balance after it, which a win that is held, or of a free round, does not change.
 * @throws Refusal WALLET_NOT_ENOUGH_MONEY, with the balance, or CONTEST_SHORT, before anything is changed
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
  if (movement.contest) moveContest(draft, movement.contest, move)
  const waits = isFree && holdKey === null
  const house = movement.contest?.contest.accountId ?? (isFree ? houses.freeCost : houses.games)
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
  if (holdKey !== null || waits) return balanceMinor
  const afterMinor = kind === 'debit' ? balanceMinor - amountMinor : balanceMinor + amountMinor
  draft.players.set(playerId, { ...player, balanceMinor: afterMinor })
  return afterMinor
}

/** The house adds nothing to a contest: what is not in it cannot come out. */
function moveContest({ contests }: WalletDraft, named: NamedContest, move: RoundMove) {
  const { key, contest } = named
  const byMinor = move.kind === 'debit' ? move.amountMinor : -move.amountMinor
  const balanceMinor = contest.balanceMinor + byMinor
  if (balanceMinor < 0n) throw new Refusal('CONTEST_SHORT')
  contests.set(key, { ...contest, balanceMinor })
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
