import { createHash } from 'node:crypto'
import {
  BLOCKS_PER_ROUND_MAX,
  drawJackpot,
  drawStream,
  jackpots,
  playSlot,
  slotGame,
} from '@maidan/casino'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { seedBlock } from '../fairness/server-seed.ts'
import { verifyRound } from '../page/fairness/verify-round.ts'
import type {
  JackpotAnswer,
  ReplayView,
  RoundProof,
  RoundView,
  SessionView,
} from '../studio-api.ts'
import { eventually } from '../test-wallet/eventually.ts'
import { openWorld, TEST_GAME, type World } from '../test-wallet/open-world.ts'
import { get, post } from '../test-wallet/page-calls.ts'

const MELA = 'PADMA-MELA'
const POT_MINOR = 318_240n
/** The largest bet, which wins one round in forty. */
const BET_MINOR = 500_000n
const SMALLEST_MINOR = 1_000n

let world: World

beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())
beforeEach(() => {
  world.wallet.book.pots.set(MELA, POT_MINOR)
})

const spin = async (session: string, spinId: string, betMinor = BET_MINOR) =>
  (await post(world.studio.url, '/studio/spin', { session, betMinor: String(betMinor), spinId }))
    .body as unknown as RoundView

/** Gives a player seeds with which the next round of the largest bet wins, or does not. */
async function seedFor(player: string, session: string, isWon: boolean): Promise<void> {
  const serverSeed = createHash('sha256').update(player).digest('hex')
  const hash = createHash('sha256').update(serverSeed).digest('hex')
  await world.database.run(
    `update studio.seed_pairs set server_seed = '${serverSeed}', server_seed_hash = '${hash}'
     where state = 'next' and player = '${player}'`,
  )
  const clientSeeds = Array.from({ length: 2_000 }, (_, at) => `mine${at}`)
  const clientSeed = clientSeeds.find((seed) => wins(serverSeed, seed) === isWon)
  await post(world.studio.url, '/studio/fairness/rotate', { session, clientSeed })
}

function wins(serverSeed: string, clientSeed: string): boolean {
  const game = slotGame(TEST_GAME)
  const [mela] = jackpots
  if (!game || !mela) throw new Error('the game has no jackpot')
  const draws = drawStream(
    Array.from({ length: BLOCKS_PER_ROUND_MAX }, (_, block) =>
      seedBlock(serverSeed, { clientSeed, nonce: 0, block }),
    ),
  )
  playSlot(game, { betMinor: BET_MINOR, draws })
  return drawJackpot(mela, { betMinor: BET_MINOR, smallestBetMinor: SMALLEST_MINOR }, draws)
}

const balanceOf = (player: string) => world.wallet.book.balanceOf(player)

test('[LAW-20] a round that wins the jackpot is paid all that the operator says it holds, and checks out', async () => {
  const session = await world.seat('alice')
  await seedFor('alice', session, true)
  const before = balanceOf('alice')
  const round = await spin(session, 'alice-spin')
  expect(round.jackpot).toEqual({ title: 'মেলা জ্যাকপট', amountMinor: String(POT_MINOR) })
  const winMinor = BigInt(round.totalWinMinor)
  expect(balanceOf('alice')).toBe(before - BET_MINOR + winMinor + POT_MINOR)
  expect(round.balanceMinor).toBe(String(balanceOf('alice')))
  await post(world.studio.url, '/studio/fairness/rotate', { session, clientSeed: 'after' })
  const { body } = await get(world.studio.url, `/studio/rounds/${round.roundId}`, session)
  const proof = body as unknown as RoundProof
  expect(proof.totalWinMinor).toBe(String(winMinor + POT_MINOR))
  expect(await verifyRound(TEST_GAME, proof)).toBe('good')
  const denied = { smallestBetMinor: String(SMALLEST_MINOR), isWon: false }
  expect(await verifyRound(TEST_GAME, { ...proof, jackpot: denied })).toBe('bad-round')
  const less = { ...proof, totalWinMinor: String(winMinor - 1n) }
  expect(await verifyRound(TEST_GAME, less)).toBe('bad-round')
  const url = new URL(round.recallUrl)
  const replay = await fetch(`${world.studio.url}/studio/replay/${round.roundId}${url.search}`)
  expect(((await replay.json()) as ReplayView).round.jackpot?.amountMinor).toBe(String(POT_MINOR))
})

test('a round that does not win it says nothing of it, and checks out too', async () => {
  const session = await world.seat('bob')
  await seedFor('bob', session, false)
  const round = await spin(session, 'bob-spin')
  expect(round.jackpot).toBeNull()
  await post(world.studio.url, '/studio/fairness/rotate', { session, clientSeed: 'after' })
  const { body } = await get(world.studio.url, `/studio/rounds/${round.roundId}`, session)
  const proof = body as unknown as RoundProof
  expect(proof.jackpot).toEqual({ smallestBetMinor: String(SMALLEST_MINOR), isWon: false })
  expect(await verifyRound(TEST_GAME, proof)).toBe('good')
})

test('[LAW-19] an answer that is lost pays the pot once, and its amount is known when it comes', async () => {
  const session = await world.seat('carol')
  await seedFor('carol', session, true)
  const before = balanceOf('carol')
  world.wallet.faults['win'] = [{ kind: 'cut' }]
  const round = await spin(session, 'carol-spin')
  expect([round.settlement, round.jackpot?.amountMinor]).toEqual(['pending', null])
  const paid = await eventually(async () => {
    const again = await spin(session, 'carol-spin')
    expect(again.jackpot?.amountMinor).toBe(String(POT_MINOR))
    return again
  })
  expect(balanceOf('carol')).toBe(before - BET_MINOR + BigInt(paid.totalWinMinor) + POT_MINOR)
})

test('the meter is what the operator says, and every page can ask for it', async () => {
  const session = await world.seat('dave')
  world.wallet.book.pots.set(MELA, 77_700n)
  await eventually(async () => {
    const { body } = await get(world.studio.url, '/studio/jackpot', session)
    const { jackpot } = body as unknown as JackpotAnswer
    expect(jackpot).toEqual({
      title: 'মেলা জ্যাকপট',
      amountMinor: '77700',
      shareBps: 100,
      smallestBets: 20_000,
      smallestBetMinor: String(SMALLEST_MINOR),
    })
  })
  const other = await world.seat('dave', 'SHAPLA-LASTOVER')
  const { body } = await post(world.studio.url, '/studio/resume', { session: other })
  expect((body as unknown as SessionView).jackpot).toBeNull()
})
