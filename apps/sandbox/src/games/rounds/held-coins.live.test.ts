import type { SlotEvent } from '@maidan/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { verifyRound } from '../page/fairness/verify-round.ts'
import { callAsOperator, grantFor } from '../test-wallet/operator-calls.ts'
import { get, post } from '../test-wallet/page-calls.ts'
import { openWorld, TEST_BALANCE_MINOR, type World } from '../test-wallet/open-world.ts'
import { seatWithRound } from '../test-wallet/seat-with-round.ts'
import type { RoundProof } from '../studio-api.ts'

const GAME = 'SHAPLA-MAHASTHAN'
const BET = '1000'

let world: World

beforeAll(async () => {
  world = await openWorld()
})

afterAll(() => world.close())

const spin = (session: string, spinId: string, grantId?: string) =>
  post(world.studio.url, '/studio/spin', { session, betMinor: BET, spinId, grantId })

/** A player whose first spin holds coins. */
const seatWithCoins = (player: string) =>
  seatWithRound(world, player, {
    game: GAME,
    betMinor: BigInt(BET),
    isWanted: (events) => events.some(({ type }) => type === 'hold_started'),
  })

test('[LAW-21] a round that holds coins pays them, is shown again until it was seen, and is recalled', async () => {
  const { session, events } = await seatWithCoins('alice')
  const { body: round } = await spin(session, 'alice-spin-1')
  expect(round['events']).toEqual(events)
  const ended = events.find((event) => event.type === 'hold_ended')
  const winMinor = BigInt(String(round['totalWinMinor']))
  expect(winMinor).toBeGreaterThanOrEqual(BigInt(ended?.totalMinor ?? -1))
  expect(world.wallet.book.balanceOf('alice')).toBe(TEST_BALANCE_MINOR - 1_000n + winMinor)

  const { roundId } = round
  const resume = () => post(world.studio.url, '/studio/resume', { session })
  expect((await resume()).body['unfinished']).toMatchObject({ roundId, events })
  await post(world.studio.url, '/studio/shown', { session, roundId })
  expect((await resume()).body['unfinished']).toBeNull()

  const link = new URL(String(round['recallUrl']))
  link.searchParams.set('lang', 'en')
  const page = await fetch(new URL(link.pathname + link.search, world.studio.url))
  const html = await page.text()
  expect(html).toContain('Coins held')
  expect(html.match(/class="worth"/g)?.length).toBeGreaterThanOrEqual(2 * 6)
})

test('[LAW-20] the page computes a round that held coins again, and sees a changed coin', async () => {
  const { session } = await seatWithCoins('bob')
  const { body: round } = await spin(session, 'bob-spin-1')
  await post(world.studio.url, '/studio/fairness/rotate', { session, clientSeed: 'another' })
  const { body } = await get(
    world.studio.url,
    `/studio/rounds/${String(round['roundId'])}`,
    session,
  )
  const proof = body as RoundProof<SlotEvent>
  expect(await verifyRound(GAME, proof)).toBe('good')
  const events = proof.events.map((event) =>
    event.type === 'hold_ended' ? { ...event, totalMinor: '1' } : event,
  )
  expect(await verifyRound(GAME, { ...proof, events })).toBe('bad-round')
})

test('[LAW-19] coins that a free round holds are won without a stake', async () => {
  const { session, events } = await seatWithCoins('carol')
  const grant = { ...grantFor('carol', 1), game: GAME }
  await callAsOperator(world.studio.url, 'grant', grant, { provider: 'shapla' })
  const { body: round } = await spin(session, 'carol-spin-1', 'FR-carol')
  expect(round['events']).toEqual(events)
  expect(world.wallet.book.balanceOf('carol')).toBe(TEST_BALANCE_MINOR)
  const won = BigInt(String(round['totalWinMinor']))
  expect(world.wallet.book.freeWins.get('FR-carol')).toBe(won)
})
