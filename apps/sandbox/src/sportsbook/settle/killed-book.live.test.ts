import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { eventually } from '../../games/test-wallet/eventually.ts'
import { get, post } from '../../games/test-wallet/page-calls.ts'
import { startTestWallet, type TestWallet } from '../../games/test-wallet/start-test-wallet.ts'
import { createTestDatabase, type TestDatabase } from '../../games/test-wallet/test-database.ts'
import {
  enterBook,
  multipleOn,
  startBookStudio,
  START_BALANCE_MINOR,
} from '../testing/open-book-world.ts'
import { startTestFeed, TEST_SELECTIONS, type TestFeed } from '../testing/start-test-feed.ts'

const PROGRAM = fileURLToPath(new URL('../../games/test-wallet/studio-process.ts', import.meta.url))

let wallet: TestWallet
let feed: TestFeed
let database: TestDatabase

beforeAll(async () => {
  wallet = await startTestWallet()
  feed = await startTestFeed()
  database = await createTestDatabase()
})

afterAll(async () => {
  await Promise.all([wallet.close(), feed.close()])
  await database.drop()
})

type Way = 'settled' | 'cashed out'

/** Bets on two matches in a studio that is killed as soon as the wallet has seen the call `verb`. */
async function killAt(verb: 'bet' | 'win', player: string, way: Way = 'settled'): Promise<string> {
  feed.more = [{}]
  feed.result = null
  const { child, url } = await startChild()
  const session = await enterBook({ wallet, studio: { url } }, player)
  const before = wallet.seen.length
  wallet.faults[verb] = [{ kind: 'hang' }]
  const placing = post(url, '/book/bet', multipleOn(session, 2)).catch(() => null)
  let taking: Promise<unknown> = placing
  if (verb === 'win') {
    const placed = await placing
    if (way === 'settled') endMatches()
    else {
      const order = { session, betId: placed?.body['betId'], worthMinor: '1' }
      taking = post(url, '/book/cash-out', order).catch(() => null)
    }
  }
  await eventually(() => {
    expect(wallet.seen.slice(before).some((call) => call.verb === verb)).toBe(true)
  })
  child.kill('SIGKILL')
  await once(child, 'exit')
  await taking
  return session
}

function endMatches() {
  const outcome = { kind: 'won', SelectionId: Number(TEST_SELECTIONS.home) } as const
  const result = { outcome, decidedAt: new Date() }
  feed.result = result
  feed.more = [{ result }]
}

async function startChild(): Promise<{ child: ChildProcess; url: string }> {
  const options = JSON.stringify({
    databaseUrl: database.url,
    apiUrl: wallet.url,
    feedUrl: feed.url,
    buildDir: '/nowhere',
  })
  const child = spawn(process.execPath, ['--import', 'tsx', PROGRAM, options], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [url] = await once(createInterface({ input: child.stdout }), 'line')
  return { child, url: String(url) }
}

describe('a book that is killed loses no money', { timeout: 120_000 }, () => {
  test('[LAW-19] while the stake is asked for: the bet does not take place and the stake goes back', async () => {
    const session = await killAt('bet', 'alice')
    expect(wallet.book.balanceOf('alice')).toBe(START_BALANCE_MINOR - 100_00n)
    const studio = await startBookStudio({ wallet, feed, database })
    await eventually(async () => {
      const { body } = await get(studio.url, '/book/bets', session)
      expect(body['bets']).toMatchObject([{ state: 'returned' }])
    })
    expect(wallet.book.balanceOf('alice')).toBe(START_BALANCE_MINOR)
    await studio.close()
  })

  test('[LAW-19] between the result and the win: the win is paid once and the round ends', async () => {
    const session = await killAt('win', 'bob')
    const studio = await startBookStudio({ wallet, feed, database })
    await eventually(async () => {
      const { body } = await get(studio.url, '/book/bets', session)
      expect(body['bets']).toMatchObject([{ state: 'won', settlement: 'done' }])
    })
    await eventually(() => expect(wallet.book.details.size).toBe(1))
    expect(wallet.book.balanceOf('bob')).toBe(START_BALANCE_MINOR + 253_44n)
    await studio.close()
  })

  test('[LAW-19] while it is cashed out: that is paid once, whatever its matches do', async () => {
    const session = await killAt('win', 'carol', 'cashed out')
    endMatches()
    const studio = await startBookStudio({ wallet, feed, database })
    await eventually(async () => {
      const { body } = await get(studio.url, '/book/bets', session)
      expect(body['bets']).toMatchObject([{ state: 'cashed_out', settlement: 'done' }])
    })
    await eventually(() => expect(wallet.book.details.size).toBe(2))
    // 100 × 1.88² / (1.88 × 1.06)² / 1.06
    expect(wallet.book.balanceOf('carol')).toBe(START_BALANCE_MINOR - 100_00n + 83_96n)
    await studio.close()
  })
})
