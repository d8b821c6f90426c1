import { once } from 'node:events'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { eventually } from '../test-wallet/eventually.ts'
import { startTestStudio, TEST_BALANCE_MINOR, TEST_GAME } from '../test-wallet/open-world.ts'
import { openGame, post } from '../test-wallet/page-calls.ts'
import { startStudioProcess } from '../test-wallet/start-studio-process.ts'
import { startTestWallet, type TestWallet } from '../test-wallet/start-test-wallet.ts'
import { createTestDatabase, type TestDatabase } from '../test-wallet/test-database.ts'

const BET = '1000'

let wallet: TestWallet
let database: TestDatabase

beforeAll(async () => {
  wallet = await startTestWallet()
  database = await createTestDatabase()
})

afterAll(async () => {
  await wallet.close()
  await database.drop()
})

/** Plays a spin in a studio that is killed as soon as the wallet has seen the call `verb`. */
async function killAt(verb: string, player: string): Promise<{ session: string; spinId: string }> {
  const { child, url } = await startStudioProcess(wallet, database)
  wallet.book.addPlayer(player, TEST_BALANCE_MINOR)
  const session = await openGame(url, wallet.book.launch(player), TEST_GAME)
  const before = wallet.seen.length
  wallet.faults[verb] = [{ kind: 'hang' }]
  const spinId = `${player}-spin-1`
  const lost = post(url, '/studio/spin', { session, betMinor: BET, spinId }).catch(() => null)
  await eventually(() => {
    expect(wallet.seen.slice(before).some((call) => call.verb === verb)).toBe(true)
  })
  child.kill('SIGKILL')
  await once(child, 'exit')
  expect(await lost).toBeNull()
  return { session, spinId }
}

describe('a studio that is killed loses no money', { timeout: 120_000 }, () => {
  test('[LAW-19] between bet and win: the round is finished as it was drawn', async () => {
    const { session, spinId } = await killAt('win', 'alice')
    const studio = await startTestStudio(wallet, database)
    const again = { session, betMinor: BET, spinId }
    const round = await eventually(async () => {
      const { body } = await post(studio.url, '/studio/spin', again)
      expect(body['settlement']).toBe('done')
      return body
    })
    const winMinor = BigInt(String(round['totalWinMinor']))
    expect(wallet.book.balanceOf('alice')).toBe(TEST_BALANCE_MINOR - 1_000n + winMinor)
    const { body: view } = await post(studio.url, '/studio/resume', { session })
    expect(view['unfinished']).toMatchObject({ roundId: round['roundId'], events: round['events'] })
    await eventually(() => expect(wallet.book.details.has(String(round['roundId']))).toBe(true))
    await studio.close()
  })

  test('[LAW-19] during the bet: nothing is drawn and the stake goes back', async () => {
    const { session, spinId } = await killAt('bet', 'bob')
    expect(wallet.book.balanceOf('bob')).toBe(TEST_BALANCE_MINOR - 1_000n)
    const studio = await startTestStudio(wallet, database)
    await eventually(() => expect(wallet.book.balanceOf('bob')).toBe(TEST_BALANCE_MINOR))
    // The wallet has the stake back a moment before the studio has written that down.
    await eventually(async () => {
      const again = await post(studio.url, '/studio/spin', { session, betMinor: BET, spinId })
      expect(again.body['code']).toBe('BET_RETURNED')
    })
    const { body: view } = await post(studio.url, '/studio/resume', { session })
    expect([view['unfinished'], view['notice']]).toMatchObject([null, { kind: 'stake-returned' }])
    await studio.close()
  })

  test('[LAW-19] during the end of the round: the win is paid once and the round ends', async () => {
    const { session, spinId } = await killAt('end-round', 'carol')
    const studio = await startTestStudio(wallet, database)
    const { body } = await post(studio.url, '/studio/spin', { session, betMinor: BET, spinId })
    const winMinor = BigInt(String(body['totalWinMinor']))
    await eventually(() => {
      const ends = wallet.seen.filter((call) => call.verb === 'end-round')
      expect(ends.filter((call) => call.raw.includes(String(body['roundId']))).length).toBe(2)
    })
    expect(wallet.book.balanceOf('carol')).toBe(TEST_BALANCE_MINOR - 1_000n + winMinor)
    await studio.close()
  })
})
