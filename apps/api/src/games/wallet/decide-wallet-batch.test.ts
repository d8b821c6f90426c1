import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Refusal } from '../../platform/http/refusal.ts'
import { decideWalletBatch } from './decide-wallet-batch.ts'
import { bookKey, type WalletBook } from './book/wallet-book.ts'
import type { WalletCall } from './wallet-call.ts'
import type { WalletDraft } from './book/wallet-draft.ts'
import type { WalletOutcome } from './wallet-outcome.ts'

const NOW = new Date('2026-03-01T12:00:00Z')
const PLATFORM = 'PADMA'
const START_MINOR = 1_000n
/** So little that some of the wins below are more than the game can have paid. */
const MULTIPLE = 2n
/** So little that some of them go above it: the provider has paid out more today than it may. */
const PAID_OUT_MINOR = 500n
const MOST_MINOR = 400n
const DAY = bookKey(PLATFORM, 'BDT')

const emptyBook: WalletBook = {
  sessions: new Map([
    [
      bookKey(PLATFORM, 'seat'),
      {
        playerId: 1n,
        gameCode: 'PADMA-ONE',
        gameName: 'One',
        kind: 'slot' as const,
        gameOpen: true,
        expiresAt: new Date('2026-03-01T13:00:00Z'),
        blocked: false,
        breakUntil: null,
        stakeMaxMinor: null,
        minutesMax: null,
        playedMinutes: 0n,
        betMaxMinor: null,
        openMinor: 0n,
        maxMultiple: MULTIPLE,
        jackpot: null,
        hasContests: false,
        language: 'en',
      },
    ],
  ]),
  players: new Map([
    [
      1n,
      {
        currency: 'BDT',
        cashAccount: 10n,
        heldAccount: 11n,
        balanceMinor: START_MINOR,
        playFloor: null,
      },
    ],
  ]),
  rounds: new Map(),
  calls: new Map(),
  tombstones: new Set(),
  grants: new Map(),
  pots: new Map(),
  days: new Map([[DAY, { paidOutMinor: PAID_OUT_MINOR, mostMinor: MOST_MINOR }]]),
  contests: new Map(),
  houses: new Map([[bookKey(PLATFORM, 'BDT'), { games: 99n, freeCost: 98n, freeWon: 97n }]]),
  multipleDefault: 0n,
}

/** The book as the next transaction reads it, once a draft is written. */
function written(book: WalletBook, draft: WalletDraft): WalletBook {
  return {
    ...book,
    players: new Map([...book.players, ...draft.players]),
    rounds: new Map([...book.rounds, ...draft.rounds]),
    calls: new Map([...book.calls, ...draft.calls]),
    tombstones: new Set([...book.tombstones, ...draft.tombstones.keys()]),
    days: new Map(
      [...book.days].map(([key, day]) => [
        key,
        { ...day, paidOutMinor: day.paidOutMinor + (draft.paidOut.get(key)?.minor ?? 0n) },
      ]),
    ),
  }
}

/** Posts a draft's commands over one balance, as the ledger does: what is held goes out again. */
function posted(balanceMinor: bigint, { commands }: WalletDraft): bigint {
  return commands
    .flatMap(({ steps }) => steps)
    .reduce((minor, step) => {
      if (step.kind === 'hold') return minor - step.amountMinor
      if (step.kind !== 'transfer') throw new Error('a game only transfers and holds')
      return step.from === 10n ? minor - step.amountMinor : minor + step.amountMinor
    }, balanceMinor)
}

const shown = (outcome: WalletOutcome) => {
  if (outcome instanceof Refusal) return outcome.code
  return outcome instanceof Error ? outcome.message : outcome.text
}

const balanceIn = (text: string) => (JSON.parse(text) as { balance: string }).balance

type Play = { kind: 'bet' | 'win' | 'rollback' | 'end'; round: number; bet: number; minor: number }

const play: fc.Arbitrary<Play> = fc.record({
  kind: fc.constantFrom('bet', 'bet', 'win', 'win', 'rollback', 'end'),
  round: fc.integer({ min: 0, max: 1 }),
  bet: fc.integer({ min: 0, max: 2 }),
  minor: fc.constantFrom(0, 1, 250, 900),
})

function callOf({ kind, round, bet, minor }: Play): WalletCall {
  const betTransactionId = `r${round}b${bet}`
  const common = { platform: PLATFORM, session: 'seat', roundId: `r${round}` }
  const money = { amountMinor: BigInt(minor), currency: 'BDT', contest: null }
  const named = (transactionId: string, data: string) => ({
    ...common,
    transactionId,
    fingerprint: `${kind} ${data}`,
  })
  switch (kind) {
    case 'bet':
      return {
        ...named(betTransactionId, `${minor}`),
        ...money,
        kind,
        game: 'PADMA-ONE',
        free: null,
        oddsCenti: null,
      }
    case 'win':
      return {
        ...named(`${betTransactionId}-win`, `${minor}`),
        ...money,
        kind,
        betTransactionId,
        grant: null,
        jackpot: null,
        unplayedMinor: 0n,
      }
    case 'rollback':
      return {
        ...named(`${betTransactionId}-back`, ''),
        kind,
        betTransactionId,
        reason: 'late',
        contest: null,
      }
    case 'end':
      return { ...named(`r${round}-end`, ''), kind, detail: '{}' }
  }
}

