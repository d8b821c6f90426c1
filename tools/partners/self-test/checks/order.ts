import { expectDone, expectMoved, expectRefused, type Check } from '../check.ts'
import type { Ids, Stage } from '../stage.ts'

const BET = 100
const WIN = 250

/** A check over one new round, with what the balance must have moved by at its end. */
function inRound(
  name: string,
  byMinor: bigint,
  play: (stage: Stage, ids: Ids) => Promise<void>,
): Check {
  return {
    name,
    run: (stage) => expectMoved(stage, byMinor, 'the round', () => play(stage, stage.newIds())),
  }
}

const otherId = (ids: Ids) => ({ over: { transaction_id: `${ids.bet}-other` } })

/** What arrives otherwise than it was sent. */
export const order: readonly Check[] = [
  inRound('a win before its bet is refused, and taken after it', 150n, async (stage, ids) => {
    const early = await stage.win(WIN, ids)
    expectRefused(early, 'the early win', 'ROUND_NOT_FOUND', 'BET_NOT_FOUND')
    expectDone(await stage.bet(BET, ids), 'bet')
    expectDone(await stage.win(WIN, ids), 'win')
  }),
  inRound('a rollback before its bet refuses the bet', 0n, async (stage, ids) => {
    expectDone(await stage.rollback(ids), 'rollback')
    expectRefused(await stage.bet(BET, ids), 'the late bet', 'BET_ROLLED_BACK')
    expectRefused(await stage.win(WIN, ids), 'its win', 'BET_ROLLED_BACK')
  }),
  inRound('a win after the rollback is refused', 0n, async (stage, ids) => {
    expectDone(await stage.bet(BET, ids), 'bet')
    expectDone(await stage.rollback(ids), 'rollback')
    expectRefused(await stage.win(WIN, ids), 'win', 'BET_ROLLED_BACK')
  }),
  inRound('a second rollback gives nothing back', 0n, async (stage, ids) => {
    expectDone(await stage.bet(BET, ids), 'bet')
    expectDone(await stage.rollback(ids), 'rollback')
    expectDone(await stage.rollback(ids, otherId(ids)), 'the second rollback')
  }),
  inRound('a rollback after the win is refused', 150n, async (stage, ids) => {
    expectDone(await stage.bet(BET, ids), 'bet')
    expectDone(await stage.win(WIN, ids), 'win')
    expectRefused(await stage.rollback(ids), 'rollback', 'BET_ALREADY_SETTLED')
  }),
  inRound('a rollback after a win of 0 is refused', -100n, async (stage, ids) => {
    expectDone(await stage.bet(BET, ids), 'bet')
    expectDone(await stage.win(0, ids), 'win of 0')
    expectRefused(await stage.rollback(ids), 'rollback', 'BET_ALREADY_SETTLED')
  }),
  inRound('a win after the end of the round is paid', 150n, async (stage, ids) => {
    expectDone(await stage.bet(BET, ids), 'bet')
    expectDone(await stage.end(ids), 'end-round')
    expectDone(await stage.win(WIN, ids), 'the late win')
  }),
  inRound('a rollback after the end of the round is paid', 0n, async (stage, ids) => {
    expectDone(await stage.bet(BET, ids), 'bet')
    expectDone(await stage.end(ids), 'end-round')
    expectDone(await stage.rollback(ids), 'rollback')
  }),
  inRound('a bet after the end of the round is refused', -100n, async (stage, ids) => {
    expectDone(await stage.bet(BET, ids), 'bet')
    expectDone(await stage.win(0, ids), 'win of 0')
    expectDone(await stage.end(ids), 'end-round')
    expectRefused(await stage.bet(BET, ids, otherId(ids)), 'bet', 'ROUND_CLOSED')
  }),
  inRound('a round ends twice', -100n, async (stage, ids) => {
    expectDone(await stage.bet(BET, ids), 'bet')
    expectDone(await stage.win(0, ids), 'win of 0')
    expectDone(await stage.end(ids), 'end-round')
    expectDone(await stage.end(ids, otherId(ids)), 'the second end-round')
  }),
  inRound('the end of a round that never was is refused', 0n, async (stage, ids) => {
    expectRefused(await stage.end(ids), 'end-round', 'ROUND_NOT_FOUND')
  }),
  inRound('several bets and wins in one round', 300n, async (stage, ids) => {
    const second = { ...ids, bet: `${ids.bet}-2` }
    expectDone(await stage.bet(BET, ids), 'the first bet')
    expectDone(await stage.bet(BET, second), 'the second bet')
    expectDone(await stage.win(WIN, ids), 'its first win')
    expectDone(await stage.win(WIN, ids, otherId(ids)), 'its second win')
    expectDone(await stage.win(0, second), 'the win of the second')
    expectDone(await stage.end(ids), 'end-round')
  }),
  inRound('a rollback that names a win is refused', 150n, async (stage, ids) => {
    expectDone(await stage.bet(BET, ids), 'bet')
    expectDone(await stage.win(WIN, ids), 'win')
    const over = { bet_transaction_id: `${ids.bet}-win` }
    expectRefused(await stage.rollback(ids, { over }), 'rollback', 'BET_NOT_FOUND')
  }),
]
