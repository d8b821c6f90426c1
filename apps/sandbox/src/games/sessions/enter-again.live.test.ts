import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  openWorld,
  startTestStudio,
  TEST_BALANCE_MINOR,
  TEST_GAME,
  type World,
} from '../test-wallet/open-world.ts'
import { post, type Called } from '../test-wallet/page-calls.ts'
import { ENTER_AGAIN_SECONDS } from './find-entered.ts'

let world: World
/** Beside it a studio that lets through no more than a page asks. */
let strict: Awaited<ReturnType<typeof startTestStudio>>

beforeAll(async () => {
  world = await openWorld()
  strict = await startTestStudio(world.wallet, world.database, { limitsScale: 1 })
})

afterAll(async () => {
  await strict.close()
  await world.close()
})

const newTry = () => randomBytes(16).toString('base64url')

/** How a page trades its token, and asks for its game once it is in. */
type Door = {
  name: string
  path: string
  resume: string
  body: (player: string) => Promise<Record<string, unknown>>
}

const launchOf = (player: string): string => {
  world.wallet.book.addPlayer(player, TEST_BALANCE_MINOR)
  return world.wallet.book.launch(player)
}

const gameDoor = (name: string, game: string): Door => ({
  name,
  path: '/studio/session',
  resume: '/studio/resume',
  body: async (player) => ({ launch: launchOf(player), game }),
})

const doors: readonly Door[] = [
  gameDoor('slot', TEST_GAME),
  gameDoor('board', 'BAGH-MINES'),
  {
    name: 'room',
    path: '/studio/rooms/session',
    resume: '/studio/rooms/resume',
    body: async (player) => ({ launch: launchOf(player), game: 'PADMA-GHURI' }),
  },
  {
    name: 'book by its launch',
    path: '/book/launch',
    resume: '/book/resume',
    body: async (player) => ({ launch: launchOf(player) }),
  },
  {
    name: 'book by its way in',
    path: '/book/enter',
    resume: '/book/resume',
    body: async (player) => {
      const { body } = await post(world.studio.url, '/api/sports-session', {
        launch: launchOf(player),
      })
      return { token: body['access_token'] }
    },
  },
]

const sessionsOf = async (player: string): Promise<number> => {
  const db = new pg.Client({ connectionString: world.database.url })
  await db.connect()
  try {
    const kept = await db.query('select 1 from studio.sessions where player = $1', [player])
    return kept.rowCount ?? 0
  } finally {
    await db.end()
  }
}

/** More than anybody's page asks at once. */
const FLOOD = Array.from({ length: 40 }, (_, nth) => nth)

const USED_UP = [401, 'LAUNCH_REFUSED']
const outcome = ({ status, body }: Called) => [status, body['code']]