/** The protocol once more, as simply as it can be said: one player, one call after another. */
function reference(plays: readonly Play[]) {
  const known = new Map<string, { fingerprint: string; outcome: string }>()
  const bets = new Map<string, { round: number; minor: number; state: 'in' | 'won' | 'back' }>()
  const dead = new Set<string>()
  const over = new Set<number>()
  const won = new Map<number, number>()
  let balance = Number(START_MINOR)
  const begun = balance
  const inRound = (round: number) => [...bets.values()].filter((bet) => bet.round === round)

  /** What a win of the bet may be; one that is more is held, and cannot be spent. */
  function largest(round: number, id: string): number {
    const standing = inRound(round).filter(({ state }) => state !== 'back')
    const stake = standing.reduce((sum, bet) => sum + bet.minor, 0)
    const left = stake * Number(MULTIPLE) - (won.get(round) ?? 0)
    return Math.min((bets.get(id)?.minor ?? 0) * Number(MULTIPLE), left)
  }

  /** One player plays alone, so what they are up is what the provider pays out, but for stakes that may go back. */
  function hasRoom(minor: number, id: string): boolean {
    const undecided = [...bets].filter(([other, { state }]) => other !== id && state === 'in')
    const mayGoBack = undecided.reduce((sum, [, bet]) => sum + bet.minor, 0)
    return Number(PAID_OUT_MINOR) + balance + mayGoBack + minor - begun <= Number(MOST_MINOR)
  }

  function decide({ kind, round, minor }: Play, id: string): string | null {
    const state = bets.get(id)?.state
    switch (kind) {
      case 'bet':
        if (dead.has(id)) return 'BET_ROLLED_BACK'
        if (over.has(round)) return 'ROUND_CLOSED'
        if (minor > balance) return 'WALLET_NOT_ENOUGH_MONEY'
        bets.set(id, { round, minor, state: 'in' })
        balance -= minor
        return null
      case 'win':
        if (dead.has(id) || state === 'back') return 'BET_ROLLED_BACK'
        if (inRound(round).length === 0) return 'ROUND_NOT_FOUND'
        if (!state) return 'BET_NOT_FOUND'
        if (minor <= largest(round, id) && (minor === 0 || hasRoom(minor, id))) balance += minor
        bets.set(id, { round, minor: bets.get(id)?.minor ?? 0, state: 'won' })
        won.set(round, (won.get(round) ?? 0) + minor)
        return null
      case 'rollback': {
        const back = bets.get(id)
        if (!back) return (dead.add(id), null)
        if (state === 'won') return 'BET_ALREADY_SETTLED'
        if (state === 'in') balance += back.minor
        bets.set(id, { ...back, state: 'back' })
        if (inRound(round).every((one) => one.state === 'back')) over.add(round)
        return null
      }
      case 'end':
        if (inRound(round).length === 0) return 'ROUND_NOT_FOUND'
        over.add(round)
        return null
    }
  }

  return plays.map((one) => {
    const { transactionId, fingerprint } = callOf(one)
    const before = known.get(transactionId)
    if (before?.fingerprint === fingerprint) return { outcome: before.outcome, balance }
    if (before) return { outcome: 'TRANSACTION_CONFLICT', balance }
    const refusal = decide(one, `r${one.round}b${one.bet}`)
    const outcome = refusal ?? `taken at ${balance}`
    if (refusal === null) known.set(transactionId, { fingerprint, outcome })
    return { outcome, balance }
  })
}

function decideOneByOne(plays: readonly Play[]) {
  let book = emptyBook
  return plays.map((one) => {
    const { outcomes, draft } = decideWalletBatch(book, [callOf(one)], NOW)
    book = written(book, draft)
    return { outcome: outcomes[0] as WalletOutcome, balance: book.players.get(1n)?.balanceMinor }
  })
}

test('[LAW-19] [LAW-25] every call is decided as the protocol says', () => {
  fc.assert(
    fc.property(fc.array(play, { maxLength: 30 }), (plays) => {
      const told = decideOneByOne(plays).map(({ outcome, balance }) => ({
        outcome: outcome instanceof Error ? shown(outcome) : `taken at ${balanceIn(outcome.text)}`,
        balance: Number(balance),
      }))
      expect(told).toEqual(reference(plays))
    }),
    { numRuns: 300 },
  )
})

test('[LAW-5] calls decided together are decided as one after another', () => {
  fc.assert(
    fc.property(fc.array(play, { maxLength: 30 }), fc.array(fc.nat({ max: 8 })), (plays, cuts) => {
      const alone = decideOneByOne(plays)
      let book = emptyBook
      let balanceMinor = START_MINOR
      const together: WalletOutcome[] = []
      for (let at = 0, cut = 0; at < plays.length; cut += 1) {
        const batch = plays.slice(at, at + 1 + (cuts[cut] ?? 8)).map(callOf)
        const { outcomes, draft } = decideWalletBatch(book, batch, NOW)
        together.push(...outcomes)
        balanceMinor = posted(balanceMinor, draft)
        expect(draft.commands.length).toBeLessThanOrEqual(draft.calls.size)
        book = written(book, draft)
        at += batch.length
      }
      expect(together.map(shown)).toEqual(alone.map(({ outcome }) => shown(outcome)))
      expect(balanceMinor).toBe(alone.at(-1)?.balance ?? START_MINOR)
    }),
    { numRuns: 300 },
  )
})

test('[LAW-4] a call that fails touches no other of its batch', () => {
  const bet = callOf({ kind: 'bet', round: 0, bet: 0, minor: 100 })
  const broken = { ...bet, transactionId: 'x', roundId: 'x', amountMinor: -1n } as WalletCall
  const { outcomes, draft } = decideWalletBatch(emptyBook, [broken, bet], NOW)
  expect(outcomes[0]).toBeInstanceOf(RangeError)
  expect(outcomes[1]).toMatchObject({ status: 200 })
  expect([...draft.calls.keys()]).toEqual([bookKey(PLATFORM, bet.transactionId)])
})
