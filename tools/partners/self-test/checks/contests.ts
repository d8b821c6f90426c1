import { expectDone, expectMoved, expectRefused, expectSame, type Check } from '../check.ts'
import { Complaint } from '../complaint.ts'
import type { ContestSeat } from '../extras.ts'
import type { Ids, Stage } from '../stage.ts'
import type { Fields } from '../wallet-client.ts'

const STAKE_MINOR = 1_000
const ENTRIES = 3
const STAKES_MINOR = STAKE_MINOR * ENTRIES
const BPS = 10_000

/** A contest of the seat with the calls that name it. */
function openContest(stage: Stage, { session, game }: ContestSeat) {
  const { round: contest } = stage.newIds()
  const over: Fields = { session, contest }
  const close = () => stage.send('contests/close', { contest, currency: stage.seat.currency })
  return {
    over,
    close,
    bet: (ids: Ids, more: Fields = {}) =>
      stage.bet(STAKE_MINOR, ids, { over: { ...over, game, ...more } }),
    win: (minor: number, ids: Ids, more: Fields = {}) =>
      stage.win(minor, ids, { over: { ...over, ...more } }),
    back: (ids: Ids, more: Fields = {}) => stage.rollback(ids, { over: { ...over, ...more } }),
  }
}

type Contest = ReturnType<typeof openContest>

async function enter(stage: Stage, contest: Contest): Promise<readonly [Ids, Ids, Ids]> {
  const entries = [stage.newIds(), stage.newIds(), stage.newIds()] as const
  for (const ids of entries) expectDone(await contest.bet(ids), 'a bet of the contest')
  return entries
}

async function giveBack(contest: Contest, entries: readonly Ids[]): Promise<void> {
  for (const ids of entries) expectDone(await contest.back(ids), 'rollback')
  expectDone(await contest.close(), 'contests/close')
}

async function paysWhatItHolds(stage: Stage, seat: ContestSeat): Promise<void> {
  const contest = openContest(stage, seat)
  const [first, second, third] = await enter(stage, contest)
  const all = { transaction_id: `${first.bet}-all` }
  expectRefused(await contest.win(STAKES_MINOR + 1, first), 'a win above all', 'CONTEST_SHORT')
  await expectMoved(stage, BigInt(STAKES_MINOR), 'a win of all', async () => {
    expectDone(await contest.win(STAKES_MINOR, first, all), 'a win of all')
  })
  expectRefused(await contest.back(second), 'a stake that was won', 'CONTEST_SHORT')
  for (const ids of [second, third]) expectDone(await contest.win(0, ids), 'win')
  expectDone(await contest.close(), 'contests/close')
}

async function closesWhenPaid(stage: Stage, { feeBps, ...seat }: ContestSeat): Promise<string> {
  const contest = openContest(stage, { feeBps, ...seat })
  const [first, second, third] = await enter(stage, contest)
  const feeMinor = Math.floor((STAKES_MINOR * feeBps) / BPS)
  expectRefused(await contest.close(), 'an open contest', 'CONTEST_NOT_DECIDED')
  for (const ids of [second, third]) expectDone(await contest.win(0, ids), 'win')
  const owedMinor = STAKES_MINOR - feeMinor
  expectDone(await contest.win(owedMinor - 2, first), 'win')
  expectRefused(await contest.close(), 'more than the fee', 'CONTEST_NOT_PAID_OUT')
  const rest = { transaction_id: `${first.bet}-rest` }
  expectDone(await contest.win(1, first, rest), 'win')
  const closed = await contest.close()
  expectDone(closed, 'contests/close')
  expectSame(closed, await contest.close(), 'the same again')
  const sums = [String(STAKES_MINOR), String(owedMinor - 1), String(feeMinor + 1)]
  const told = ['staked', 'won', 'fee'].map((name) => closed.fields[name])
  if (told.join() !== sums.join()) throw new Complaint(`${told.join()} instead of ${sums.join()}`)
  expectRefused(await contest.bet(stage.newIds()), 'a late bet', 'CONTEST_CLOSED')
  return `of ${sums[0]} ${sums[2]} were left`
}

async function givesBack(stage: Stage, seat: ContestSeat): Promise<void> {
  await expectMoved(stage, 0n, 'a contest that is called off', async () => {
    const contest = openContest(stage, seat)
    await giveBack(contest, await enter(stage, contest))
  })
}

async function belongsToOne(stage: Stage, seat: ContestSeat): Promise<void> {
  const contest = openContest(stage, seat)
  const entries = await enter(stage, contest)
  const [first] = entries
  const other = { contest: stage.newIds().round }
  const unnamed = { session: seat.session }
  expectRefused(await contest.win(1, first, other), 'another’s win', 'CONTEST_MISMATCH')
  expectRefused(await contest.back(first, other), 'another’s rollback', 'CONTEST_MISMATCH')
  const reply = await stage.rollback(first, { over: unnamed })
  expectRefused(reply, 'a rollback without it', 'CONTEST_MISMATCH')
  const second = { ...first, bet: `${first.bet}-2` }
  expectRefused(await contest.bet(second, other), 'a bet of another', 'CONTEST_MISMATCH')
  await giveBack(contest, entries)
}

async function isNamedAlways(stage: Stage, { session, game }: ContestSeat): Promise<void> {
  const reply = await stage.bet(STAKE_MINOR, stage.newIds(), { over: { session, game } })
  expectRefused(reply, 'a bet without a contest', 'CONTEST_NOT_OFFERED')
}

const NO_SEAT: ContestSeat = { game: 'SELFTEST-NO-GAME', session: 'x'.repeat(43), feeBps: 0 }

function withContests(
  name: string,
  play: (stage: Stage, seat: ContestSeat) => Promise<string | void>,
): Check {
  return {
    name,
    skip: ({ extras }) => (extras.contest === null ? 'needs --contest GAME:SESSION:FEE' : null),
    run: (stage) => play(stage, stage.extras.contest ?? NO_SEAT),
  }
}

/** Stakes that players win from each other: docs/partners/games-contests.md. */
export const contests: readonly Check[] = [
  {
    name: 'a bet that names one is refused where the game has none',
    async run({ bet, newIds }) {
      const over = { contest: newIds().round }
      expectRefused(await bet(STAKE_MINOR, newIds(), { over }), 'bet', 'CONTEST_NOT_OFFERED')
    },
  },
  {
    name: 'one that nobody has entered cannot be closed',
    async run({ send, newIds, seat: { currency } }) {
      const reply = await send('contests/close', { contest: newIds().round, currency })
      expectRefused(reply, 'contests/close', 'CONTEST_NOT_FOUND')
    },
  },
  withContests('a bet of a game that has them names one', isNamedAlways),
  withContests('it pays all that it holds, and no more', paysWhatItHolds),
  withContests('what is called off comes back whole', givesBack),
  withContests('a bet, its win and its rollback are of one', belongsToOne),
  withContests(
    'it is closed once all is decided and paid but the fee, and then for ever',
    closesWhenPaid,
  ),
]