describe.each(doors)('the $name', ({ name, path, resume, body }) => {
  const player = (who: string) => `${who}-${name.replaceAll(' ', '-')}`
  const enter = (way: Record<string, unknown>, at = world.studio.url) => post(at, path, way)

  test('[GAME-12] gives the same session to the try whose answer was lost', async () => {
    const way = { ...(await body(player('alice'))), tryId: newTry() }
    const lost = await enter(way)
    const again = await enter(way)
    expect([lost.status, again.status]).toEqual([200, 200])
    expect(again.body).toEqual(lost.body)
    const { status } = await post(world.studio.url, resume, { session: again.body['session'] })
    expect([status, await sessionsOf(player('alice'))]).toEqual([200, 1])
  })

  test('[GAME-12] is closed to another try, and to whoever saw the address alone', async () => {
    const way = await body(player('bob'))
    await enter({ ...way, tryId: newTry() })
    expect(outcome(await enter({ ...way, tryId: newTry() }))).toEqual(USED_UP)
    expect(outcome(await enter(way))).toEqual(USED_UP)
  })

  test('[GAME-12] is closed to the same try after its time', async () => {
    const way = { ...(await body(player('carol'))), tryId: newTry() }
    const aged = (seconds: number) =>
      world.database.run(`update studio.sessions
        set opened_at = now() - interval '${seconds} seconds' where player = '${player('carol')}'`)
    const first = await enter(way)
    await aged(ENTER_AGAIN_SECONDS - 10)
    expect((await enter(way)).body['session']).toBe(first.body['session'])
    await aged(ENTER_AGAIN_SECONDS)
    expect(outcome(await enter(way))).toEqual(USED_UP)
    // Who is in already plays on.
    const { status } = await post(world.studio.url, resume, { session: first.body['session'] })
    expect(status).toBe(200)
  })

  test('[GAME-12] opens once to who names no try', async () => {
    const way = await body(player('dave'))
    const first = await enter(way)
    expect([first.status, outcome(await enter(way))]).toEqual([200, USED_UP])
  })

  test('[GAME-12] opens one session to twenty at once, at two studios of one database', async () => {
    const other = await startTestStudio(world.wallet, world.database)
    const way = { ...(await body(player('erin'))), tryId: newTry() }
    const asked = world.wallet.seen.length
    world.wallet.faults['authenticate'] = [{ kind: 'late', ms: 300 }]
    const urls = Array.from({ length: 20 }, (_, nth) => [world.studio.url, other.url][nth % 2])
    const answers = await Promise.all(urls.map((url) => enter(way, url)))
    world.wallet.faults['authenticate'] = []
    await other.close()
    expect(answers.map(({ status }) => status)).toEqual(urls.map(() => 200))
    expect(new Set(answers.map((answer) => answer.body['session'])).size).toBe(1)
    expect(await sessionsOf(player('erin'))).toBe(1)
    const asking = world.wallet.seen.slice(asked).filter(({ verb }) => verb === 'authenticate')
    expect(asking.length).toBeLessThanOrEqual(1)
  })

  test('[GAME-12] answers a flood of one link with how long to wait, and another link all the same', async () => {
    const way = { ...(await body(player('gita'))), tryId: newTry() }
    const answers = await Promise.all(FLOOD.map(() => enter(way, strict.url)))
    const told = new Set(answers.map(({ status }) => status))
    expect(told).toEqual(new Set([200, 429]))
    const refused = answers.filter(({ status }) => status === 429)
    expect(refused.length).toBeGreaterThan(FLOOD.length / 2)
    for (const answer of refused) expect(outcome(answer)).toEqual([429, 'TOO_FAST'])
    expect(Number(refused.at(-1)?.body['retryAfterMs'])).toBeGreaterThan(0)
    const other = { ...(await body(player('hena'))), tryId: newTry() }
    const opened = await enter(other, strict.url)
    expect(opened.status).toBe(200)
    const looks = FLOOD.map(() => post(strict.url, resume, { session: opened.body['session'] }))
    const seen = (await Promise.all(looks)).map(({ status }) => status)
    expect(new Set(seen)).toEqual(new Set([200, 429]))
  })

  test('[GAME-12] refuses a try id that could be guessed', async () => {
    const way = await body(player('frida'))
    expect(outcome(await enter({ ...way, tryId: 'one' }))).toEqual([422, 'INVALID_BODY'])
    // The token is not used up by it.
    expect((await enter(way)).status).toBe(200)
  })
})

test('[GAME-12] a try whose wallet was down enters when it is up again', async () => {
  world.wallet.faults['authenticate'] = [{ kind: 'status', status: 500 }]
  const way = { launch: launchOf('gerda'), game: TEST_GAME, tryId: newTry() }
  const down = await post(world.studio.url, '/studio/session', way)
  expect(outcome(down)).toEqual([503, 'WALLET_UNAVAILABLE'])
  expect((await post(world.studio.url, '/studio/session', way)).status).toBe(200)
})

test('[GAME-12] a try does not enter another game by the session it has', async () => {
  const way = { launch: launchOf('helga'), game: TEST_GAME, tryId: newTry() }
  await post(world.studio.url, '/studio/session', way)
  const other = { ...way, game: 'PADMA-JONAKI' }
  const { body } = await post(world.studio.url, '/studio/session', other)
  expect(body['session']).toBeUndefined()
})
