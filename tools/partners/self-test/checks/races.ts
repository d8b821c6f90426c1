import { expectDone, expectMoved, expectSame, type Check } from '../check.ts'
import { Complaint } from '../complaint.ts'
import type { Ids, Stage } from '../stage.ts'
import type { Reply } from '../wallet-client.ts'

const AT_ONCE = 20

const times = (play: (index: number) => Promise<Reply>) =>
  Promise.all(Array.from({ length: AT_ONCE }, (_, index) => play(index)))

/** Twenty of the same call at once are one. */
function sameAtOnce(
  name: string,
  byMinor: bigint,
  play: (stage: Stage, ids: Ids) => Promise<Reply>,
): Check {
  return {
    name: `${AT_ONCE} equal ${name} at once are one`,
    async run(stage) {
      const ids = stage.newIds()
      if (name !== 'bets') expectDone(await stage.bet(100, ids), 'bet')
      await expectMoved(stage, byMinor, name, async () => {
        const replies = await times(() => play(stage, ids))
        for (const reply of replies) {
          expectDone(reply, name)
          expectSame(replies[0] ?? reply, reply, 'one of them')
        }
      })
      if (name === 'bets') expectDone(await stage.rollback(ids), 'rollback')
    },
  }
}

/** What happens at the same time. */
export const races: readonly Check[] = [
  sameAtOnce('bets', -100n, ({ bet }, ids) => bet(100, ids)),
  sameAtOnce('wins', 250n, ({ win }, ids) => win(250, ids)),
  sameAtOnce('rollbacks', 100n, ({ rollback }, ids) => rollback(ids)),
  {
    name: `${AT_ONCE} rollbacks of one bet give it back once`,
    async run(stage) {
      const ids = stage.newIds()
      expectDone(await stage.bet(100, ids), 'bet')
      await expectMoved(stage, 100n, 'rollbacks', async () => {
        const replies = await times((index) =>
          stage.rollback(ids, { over: { transaction_id: `${ids.bet}-back-${index}` } }),
        )
        for (const reply of replies) expectDone(reply, 'rollback')
      })
    },
  },
  {
    name: 'bets that are together more than there is: one is taken',
    async run(stage) {
      const minor = (await stage.balance()) / 2n + 1n
      const tries = Array.from({ length: 5 }, () => stage.newIds())
      const replies = await Promise.all(tries.map((ids) => stage.bet(minor, ids)))
      const taken = tries.filter((_, index) => replies[index]?.status === 200)
      for (const ids of taken) expectDone(await stage.rollback(ids), 'rollback')
      if (taken.length !== 1) throw new Complaint(`${taken.length} of ${tries.length} were taken`)
    },
  },
  {
    name: 'a bet and its rollback at once leave nothing taken',
    async run(stage) {
      await expectMoved(stage, 0n, 'bet and rollback', async () => {
        for (let pair = 0; pair < 5; pair++) {
          const ids = stage.newIds()
          const [, back] = await Promise.all([stage.bet(100, ids), stage.rollback(ids)])
          expectDone(back, 'rollback')
        }
      })
    },
  },
]
