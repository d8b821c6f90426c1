import { expectDone, expectMoved, expectRefused, expectSame, type Check } from '../check.ts'
import { Complaint } from '../complaint.ts'
import type { FreeRounds } from '../extras.ts'
import type { Ids, More, Stage } from '../stage.ts'

const NOT_GIVEN: FreeRounds = { grant: 'SELFTEST-NO-GRANT', betMinor: '1000' }
/** A grant has no more rounds than this, by the document. */
const ROUNDS_MAX = 1_000

const termsOf = ({ grant, betMinor }: FreeRounds) => ({ grant, grant_bet: betMinor })

const freeBet = (stage: Stage, free: FreeRounds, ids: Ids, { over }: More = {}) =>
  stage.bet(0, ids, { over: { ...termsOf(free), ...over } })

/** A check over free rounds that the player has. */
function withFree(name: string, play: (stage: Stage, free: FreeRounds) => Promise<void>): Check {
  return {
    name,
    skip: ({ extras }) => (extras.free === null ? 'needs --free GRANT:BET' : null),
    run: (stage) => play(stage, stage.extras.free ?? NOT_GIVEN),
  }
}

/** Takes every round that is left, without playing any. Answers them. */
async function takeAll(stage: Stage, free: FreeRounds): Promise<Ids[]> {
  const taken: Ids[] = []
  while (taken.length <= ROUNDS_MAX) {
    const ids = stage.newIds()
    const reply = await freeBet(stage, free, ids)
    if (reply.status === 200) taken.push(ids)
    else {
      expectRefused(reply, `free round ${taken.length + 1}`, 'FREE_GRANT_OVER')
      return taken
    }
  }
  throw new Complaint(`the grant has more than ${ROUNDS_MAX} rounds`)
}

async function giveBack(stage: Stage, rounds: readonly Ids[]): Promise<void> {
  for (const ids of rounds) expectDone(await stage.rollback(ids), 'rollback')
}

async function comesBackOnce(stage: Stage, free: FreeRounds): Promise<void> {
  const taken = await takeAll(stage, free)
  const [first] = taken
  if (first === undefined) throw new Complaint('no round of the grant is left')
  expectDone(await stage.rollback(first), 'rollback')
  expectDone(
    await stage.rollback(first, { over: { transaction_id: `${first.bet}-again` } }),
    'again',
  )
  const again = await takeAll(stage, free)
  await giveBack(stage, [...taken.slice(1), ...again])
  if (again.length !== 1) throw new Complaint(`${again.length} rounds came back of one rollback`)
}

async function refusesOthers(stage: Stage, free: FreeRounds): Promise<void> {
  const refused = async (over: Record<string, string>, code: string) =>
    expectRefused(await freeBet(stage, free, stage.newIds(), { over }), JSON.stringify(over), code)
  await refused({ grant_bet: String(BigInt(free.betMinor) + 1n) }, 'FREE_GRANT_MISMATCH')
  await refused({ amount: free.betMinor }, 'FREE_GRANT_MISMATCH')
  await refused({ game: 'SELFTEST-NO-GAME' }, 'GAME_NOT_FOUND')
  const ids = stage.newIds()
  expectDone(await freeBet(stage, free, ids), 'bet')
  const second = { ...ids, bet: `${ids.bet}-2` }
  expectRefused(await freeBet(stage, free, second), 'a second bet', 'FREE_GRANT_MISMATCH')
  const ofAnother = { over: { grant: NOT_GIVEN.grant } }
  expectRefused(await stage.win(1, ids, ofAnother), 'another grant’s win', 'FREE_GRANT_MISMATCH')
  await giveBack(stage, [ids])
}

/** Rounds that the operator pays for: docs/partners/games-free-rounds.md. */
export const freeRounds: readonly Check[] = [
  {
    name: 'free rounds that were not given are refused',
    async run(stage) {
      const reply = await freeBet(stage, NOT_GIVEN, stage.newIds())
      expectRefused(reply, 'bet', 'FREE_GRANT_NOT_FOUND')
    },
  },
  {
    name: 'a grant without its bet, and a bet without its grant, are refused',
    async run({ bet, newIds }) {
      const { grant, grant_bet } = termsOf(NOT_GIVEN)
      for (const over of [{ grant }, { grant_bet }])
        expectRefused(await bet(0, newIds(), { over }), JSON.stringify(over), 'VALIDATION_FAILED')
    },
  },
  withFree('every round is taken once, and one that goes back comes back once', comesBackOnce),
  withFree('another bet, amount, game or grant, and a second bet, are refused', refusesOthers),
  withFree('a free round takes nothing, and what it wins cannot be spent yet', (stage, free) =>
    expectMoved(stage, 0n, 'the free round', async () => {
      const ids = stage.newIds()
      const taken = await freeBet(stage, free, ids)
      expectDone(taken, 'bet')
      expectSame(taken, await freeBet(stage, free, ids), 'the same again')
      const over = { grant: free.grant }
      expectDone(await stage.win(250, ids, { over }), 'win')
      expectDone(await stage.end(ids), 'end-round')
    }),
  ),
  {
    name: 'free rounds whose time is over are refused',
    skip: ({ extras }) => (extras.lateFree === null ? 'needs --late-free GRANT:BET' : null),
    async run(stage) {
      const reply = await freeBet(stage, stage.extras.lateFree ?? NOT_GIVEN, stage.newIds())
      expectRefused(reply, 'bet', 'FREE_GRANT_OVER')
    },
  },
]
