import { once } from 'node:events'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { verifyTurns } from '../../boards/page/turns/verify-turns.ts'
import type { RoundProof, RoundView, SessionView } from '../studio-api.ts'
import { eventually } from '../test-wallet/eventually.ts'
import {
  openWorld,
  startTestStudio,
  TEST_BALANCE_MINOR,
  type World,
} from '../test-wallet/open-world.ts'
import { get, openGame, post, type Called } from '../test-wallet/page-calls.ts'
import { startStudioProcess } from '../test-wallet/start-studio-process.ts'

const GAME = 'BAGH-BLACKJACK'
const BET = 1_000n
const [DOUBLE, STAND, SPLIT] = ['double', 'stand', 'split'].map((move) => ({ move }))

let world: World

beforeAll(async () => {
  world = await openWorld()
}, 180_000)

afterAll(() => world.close())

type Hand = { url: string; session: string; player: string; round: RoundView }

const viewOf = ({ body }: Called) => body as unknown as RoundView

const choose = ({ url, session, round }: Hand, at: number, choice: unknown) =>
  post(url, '/studio/choose', { session, roundId: round.roundId, at, choice })

const resume = async ({ url, session }: Omit<Hand, 'round'>) =>
  (await post(url, '/studio/resume', { session })).body as unknown as SessionView

const balanceOf = (player: string) => world.wallet.book.balanceOf(player)

const callsOf = ({ round }: Hand, verb?: string) =>
  world.wallet.seen.filter(
    (call) => call.raw.includes(round.roundId) && (verb === undefined || call.verb === verb),
  )

const isPair = ({ events }: RoundView) => {
  const [dealt] = events as { cards: { rank: number }[] }[]
  const [first, second] = dealt?.cards.map(({ rank }) => Math.min(rank, 10)) ?? []
  return first !== undefined && first === second
}

/** Deals a player hands until one waits for a move and is as the test needs it; money is as at first then. */
async function openHand(
  player: string,
  url = world.studio.url,
  isWanted: (round: RoundView) => boolean = () => true,
): Promise<Hand> {
  world.wallet.book.addPlayer(player, TEST_BALANCE_MINOR)
  const session = await openGame(url, world.wallet.book.launch(player), GAME)
  for (let deal = 0; deal < 300; deal += 1) {
    const order = { session, betMinor: String(BET), spinId: `${player}-deal-${deal}`, setup: {} }
    const round = viewOf(await post(url, '/studio/spin', order))
    const hand = { url, session, player, round }
    if (round.isOpen && isWanted(round)) {
      world.wallet.book.addPlayer(player, TEST_BALANCE_MINOR - BET)
      return hand
    }
    for (let at = 0, view = round; view.isOpen; at += 1)
      view = viewOf(await choose(hand, at, STAND))
  }
  throw new Error('No hand came that waits for a move')
}

