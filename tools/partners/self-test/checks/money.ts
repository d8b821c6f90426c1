import { expectDone, expectMoved, type Check } from '../check.ts'
import { Complaint } from '../complaint.ts'
import { balanceIn } from '../stage.ts'
import { betTooMuch } from './too-much.ts'

const AMOUNT_MAX = 10n ** 15n - 1n
const ID_LENGTH_MAX = 64
const DETAIL_LENGTH_MAX = 65_536
/** No game pays more of a bet, whatever its catalogue says. */
const MULTIPLE_MAX = 100_000n

/** How much there is, and how much may be asked. */
export const money: readonly Check[] = [
  {
    name: 'one more than there is is refused, with the balance',
    async run(stage) {
      const before = await stage.balance()
      const reply = await betTooMuch(stage, before + 1n)
      if (reply.fields['balance'] !== String(before))
        throw new Complaint(`the refusal’s balance is ${String(reply.fields['balance'])}`)
      if ((await stage.balance()) !== before) throw new Complaint('the balance moved')
    },
  },
  {
    name: 'the largest amount is refused for want of money alone',
    async run(stage) {
      await betTooMuch(stage, AMOUNT_MAX)
    },
  },
  {
    name: 'a bet and a win of 0 are taken and move nothing',
    run: (stage) =>
      expectMoved(stage, 0n, 'nothing', async () => {
        const ids = stage.newIds()
        expectDone(await stage.bet(0, ids), 'bet of 0')
        expectDone(await stage.win(0, ids), 'win of 0')
        expectDone(await stage.end(ids), 'end-round')
      }),
  },
  {
    name: 'an answer tells the balance after it',
    async run(stage) {
      const ids = stage.newIds()
      const before = await stage.balance()
      const afterBet = balanceIn(await stage.bet(100, ids))
      const afterWin = balanceIn(await stage.win(250, ids))
      if (afterBet !== before - 100n) throw new Complaint(`${afterBet} after a bet of 100`)
      if (afterWin !== before + 150n) throw new Complaint(`${afterWin} after a win of 250`)
    },
  },
  {
    name: 'unplayed stake is taken along and moves nothing more',
    run: (stage) =>
      expectMoved(stage, 0n, 'an unplayed bet', async () => {
        const ids = stage.newIds()
        expectDone(await stage.bet(100, ids), 'bet')
        expectDone(await stage.win(100, ids, { over: { unplayed: '100' } }), 'win')
      }),
  },
  {
    name: 'ids of 64 characters and a detail of 65 536 are taken',
    async run(stage) {
      const { round } = stage.newIds()
      const long = (text: string) => text.padEnd(ID_LENGTH_MAX, 'x')
      const ids = { round: long(round), bet: long(`${round}-b`) }
      const detail = 'x'.repeat(DETAIL_LENGTH_MAX)
      expectDone(await stage.bet(1, ids), 'bet')
      const over = { transaction_id: long(`${round}-w`) }
      expectDone(await stage.win(1, ids, { over }), 'win')
      const ended = await stage.end(ids, { over: { transaction_id: long(`${round}-e`), detail } })
      expectDone(ended, 'end-round')
    },
  },
]

/** Kept apart, because it leaves a win for the operator's people to look at. */
export const largeWin: Check = {
  name: 'a win that no game can pay is acknowledged and held for a person',
  async run(stage) {
    const ids = stage.newIds()
    expectDone(await stage.bet(1, ids), 'bet')
    const before = await stage.balance()
    const minor = MULTIPLE_MAX + 1n
    expectDone(await stage.win(minor, ids), 'win')
    const moved = (await stage.balance()) - before
    if (moved !== 0n) throw new Complaint(`a win of ${minor} of a bet of 1 can be spent at once`)
    stage.book.hold(`${ids.bet}-win`)
    return 'held: the operator’s staff find it among the held wins'
  },
}
