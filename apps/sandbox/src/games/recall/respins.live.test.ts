import type { SlotEvent } from '@maidan/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { verifyRound } from '../page/fairness/verify-round.ts'
import { get, post } from '../test-wallet/page-calls.ts'
import { openWorld, TEST_BALANCE_MINOR, type World } from '../test-wallet/open-world.ts'
import { seatWithRound } from '../test-wallet/seat-with-round.ts'
import type { RoundProof } from '../studio-api.ts'

const GAME = 'PADMA-JONAKI'
const BET = '1000'

/** Calls of the wallet that move money. */
const MONEY: ReadonlySet<string> = new Set(['bet', 'win', 'rollback'])

let world: World

beforeAll(async () => {
  world = await openWorld()
})

afterAll(() => world.close())

/** A player whose first round has two respins or more, and wins. */
const seatWithRespins = (player: string) =>
  seatWithRound(world, player, {
    game: GAME,
    betMinor: BigInt(BET),
    isWanted: (events) =>
      events.some((event) => event.type === 'wild_respin' && event.index === 2) &&
      events.some(({ type }) => type === 'wins'),
  })

test('[LAW-21] a round with respins takes one stake, pays all its views, and each is recalled', async () => {
  const { session, events } = await seatWithRespins('alice')
  const spin = { session, betMinor: BET, spinId: 'alice-spin-1' }
  const { body: round } = await post(world.studio.url, '/studio/spin', spin)
  expect(round['events']).toEqual(events)
  const won = events.reduce(
    (sum, event) => (event.type === 'wins' ? sum + BigInt(event.totalMinor) : sum),
    0n,
  )
  expect(round['totalWinMinor']).toBe(String(won))
  // Asked again, as after a lost answer, it is the same round for the same stake.
  const { body: again } = await post(world.studio.url, '/studio/spin', spin)
  expect(again['events']).toEqual(events)
  const moved = world.wallet.seen.map(({ verb }) => verb).filter((verb) => MONEY.has(verb))
  expect(moved).toEqual(['bet', 'win'])
  expect(world.wallet.book.balanceOf('alice')).toBe(TEST_BALANCE_MINOR - BigInt(BET) + won)

  const link = new URL(String(round['recallUrl']))
  const respins = events.filter((event) => event.type === 'wild_respin')
  for (const [lang, spinWord, held] of [
    ['en', 'Spin · Respin', 'Reels held'],
    ['bn', 'স্পিন · রিস্পিন', 'থেমে থাকা রিল'],
  ] as const) {
    link.searchParams.set('lang', lang)
    const page = await fetch(new URL(link.pathname + link.search, world.studio.url))
    const html = await page.text()
    for (const respin of respins) {
      expect(html).toContain(`<h2>${spinWord} ${respin.index}<span>`)
      expect(html).toContain(`${held}: ${respin.held.map((reel) => reel + 1).join(', ')}</p>`)
    }
    expect(html.match(/class="grid"/g)).toHaveLength(1 + respins.length)
  }
})

test('[LAW-20] the page computes a round with respins again, and sees a changed one', async () => {
  const { session } = await seatWithRespins('bob')
  const spin = { session, betMinor: BET, spinId: 'bob-spin-1' }
  const { body: round } = await post(world.studio.url, '/studio/spin', spin)
  await post(world.studio.url, '/studio/fairness/rotate', { session, clientSeed: 'another' })
  const { body } = await get(
    world.studio.url,
    `/studio/rounds/${String(round['roundId'])}`,
    session,
  )
  const proof = body as RoundProof<SlotEvent>
  expect(await verifyRound(GAME, proof)).toBe('good')
  const events = proof.events.map((event) =>
    event.type === 'wild_respin' ? { ...event, held: [1, 2, 3] } : event,
  )
  expect(await verifyRound(GAME, { ...proof, events })).toBe('bad-round')
})
