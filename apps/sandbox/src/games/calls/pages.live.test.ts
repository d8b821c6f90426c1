import { BOARD_TYPES, roomGames, slotGames, turnGames } from '@maidan/casino'
import { STUDIO_PROVIDERS } from '@maidan/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DETAIL_BYTES_MAX } from '../rounds/round-detail.ts'
import { openWorld, TEST_GAME, type World } from '../test-wallet/open-world.ts'
import { post } from '../test-wallet/page-calls.ts'

let world: World

beforeAll(async () => {
  world = await openWorld()
})

afterAll(() => world.close())

const fetchPage = (path: string) => fetch(new URL(path, world.studio.url))

describe('a round can be recalled as it looked', () => {
  test('[LAW-21] by the link the wallet was given, and by no other key', async () => {
    const session = await world.seat('alice')
    const { body: round } = await post(world.studio.url, '/studio/spin', {
      session,
      betMinor: '2000',
      spinId: 'alice-spin-1',
    })
    const text = world.wallet.book.details.get(String(round['roundId'])) ?? ''
    const detail = JSON.parse(text) as Record<string, unknown>
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(DETAIL_BYTES_MAX)
    expect(detail).toMatchObject({
      game: TEST_GAME,
      bet_minor: '2000',
      total_minor: round['totalWinMinor'],
      server_seed_hash: round['serverSeedHash'],
      nonce: 0,
      events: round['events'],
    })
    const link = new URL(String(detail['recall_url']))
    const page = await fetchPage(link.pathname + link.search)
    const html = await page.text()
    expect(page.status).toBe(200)
    expect(page.headers.get('content-security-policy')).toContain(
      'frame-ancestors http://site.test',
    )
    expect(html).toContain(String(round['serverSeedHash']))
    expect(html).toContain('৳ 20.00')
    expect(html.match(/<image /g)?.length).toBeGreaterThanOrEqual(15)
    const wrong = await fetchPage(`${link.pathname}?key=${'x'.repeat(32)}`)
    expect([wrong.status, (await fetchPage(link.pathname)).status]).toEqual([404, 404])
  })
})

describe('the catalogue', () => {
  test('[API-17] lists every game with its exact figures and pictures', async () => {
    const answer = (await (await fetchPage('/api/catalog')).json()) as {
      providers: { code: string }[]
      games: Record<string, unknown>[]
    }
    const platforms = new Set(answer.games.map((game) => game['platform']))
    expect(answer.providers.map((provider) => provider.code)).toEqual(
      STUDIO_PROVIDERS.map(({ platform }) => platform).filter((one) => platforms.has(one)),
    )
    expect(answer.games.map((game) => game['code'])).toEqual([
      ...[...slotGames, ...turnGames, ...roomGames].map(({ code }) => code),
      'LUCKY-SPORTS',
    ])
    // Nothing of a category stands empty.
    expect(new Set(answer.games.map((game) => game['type']))).toEqual(
      new Set(['slot', 'sports', ...BOARD_TYPES]),
    )
    for (const game of answer.games) {
      expect(String(game['rtp'])).toMatch(/^\d{2}\.\d\d$/)
      expect(String(game['picture_url'])).toBe(
        `http://studio.test/art/games/${String(game['code'])}.svg`,
      )
    }
  })
})

describe('what the studio does not have', () => {
  test.each([
    ['/play/PADMA-NOTHING', 404, 'GAME_NOT_FOUND'],
    ['/nothing', 404, 'NOT_FOUND'],
    ['/play/PADMA-RIVERGOLD', 503, 'PAGE_NOT_BUILT'],
    ['/recall/r000?key=x', 404, 'ROUND_NOT_FOUND'],
  ])('[LAW-22] %s answers %i %s', async (path, status, code) => {
    const answer = await fetchPage(path)
    expect(answer.status).toBe(status)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(await answer.json()).toMatchObject({ code })
  })
})
