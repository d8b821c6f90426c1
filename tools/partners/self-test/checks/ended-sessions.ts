import { expectDone, expectMoved, expectRefused, type Check } from '../check.ts'
import type { Stage } from '../stage.ts'

/** What is owed is taken by another session of the player than the one that the bet came with. */
async function settlesBy(stage: Stage, session: string): Promise<void> {
  const over = { session }
  await expectMoved(stage, 150n, 'a bet with its win', async () => {
    const ids = stage.newIds()
    expectDone(await stage.bet(100, ids), 'bet')
    expectDone(await stage.win(250, ids, { over }), 'win')
    expectDone(await stage.end(ids, { over }), 'end-round')
  })
  await expectMoved(stage, 0n, 'a bet that goes back', async () => {
    const ids = stage.newIds()
    expectDone(await stage.bet(100, ids), 'bet')
    expectDone(await stage.rollback(ids, { over }), 'rollback')
  })
}

const withoutEnded = ({ extras }: Stage) =>
  extras.endedSession === null ? 'needs --ended-session SESSION' : null

/** A player has several sessions, and each has its time. */
export const endedSessions: readonly Check[] = [
  {
    name: 'another session of the player takes wins, rollbacks and ends of rounds',
    skip: ({ extras }) => (extras.otherSession === null ? 'needs --demo' : null),
    run: (stage) => settlesBy(stage, stage.extras.otherSession ?? ''),
  },
  {
    name: 'an ended session takes no bet and tells no balance',
    skip: withoutEnded,
    async run({ extras: { endedSession: session }, send, bet, newIds }) {
      expectRefused(await send('balance', { session }), 'balance', 'SESSION_EXPIRED')
      expectRefused(await bet(1, newIds(), { over: { session } }), 'bet', 'SESSION_EXPIRED')
    },
  },
  {
    name: 'an ended session takes wins, rollbacks and ends of rounds',
    skip: withoutEnded,
    run: (stage) => settlesBy(stage, stage.extras.endedSession ?? ''),
  },
]
