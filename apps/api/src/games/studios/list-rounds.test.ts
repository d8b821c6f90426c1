import { afterAll, beforeAll, expect, test } from 'vitest'
import { playProvider, type PlayedProvider } from '../comparison/testing/play-provider.ts'
import type { GameProvider } from './list-game-providers.ts'
import { listRounds } from './list-rounds.ts'

let ghost: PlayedProvider
beforeAll(async () => {
  ghost = await playProvider()
})
afterAll(() => ghost.close())

const from = new Date('2026-11-25T00:00:00.000Z')
const asked = { platform: 'GHOST', from, to: new Date('2026-11-26T00:00:00.000Z') }

/** The list that a provider tells, of rounds with these bets and wins. */
function listOf(rounds: { bet: string; win: string }[]) {
  const line = { player: 'alice', currency: 'BDT', state: 'closed', began_at: from.toISOString() }
  const told = rounds.map((one, at) => ({ ...line, ...one, round_id: `r${at}` }))
  ghost.answer = { status: 200, text: JSON.stringify({ rounds: told, next: null }) }
  const keys = [{ id: 'ghost-1', secret: 'a-secret-of-the-ghost-provider-alone-01' }]
  const provider: GameProvider = {
    platform: 'GHOST',
    slug: 'ghost',
    name: 'Ghost',
    origin: ghost.origin,
    keys,
  }
  return listRounds({ url: ghost.origin, providers: new Map([['ghost', provider]]) }, asked)
}

const MOST = '9'.repeat(18)
const fill = (count: number, round: { bet: string; win: string }) =>
  Array.from({ length: count }, () => round)

test.each(['bet', 'win'] as const)(
  '[LAW-22] rounds whose every %s is a number, and all together are none of ours, are no list',
  async (part) => {
    const round = { bet: '0', win: '0', [part]: MOST }
    expect(await listOf(fill(9, round))).toMatchObject({ kind: 'listed' })
    expect(await listOf(fill(10, round))).toEqual({
      kind: 'silent',
      why: 'the rounds come to more than a book can hold',
    })
  },
)
