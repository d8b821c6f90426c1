import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { verifyRound } from '../page/fairness/verify-round.ts'
import type { RotateAnswer, RoundProof, SessionView } from '../studio-api.ts'
import { openWorld, TEST_GAME, type World } from '../test-wallet/open-world.ts'
import { get, post } from '../test-wallet/page-calls.ts'

let world: World

beforeAll(async () => {
  world = await openWorld()
})

afterAll(() => world.close())

const spin = (session: string, spinId: string) =>
  post(world.studio.url, '/studio/spin', { session, betMinor: '1000', spinId })

const rotate = (session: string, clientSeed: string) =>
  post(world.studio.url, '/studio/fairness/rotate', { session, clientSeed })

async function viewOf(session: string): Promise<SessionView> {
  const { body } = await post(world.studio.url, '/studio/resume', { session })
  return body as unknown as SessionView
}

async function proofOf(session: string, roundId: unknown): Promise<RoundProof> {
  const { body } = await get(world.studio.url, `/studio/rounds/${String(roundId)}`, session)
  return body as unknown as RoundProof
}

describe('fair play', () => {
  test('[LAW-20] every spin checks out in the browser once its seed is revealed', async () => {
    const session = await world.seat('alice')
    const before = await viewOf(session)
    const rounds: unknown[] = []
    for (let index = 0; index < 8; index += 1) {
      rounds.push((await spin(session, `alice-spin-${index}`)).body['roundId'])
    }
    expect(await verifyRound(TEST_GAME, await proofOf(session, rounds[0]))).toBe('hidden')
    const { body } = await rotate(session, 'my-own-seed_1')
    const { revealed, fairness } = body as unknown as RotateAnswer
    const hash = createHash('sha256').update(revealed.serverSeed).digest('hex')
    expect(hash).toBe(before.fairness.serverSeedHash)
    expect(revealed.spins).toBe(8)
    expect(fairness).toMatchObject({
      serverSeedHash: before.fairness.nextServerSeedHash,
      clientSeed: 'my-own-seed_1',
      nonce: 0,
    })
    for (const round of rounds) {
      const proof = await proofOf(session, round)
      expect(await verifyRound(TEST_GAME, proof)).toBe('good')
      expect(await verifyRound(TEST_GAME, { ...proof, nonce: proof.nonce + 1_000 })).toBe(
        'bad-round',
      )
      expect(await verifyRound(TEST_GAME, { ...proof, totalWinMinor: '7' })).toBe('bad-round')
      expect(await verifyRound(TEST_GAME, { ...proof, serverSeed: 'f'.repeat(64) })).toBe(
        'bad-hash',
      )
    }
  })

  test('[LAW-20] a client seed with other characters is refused and nothing is revealed', async () => {
    const session = await world.seat('bob')
    const before = await viewOf(session)
    const { status, body } = await rotate(session, 'seed:with:colons')
    expect([status, body['code']]).toEqual([422, 'CLIENT_SEED_INVALID'])
    expect((await viewOf(session)).fairness).toEqual(before.fairness)
  })

  test('[LAW-20] seeds are not revealed while a spin is open', async () => {
    const session = await world.seat('carol')
    world.wallet.faults['bet'] = [{ kind: 'late', ms: 1_000 }]
    const spinning = spin(session, 'carol-spin-1')
    await new Promise((resolve) => setTimeout(resolve, 300))
    const { status, body } = await rotate(session, 'curious')
    expect([status, body['code']]).toEqual([409, 'ROUND_UNFINISHED'])
    expect((await spinning).status).toBe(200)
  })

  test('[LAW-20] a change of seeds and spins at the same moment do not break each other', async () => {
    const session = await world.seat('erin')
    const calls = Array.from({ length: 12 }, (_, index) =>
      index % 3 === 0 ? rotate(session, `seed-${index}`) : spin(session, `erin-spin-${index}`),
    )
    const statuses = (await Promise.all(calls)).map((call) => call.status)
    expect(statuses.filter((status) => status !== 200 && status !== 409)).toEqual([])
    expect(statuses).toContain(200)
  })

  test('[LAW-20] the server seed of the hash in use is in no answer', async () => {
    const session = await world.seat('dave')
    const { body: round } = await spin(session, 'dave-spin-1')
    const history = await get(world.studio.url, '/studio/fairness/history', session)
    expect(history.body['rounds']).toMatchObject([{ roundId: round['roundId'], serverSeed: null }])
    expect((await proofOf(session, round['roundId'])).serverSeed).toBeNull()
  })
})
