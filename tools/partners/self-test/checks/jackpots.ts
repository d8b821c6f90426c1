import { setTimeout as sleep } from 'node:timers/promises'
import { jackpotShare } from '@maidan/casino'
import { expectDone, expectRefused, expectSame, type Check } from '../check.ts'
import { Complaint } from '../complaint.ts'
import type { FedJackpot } from '../extras.ts'
import type { Ids, Stage } from '../stage.ts'

const MINOR = /^(0|[1-9]\d{0,17})$/
/** Stakes of which even the smallest share is a whole minor unit. */
const FEEDING_MINOR = 5_000
const WINNING_MINOR = 100
/** The operator may move shares into the pot a little later. */
const FED_WITHIN_MS = 5_000
const LOOK_EVERY_MS = 200

/** What the jackpot holds in the seat's currency. @throws Complaint if the call does not say so. */
async function potMinor(stage: Stage, code: string): Promise<bigint> {
  const { status, text, fields } = await stage.send('jackpots', {})
  const { jackpots } = fields
  if (status !== 200 || !Array.isArray(jackpots))
    throw new Complaint(`jackpots: ${status} ${text.slice(0, 120)}`)
  const own = (jackpots as Record<string, unknown>[]).filter(
    (one) => one['code'] === code && one['currency'] === stage.seat.currency,
  )
  const [pot] = own
  const amount = String(pot?.['amount'])
  if (own.length === 1 && typeof pot?.['amount'] === 'string' && MINOR.test(amount))
    return BigInt(amount)
  throw new Complaint(`jackpots tells no ${stage.seat.currency} of ${code}, or not in its form`)
}

/** Decides a bet by a win of its stake, so that the player loses nothing by it. */
async function playEven(stage: Stage, over: Record<string, string> = {}): Promise<void> {
  const ids = stage.newIds()
  expectDone(await stage.bet(FEEDING_MINOR, ids), 'bet')
  expectDone(await stage.win(FEEDING_MINOR, ids, { over }), 'win')
  expectDone(await stage.end(ids), 'end-round')
}

/** Answers whether the pot has risen to so much within its time. */
async function reaches(stage: Stage, code: string, minor: bigint): Promise<boolean> {
  for (let waited = 0; waited <= FED_WITHIN_MS; waited += LOOK_EVERY_MS) {
    if ((await potMinor(stage, code)) >= minor) return true
    await sleep(LOOK_EVERY_MS)
  }
  return false
}

async function feeds(stage: Stage, { code, shareBps }: FedJackpot): Promise<void> {
  const share = jackpotShare(BigInt(FEEDING_MINOR), shareBps).potMinor
  const before = await potMinor(stage, code)
  await playEven(stage)
  if (!(await reaches(stage, code, before + share)))
    throw new Complaint(`a bet of ${FEEDING_MINOR} put no ${share} into the pot`)
}

/** Others may feed the pot meanwhile: only what these bets would have put in is looked for. */
async function feedsNothing(stage: Stage, { code, shareBps }: FedJackpot): Promise<void> {
  const share = jackpotShare(BigInt(FEEDING_MINOR), shareBps).potMinor
  const before = await potMinor(stage, code)
  const ids = stage.newIds()
  expectDone(await stage.bet(FEEDING_MINOR, ids), 'bet')
  expectDone(await stage.rollback(ids), 'rollback')
  await playEven(stage, { unplayed: String(FEEDING_MINOR) })
  await playEven(stage)
  if (!(await reaches(stage, code, before + share)))
    throw new Complaint(`a bet of ${FEEDING_MINOR} put no ${share} into the pot`)
  const rise = (await potMinor(stage, code)) - before
  if (rise === share * 2n || rise === share * 3n)
    throw new Complaint(`${rise} came into the pot in place of ${share}`)
}

/** A pot above what the game may pay waits for a person; the balance then stays. */
async function winPot(stage: Stage, jackpot: FedJackpot): Promise<bigint> {
  const ids = stage.newIds()
  expectDone(await stage.bet(WINNING_MINOR, ids), 'bet')
  const before = await stage.balance()
  const over = { jackpot: jackpot.code }
  const reply = await stage.win(0, ids, { over })
  expectDone(reply, 'the win of the jackpot')
  expectSame(reply, await stage.win(0, ids, { over }), 'the same again')
  expectDone(await stage.end(ids), 'end-round')
  const amount = reply.fields['jackpot_amount']
  if (typeof amount !== 'string' || !MINOR.test(amount))
    throw new Complaint('the answer has no jackpot_amount')
  expectPaid(stage, ids, {
    jackpot,
    wonMinor: BigInt(amount),
    moved: (await stage.balance()) - before,
  })
  return BigInt(amount)
}

type Paid = { jackpot: FedJackpot; wonMinor: bigint; moved: bigint }

function expectPaid({ book }: Stage, ids: Ids, { jackpot, wonMinor, moved }: Paid): void {
  const isLarge = wonMinor > BigInt(WINNING_MINOR) * jackpot.multiple
  if (isLarge && moved === 0n) book.hold(`${ids.bet}-win`)
  else if (moved !== wonMinor)
    throw new Complaint(`the balance moved by ${moved} instead of ${wonMinor}`)
}

async function isWonWhole(stage: Stage, jackpot: FedJackpot): Promise<string> {
  await feeds(stage, jackpot)
  const first = await winPot(stage, jackpot)
  const second = await winPot(stage, jackpot)
  if (first === 0n) throw new Complaint('a pot that was fed is empty')
  // A third of each share is kept back, so that the next pot begins with half of this one at most.
  if (second >= first) throw new Complaint(`the pot of ${first} was followed by one of ${second}`)
  return `${first}, then ${second}`
}

const NO_JACKPOT: FedJackpot = { code: 'SELFTEST-NO-JACKPOT', shareBps: 100, multiple: 1n }

const withoutJackpot = ({ extras: { jackpot } }: Stage) =>
  jackpot === null ? 'needs --origin, and a game that feeds a jackpot' : null

function withJackpot(
  name: string,
  play: (stage: Stage, jackpot: FedJackpot) => Promise<string | void>,
): Check {
  const run = (stage: Stage) => play(stage, stage.extras.jackpot ?? NO_JACKPOT)
  return { name, skip: withoutJackpot, run }
}

/** Pots that bets feed: docs/partners/games-jackpots.md. */
export const jackpots: readonly Check[] = [
  {
    name: 'a win of a jackpot that the game does not feed is refused',
    async run({ bet, win, rollback, newIds }) {
      const ids = newIds()
      expectDone(await bet(100, ids), 'bet')
      const reply = await win(0, ids, { over: { jackpot: NO_JACKPOT.code } })
      expectRefused(reply, 'win', 'JACKPOT_NOT_FOUND')
      expectDone(await rollback(ids), 'rollback')
    },
  },
  {
    name: 'what the jackpots hold is told to the provider alone',
    async run({ sendText }) {
      const unsigned = { headers: { 'x-maidan-signature': undefined } }
      expectRefused(await sendText('jackpots', '{}', unsigned), 'jackpots', 'INVALID_SIGNATURE')
    },
  },
  withJackpot('a decided bet feeds it with its share', feeds),
  withJackpot('a bet that went back or was not played feeds nothing', feedsNothing),
  {
    ...withJackpot('it is won whole and once, and the next begins with what was kept', isWonWhole),
    skip: (stage) =>
      withoutJackpot(stage) ??
      (stage.extras.mayWinPot ? null : 'needs --win-pot, which empties the pot'),
  },
]
