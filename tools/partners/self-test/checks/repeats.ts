import { expectDone, expectMoved, expectRefused, expectSame, type Check } from '../check.ts'
import type { Ids, Stage } from '../stage.ts'
import type { Fields, Verb } from '../wallet-client.ts'

type Sent = { verb: Verb; body: (stage: Stage, ids: Ids) => Fields; other: Fields; minor: bigint }

const BET = 100
const WIN = 250

const calls: readonly Sent[] = [
  {
    verb: 'bet',
    body: ({ bodies }, ids) => bodies.bet(BET, ids),
    other: { amount: '101' },
    minor: -100n,
  },
  {
    verb: 'win',
    body: ({ bodies }, ids) => bodies.win(WIN, ids),
    other: { amount: '251' },
    minor: 250n,
  },
  {
    verb: 'rollback',
    body: ({ bodies }, ids) => bodies.rollback(ids),
    other: { reason: 'another' },
    minor: 100n,
  },
  {
    verb: 'end-round',
    body: ({ bodies }, ids) => bodies.end(ids),
    other: { detail: '{"a":1}' },
    minor: 0n,
  },
]

/** The round as it must stand before the call, with the bet that it is about. */
async function prepare({ verb }: Sent, { bet, newIds }: Stage): Promise<Ids> {
  const ids = newIds()
  if (verb !== 'bet') expectDone(await bet(BET, ids), 'bet')
  return ids
}

/** Nothing is left undecided behind a check. */
async function finish({ verb }: Sent, { win, rollback, end }: Stage, ids: Ids): Promise<void> {
  if (verb === 'bet' || verb === 'end-round') expectDone(await rollback(ids), 'rollback')
  if (verb === 'win') expectDone(await end(ids), 'end-round')
  if (verb === 'rollback')
    expectRefused(await win(1, ids), 'a win of the bet that went back', 'BET_ROLLED_BACK')
}

function sameAgain(sent: Sent): Check {
  return {
    name: `${sent.verb}: the same again is answered with the same bytes, and moves once`,
    async run(stage) {
      const ids = await prepare(sent, stage)
      const body = sent.body(stage, ids)
      await expectMoved(stage, sent.minor, `${sent.verb} twice`, async () => {
        const first = await stage.send(sent.verb, body)
        expectDone(first, sent.verb)
        expectSame(first, await stage.send(sent.verb, body), 'the same again')
        const turned = Object.fromEntries(Object.entries(body).toReversed())
        expectSame(first, await stage.send(sent.verb, turned), 'its fields in another order')
      })
      await finish(sent, stage, ids)
    },
  }
}

function otherData(sent: Sent): Check {
  return {
    name: `${sent.verb}: the same id with other data is refused`,
    async run(stage) {
      const ids = await prepare(sent, stage)
      const body = sent.body(stage, ids)
      await expectMoved(stage, sent.minor, sent.verb, async () => {
        expectDone(await stage.send(sent.verb, body), sent.verb)
        const changed = await stage.send(sent.verb, { ...body, ...sent.other })
        expectRefused(changed, 'other data', 'TRANSACTION_CONFLICT')
      })
      await finish(sent, stage, ids)
    },
  }
}

/** A call is done once, whatever comes again. */
export const repeats: readonly Check[] = [
  ...calls.map(sameAgain),
  ...calls.map(otherData),
  {
    name: 'a bet’s id is not taken for another call',
    async run({ bet, rollback, end, newIds }) {
      const ids = newIds()
      expectDone(await bet(BET, ids), 'bet')
      const over = { transaction_id: ids.bet }
      expectRefused(await rollback(ids, { over }), 'rollback', 'TRANSACTION_CONFLICT')
      expectRefused(await end(ids, { over }), 'end-round', 'TRANSACTION_CONFLICT')
      expectDone(await rollback(ids), 'rollback')
    },
  },
  {
    name: 'the answer of a repeat is the first one although the balance has changed',
    async run({ bet, win, rollback, newIds }) {
      const [one, other] = [newIds(), newIds()]
      const first = await bet(BET, one)
      expectDone(first, 'bet')
      expectDone(await bet(BET, other), 'another bet')
      expectSame(first, await bet(BET, one), 'the first bet again')
      expectDone(await win(0, one), 'win')
      expectDone(await rollback(other), 'rollback')
    },
  },
  {
    name: 'a refused bet leaves its id free',
    async run({ bet, rollback, newIds, bodies, send }) {
      const ids = newIds()
      const wrong = { ...bodies.bet(BET, ids), game: 'SELFTEST-NO-GAME' }
      expectRefused(await send('bet', wrong), 'a bet on another game', 'GAME_NOT_FOUND')
      expectDone(await bet(BET, ids), 'the same id later')
      expectDone(await rollback(ids), 'rollback')
    },
  },
]
