import { casinoHoldem, type HoldemChoice, type HoldemEvent } from '@maidan/casino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { verifyTurns } from '../../boards/page/turns/verify-turns.ts'
import type { RoundProof, RoundView, SessionView } from '../studio-api.ts'
import { eventually } from '../test-wallet/eventually.ts'
import { openWorld, TEST_BALANCE_MINOR, type World } from '../test-wallet/open-world.ts'
import { get, post, type Called } from '../test-wallet/page-calls.ts'

const ANTE = 1_000n
const CALL_COSTS = 2n * ANTE
const CALL: HoldemChoice = { move: 'call' }
const FOLD: HoldemChoice = { move: 'fold' }

let world: World

beforeAll(async () => {
  world = await openWorld()
})

afterAll(() => world.close())

type Hand = { session: string; player: string; round: RoundView }

const viewOf = ({ body }: Called) => body as unknown as RoundView
const balanceOf = (player: string) => world.wallet.book.balanceOf(player)

async function dealTo(player: string): Promise<Hand> {
  const session = await world.seat(player, casinoHoldem.code)
  const order = { session, betMinor: String(ANTE), spinId: `${player}-deal`, setup: {} }
  return { session, player, round: viewOf(await post(world.studio.url, '/studio/spin', order)) }
}

const choose = ({ session, round }: Hand, choice: HoldemChoice) =>
  post(world.studio.url, '/studio/choose', { session, roundId: round.roundId, at: 0, choice })

const resume = async ({ session }: Hand) =>
  (await post(world.studio.url, '/studio/resume', { session })).body as unknown as SessionView

const verbsOf = ({ round }: Hand) =>
  world.wallet.seen.filter(({ raw }) => raw.includes(round.roundId)).map(({ verb }) => verb)

const typesOf = ({ events }: Pick<RoundView, 'events'>) =>
  (events as readonly HoldemEvent[]).map(({ type }) => type)

test('[LAW-19] an ante and its call are two bets, and the round pays what their wins come to', async () => {
  const hand = await dealTo('alice')
  expect([hand.round.isOpen, typesOf(hand.round)]).toEqual([true, ['dealt']])
  expect(balanceOf('alice')).toBe(TEST_BALANCE_MINOR - ANTE)
  const called = viewOf(await choose(hand, CALL))
  expect(typesOf(called)).toEqual(['dealt', 'called', 'shown', 'paid'])
  expect([called.isOpen, called.stakedMinor]).toEqual([false, String(ANTE + CALL_COSTS)])
  expect(balanceOf('alice')).toBe(
    TEST_BALANCE_MINOR - ANTE - CALL_COSTS + BigInt(called.totalWinMinor),
  )
  expect(verbsOf(hand)).toEqual(['bet', 'bet', 'win', 'win', 'end-round'])
  expect(viewOf(await choose(hand, CALL))).toMatchObject({ totalWinMinor: called.totalWinMinor })
  expect(verbsOf(hand)).toHaveLength(5)
})

test('[LAW-21] a fold costs the ante alone and tells nothing of the dealer', async () => {
  const hand = await dealTo('bob')
  const folded = viewOf(await choose(hand, FOLD))
  expect([folded.isOpen, folded.totalWinMinor]).toEqual([false, '0'])
  expect(balanceOf('bob')).toBe(TEST_BALANCE_MINOR - ANTE)
  expect(verbsOf(hand).filter((verb) => verb === 'bet')).toHaveLength(1)
  expect(typesOf(folded)).toEqual(['dealt', 'folded', 'paid'])
})

test('[LAW-19] a call whose answer is lost goes back, and the hand waits for a fold or a call', async () => {
  const hand = await dealTo('carol')
  world.wallet.faults['bet'] = [{ kind: 'cut' }]
  const lost = await choose(hand, CALL)
  expect([lost.status, lost.body['code']]).toEqual([503, 'RAISE_RETURNING'])
  await eventually(() => expect(balanceOf('carol')).toBe(TEST_BALANCE_MINOR - ANTE))
  expect((await resume(hand)).unfinished).toMatchObject({ isOpen: true, choices: [] })
  expect(viewOf(await choose(hand, FOLD))).toMatchObject({ isOpen: false, totalWinMinor: '0' })
})

test('[LAW-21] a call that is too dear is refused, and the hand can still be folded', async () => {
  const hand = await dealTo('dave')
  world.wallet.book.addPlayer('dave', CALL_COSTS - 1n)
  const refused = await choose(hand, CALL)
  expect([refused.status, refused.body['code']]).toEqual([402, 'NOT_ENOUGH_MONEY'])
  expect(viewOf(await choose(hand, FOLD)).isOpen).toBe(false)
  expect(balanceOf('dave')).toBe(CALL_COSTS - 1n)
})

test('[LAW-21] a hand that is left for two hours is folded, and nothing more is staked', async () => {
  const hand = await dealTo('erin')
  await world.database.run(
    `update studio.rounds set chosen_at = now() - interval '121 minutes' where id = '${hand.round.roundId}'`,
  )
  await eventually(() => expect(verbsOf(hand)).toEqual(['bet', 'win', 'end-round']))
  const { unfinished } = await resume(hand)
  expect([unfinished?.isOpen, unfinished?.choices]).toEqual([false, [FOLD]])
  expect(balanceOf('erin')).toBe(TEST_BALANCE_MINOR - ANTE)
})

test('[LAW-20] a called hand can be dealt again in the browser, and not with another choice', async () => {
  const hand = await dealTo('frank')
  await choose(hand, CALL)
  const { session, round } = hand
  await post(world.studio.url, '/studio/fairness/rotate', { session, clientSeed: 'franks' })
  const { body } = await get(world.studio.url, `/studio/rounds/${round.roundId}`, session)
  const proof = body as unknown as RoundProof
  expect(await verifyTurns(casinoHoldem.code, proof)).toBe('good')
  expect(await verifyTurns(casinoHoldem.code, { ...proof, choices: [FOLD] })).toBe('bad-round')
})
