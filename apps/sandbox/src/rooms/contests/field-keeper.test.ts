import type { Pool } from 'pg'
import { expect, test } from 'vitest'
import type { RoundPhase } from '../rounds/round.ts'
import { fieldKeeper } from './field-keeper.ts'

const ENTRY = { contest: 'c', currency: 'BDT', stakeMinor: '1000', spot: 'heads' }
const ROWS = [
  { ...ENTRY, betId: 'm1', owner: 'p1', username: 'alice01' },
  { ...ENTRY, betId: 'm2', owner: 'p2', username: 'bob' },
]

/** A database whose every round is in the phase that it is told, and what was read of it. */
function database() {
  const read: string[] = []
  let phase: RoundPhase = 'shown'
  const query = async (sql: string, [game, number]: unknown[]) => {
    const isRound = sql.includes('studio.room_rounds')
    read.push(isRound ? `round ${String(game)} ${String(number)}` : 'entries')
    return { rows: isRound ? [{ game, number, phase }] : ROWS }
  }
  const is = (next: RoundPhase) => {
    phase = next
  }
  return { db: { query } as unknown as Pool, read, is }
}

test('the contests of a shown round are read once for all who ask', async () => {
  const { db, read } = database()
  const contestsOf = fieldKeeper({ db })
  const asked = await Promise.all(Array.from({ length: 200 }, () => contestsOf('CUP', 7)))
  expect(new Set(asked).size).toBe(1)
  expect(asked[0]).toMatchObject([{ entries: [{ player: 1 }, { player: 2 }] }])
  expect(read).toEqual(['round CUP 7', 'entries'])
})

test('a round that is not shown is looked at again, and nothing of it is told before', async () => {
  const { db, read, is } = database()
  const contestsOf = fieldKeeper({ db })
  for (const phase of ['betting', 'closing', 'running', 'given-back'] as const) {
    is(phase)
    await expect(contestsOf('CUP', 7)).rejects.toMatchObject({ code: 'ROUND_NOT_SHOWN' })
  }
  expect(read).not.toContain('entries')
  is('over')
  expect(await contestsOf('CUP', 7)).toHaveLength(1)
})

test('of many rounds the newest that were asked for are kept, however many there are', async () => {
  const { db, read } = database()
  const contestsOf = fieldKeeper({ db })
  const count = (number: number) => read.filter((one) => one === `round CUP ${number}`).length
  for (let number = 1; number <= 100; number += 1) await contestsOf('CUP', number)
  await contestsOf('CUP', 100)
  await contestsOf('CUP', 1)
  expect([count(100), count(1)]).toEqual([1, 2])
})