describe('a choice that raises the stake', () => {
  test('[LAW-19] takes a bet of its own first, and each stake has a win of its own', async () => {
    const hand = await openHand('alice')
    const doubled = viewOf(await choose(hand, 0, DOUBLE))
    expect([doubled.isOpen, doubled.choices, doubled.stakedMinor]).toEqual([
      false,
      [DOUBLE],
      String(2n * BET),
    ])
    const wonMinor = BigInt(doubled.totalWinMinor)
    expect(balanceOf('alice')).toBe(TEST_BALANCE_MINOR - 2n * BET + wonMinor)
    expect(doubled.balanceMinor).toBe(String(balanceOf('alice')))
    expect(callsOf(hand).map(({ verb }) => verb)).toEqual(['bet', 'bet', 'win', 'win', 'end-round'])
    const wins = callsOf(hand, 'win').map(({ raw }) => JSON.parse(raw) as Record<string, string>)
    expect(wins.map((win) => win['bet_transaction_id'])).toEqual([
      `${hand.round.roundId}-raise-0`,
      `${hand.round.roundId}-bet`,
    ])
    expect(wins.reduce((sum, win) => sum + BigInt(win['amount'] ?? 0), 0n)).toBe(wonMinor)
  })

  test('[LAW-20] can be checked in the browser afterwards, and not with another choice', async () => {
    const hand = await openHand('bob')
    await choose(hand, 0, DOUBLE)
    const { url, session } = hand
    await post(url, '/studio/fairness/rotate', { session, clientSeed: 'bobs' })
    const proof = (await get(url, `/studio/rounds/${hand.round.roundId}`, session)).body
    expect(await verifyTurns(GAME, proof as unknown as RoundProof)).toBe('good')
    const other = { ...(proof as unknown as RoundProof), choices: [STAND] }
    expect(await verifyTurns(GAME, other)).toBe('bad-round')
  })

  test('[LAW-19] is paid for once, however many at once it is sent', async () => {
    const hand = await openHand('carol')
    const sent = await Promise.all(Array.from({ length: 8 }, () => choose(hand, 0, DOUBLE)))
    expect(sent.map(({ status }) => status)).toEqual(sent.map(() => 200))
    expect(callsOf(hand, 'bet')).toHaveLength(2)
    expect(balanceOf('carol')).toBe(
      TEST_BALANCE_MINOR - 2n * BET + BigInt(viewOf(await choose(hand, 0, DOUBLE)).totalWinMinor),
    )
  })

  test('[LAW-19] can be made for each of the hands of a pair', async () => {
    const hand = await openHand('dave', world.studio.url, isPair)
    let view = viewOf(await choose(hand, 0, SPLIT))
    expect(BigInt(view.stakedMinor)).toBe(2n * BET)
    for (let at = 1; view.isOpen; at += 1) view = viewOf(await choose(hand, at, DOUBLE))
    const stakes = BigInt(2 + view.choices.length - 1)
    expect(view.stakedMinor).toBe(String(stakes * BET))
    expect(callsOf(hand, 'win')).toHaveLength(Number(stakes))
    expect(balanceOf('dave')).toBe(TEST_BALANCE_MINOR - stakes * BET + BigInt(view.totalWinMinor))
  })

  test('[LAW-21] is not made where the money is not there, and the round waits', async () => {
    const hand = await openHand('erin')
    world.wallet.book.addPlayer('erin', 300n)
    const refused = await choose(hand, 0, DOUBLE)
    expect([refused.status, refused.body['code'], refused.body['balanceMinor']]).toEqual([
      402,
      'NOT_ENOUGH_MONEY',
      '300',
    ])
    expect((await resume(hand)).unfinished).toMatchObject({ isOpen: true, choices: [] })
    world.wallet.book.addPlayer('erin', 5_000n)
    expect(viewOf(await choose(hand, 0, DOUBLE)).choices).toEqual([DOUBLE])
  })

  test('[LAW-19] goes back when nobody knows whether it was taken, and the round goes on', async () => {
    const hand = await openHand('frank')
    world.wallet.faults['bet'] = [{ kind: 'cut' }]
    const lost = await choose(hand, 0, DOUBLE)
    expect([lost.status, lost.body['code']]).toEqual([503, 'RAISE_RETURNING'])
    await eventually(() => expect(balanceOf('frank')).toBe(TEST_BALANCE_MINOR - BET))
    expect((await resume(hand)).unfinished).toMatchObject({ isOpen: true, choices: [] })
    const stood = viewOf(await choose(hand, 0, STAND))
    expect([stood.isOpen, stood.stakedMinor]).toEqual([false, String(BET)])
    expect(callsOf(hand, 'win')).toHaveLength(1)
    expect(balanceOf('frank')).toBe(TEST_BALANCE_MINOR - BET + BigInt(stood.totalWinMinor))
  })
})

describe('a studio that is killed while a stake is raised', { timeout: 240_000 }, () => {
  /** Doubles in a studio that is killed as soon as the wallet has seen the call `verb`. */
  async function killAt(verb: string, player: string): Promise<Hand> {
    const { child, url } = await startStudioProcess(world.wallet, world.database)
    const hand = await openHand(player, url)
    world.wallet.faults[verb] = [{ kind: 'hang' }]
    const before = callsOf(hand, verb).length
    const lost = choose(hand, 0, DOUBLE).catch(() => null)
    await eventually(() => expect(callsOf(hand, verb).length).toBe(before + 1))
    child.kill('SIGKILL')
    await once(child, 'exit')
    expect(await lost).toBeNull()
    return hand
  }

  test('[LAW-19] during the bet: it goes back, and the round waits as it did', async () => {
    const hand = await killAt('bet', 'grace')
    expect(balanceOf('grace')).toBe(TEST_BALANCE_MINOR - 2n * BET)
    const studio = await startTestStudio(world.wallet, world.database)
    await eventually(() => expect(balanceOf('grace')).toBe(TEST_BALANCE_MINOR - BET))
    const again = { ...hand, url: studio.url }
    expect((await resume(again)).unfinished).toMatchObject({ isOpen: true, choices: [] })
    expect(viewOf(await choose(again, 0, STAND)).isOpen).toBe(false)
    await studio.close()
  })

  test('[LAW-19] during its win: the round is paid as it was played, each stake once', async () => {
    const hand = await killAt('win', 'heidi')
    const studio = await startTestStudio(world.wallet, world.database)
    const again = { ...hand, url: studio.url }
    const view = await eventually(async () => {
      const ended = viewOf(await choose(again, 0, DOUBLE))
      expect(ended.settlement).toBe('done')
      return ended
    })
    expect(balanceOf('heidi')).toBe(TEST_BALANCE_MINOR - 2n * BET + BigInt(view.totalWinMinor))
    await studio.close()
  })
})
