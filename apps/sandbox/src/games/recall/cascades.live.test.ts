import type { SlotEvent } from '@maidan/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { verifyRound } from '../page/fairness/verify-round.ts'
import { get, post } from '../test-wallet/page-calls.ts'
import { openWorld, TEST_BALANCE_MINOR, type World } from '../test-wallet/open-world.ts'
import { seatWithRound } from '../test-wallet/seat-with-round.ts'
import type { RoundProof } from '../studio-api.ts'

const BET = '1000'

let world: World

beforeAll(async () => {
  world = await openWorld()
})

afterAll(() => world.close())

/** One that pays ways and one that pays groups: their second multipliers, and what a win is called. */
const GAMES = [
  { game: 'SHAPLA-MISHTIMELA', second: '×3', names: { en: 'Ways', bn: 'ওয়েজ' } },
  { game: 'PADMA-ALPONA', second: '×4', names: { en: 'Group', bn: 'গুচ্ছ' } },
] as const

/** A player whose first round has two cascades or more. */
const seatWithCascades = (player: string, game: string) =>
  seatWithRound(world, player, {
    game,
    betMinor: BigInt(BET),
    isWanted: (events) => events.some((event) => event.type === 'cascade' && event.index === 2),
  })

test.each(GAMES)(
  '[LAW-21] a round of $game pays all its views, and each is recalled',
  async (of) => {
    const { game, second, names } = of
    const alice = `alice-${game}`
    const { session, events } = await seatWithCascades(alice, game)
    const spin = { session, betMinor: BET, spinId: `${alice}-spin-1` }
    const { body: round } = await post(world.studio.url, '/studio/spin', spin)
    expect(round['events']).toEqual(events)
    const won = events.reduce(
      (sum, event) => (event.type === 'wins' ? sum + BigInt(event.totalMinor) : sum),
      0n,
    )
    expect(round['totalWinMinor']).toBe(String(won))
    expect(world.wallet.book.balanceOf(alice)).toBe(TEST_BALANCE_MINOR - BigInt(BET) + won)

    const link = new URL(String(round['recallUrl']))
    for (const [lang, headings] of [
      ['en', ['Spin · Cascade 1 · ×2', `Spin · Cascade 2 · ${second}`]],
      ['bn', ['স্পিন · ক্যাসকেড 1 · ×2', `স্পিন · ক্যাসকেড 2 · ${second}`]],
    ] as const) {
      link.searchParams.set('lang', lang)
      const page = await fetch(new URL(link.pathname + link.search, world.studio.url))
      const html = await page.text()
      for (const heading of headings) expect(html).toContain(`<h2>${heading}<span>`)
      expect(html).toContain(`<li>${names[lang]} · `)
      const groups = events.flatMap((event) =>
        event.type === 'wins' ? event.wins.filter(({ kind }) => kind === 'cluster') : [],
      )
      expect(html.match(/<polygon class="group"/g) ?? []).toHaveLength(groups.length)
      const views = events.filter(({ type }) => type === 'spin' || type === 'cascade')
      expect(html.match(/class="grid"/g)).toHaveLength(views.length)
    }
  },
)

test.each(GAMES)(
  '[LAW-20] the page computes a round of $game again, and sees a changed view',
  async ({ game }) => {
    const bob = `bob-${game}`
    const { session } = await seatWithCascades(bob, game)
    const spin = { session, betMinor: BET, spinId: `${bob}-spin-1` }
    const { body: round } = await post(world.studio.url, '/studio/spin', spin)
    await post(world.studio.url, '/studio/fairness/rotate', { session, clientSeed: 'another' })
    const { body } = await get(
      world.studio.url,
      `/studio/rounds/${String(round['roundId'])}`,
      session,
    )
    const proof = body as RoundProof<SlotEvent>
    expect(await verifyRound(game, proof)).toBe('good')
    const events = proof.events.map((event) =>
      event.type === 'cascade' ? { ...event, multiplier: event.multiplier + 1 } : event,
    )
    expect(await verifyRound(game, { ...proof, events })).toBe('bad-round')
  },
)
