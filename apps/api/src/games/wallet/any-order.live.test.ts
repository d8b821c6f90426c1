import { openWorld, type World } from '@maidan/testkit'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTable, type Table } from './testing/open-table.ts'
import type { WalletReply } from './testing/wallet-client.ts'

/** Some hundreds of calls over HTTP, on a machine that may have others at work. */
const TIMEOUT_MS = 240_000

let world: World
let table: Table

beforeAll(async () => {
  world = await openWorld({ studio: true })
  table = await openTable(world, await world.signUp('alice'), { balanceMinor: 200_00n })
})
afterAll(() => world.close())

/** What can be spent, and the wins that are held because the game cannot have paid them. */
async function owned(): Promise<bigint> {
  const { rows } = await sql<{ minor: bigint }>`
    SELECT coalesce(sum(win_minor), 0)::bigint AS minor FROM held_win WHERE state = 'held'
  `.execute(world.api.ctx.db)
  return (await table.balance()) + (rows[0]?.minor ?? 0n)
}

/** A call over a few rounds and bets, so that calls meet, repeat and cross each other. */
type Play = { kind: 'bet' | 'win' | 'rollback' | 'end'; round: number; bet: number; minor: number }

const play: fc.Arbitrary<Play> = fc.record({
  kind: fc.constantFrom('bet', 'bet', 'win', 'win', 'rollback', 'end'),
  round: fc.integer({ min: 0, max: 1 }),
  bet: fc.integer({ min: 0, max: 2 }),
  minor: fc.constantFrom(0, 1, 250, 90_00),
})

/** Groups go one after another; the plays of a group all at once. */
const plays = fc.array(fc.array(play, { minLength: 1, maxLength: 5 }), {
  minLength: 1,
  maxLength: 6,
})

const idOf = (run: string, { round, bet }: Play) => `${run}-${round}-${bet}`

function send(run: string, one: Play): Promise<WalletReply> {
  const ids = { bet: idOf(run, one), round: `${run}-${one.round}` }
  switch (one.kind) {
    case 'bet':
      return table.bet(String(one.minor), ids)
    case 'win':
      return table.win(String(one.minor), { ...ids, own: `${ids.bet}-win-${one.minor}` })
    case 'rollback':
      return table.rollback(ids)
    case 'end':
      return table.end(ids)
  }
}

type Answered = { play: Play; reply: WalletReply }

async function run(id: string, groups: readonly Play[][]): Promise<Answered[]> {
  const answered: Answered[] = []
  for (const group of groups) {
    const replies = await Promise.all(group.map((one) => send(id, one)))
    replies.forEach((reply, index) => answered.push({ play: group[index] as Play, reply }))
  }
  return answered
}

/**
 * What the balance must have changed by, told from the answers alone: every accepted stake, less
 * what was rolled back, and every accepted win, each once however often it was repeated.
 */
function expectedChange(answered: readonly Answered[]): bigint {
  const accepted = answered.filter(({ reply }) => reply.status === 200)
  const once = (kind: Play['kind']) =>
    new Map(
      accepted
        .filter(({ play }) => play.kind === kind)
        .map(({ play, reply }) => [reply.body['transaction_id'] ?? '', play]),
    )
  const returned = new Set([...once('rollback').values()].map((one) => idOf('', one)))
  const stakes = [...once('bet').values()].filter((one) => !returned.has(idOf('', one)))
  const sum = (all: Iterable<Play>) => [...all].reduce((minor, one) => minor + one.minor, 0)
  return BigInt(sum(once('win').values()) - sum(stakes))
}

test(
  '[LAW-19] calls in any order, repeated and crossed, end with the balance that their answers tell',
  { timeout: TIMEOUT_MS },
  async () => {
    await fc.assert(
      fc.asyncProperty(plays, async (groups) => {
        const id = table.id()
        const before = await owned()
        const first = await run(id, groups)
        const after = await owned()
        expect(after - before).toBe(expectedChange(first))
        expect(first.filter(({ reply }) => reply.status >= 500)).toEqual([])

        const again = await run(id, [groups.flat()])
        const taken = first.map(({ reply }) => reply.status === 200)
        const texts = (all: readonly Answered[]) =>
          all.filter((_, index) => taken[index]).map(({ reply }) => reply.text)
        expect(texts(again)).toEqual(texts(first))
        expect((await owned()) - before).toBe(expectedChange([...first, ...again]))
      }),
      // Without shrinking, which takes minutes over HTTP: the seed and the case are printed as found.
      { numRuns: 60, endOnFailure: true },
    )
    const { rows } = await sql`SELECT * FROM ledger_breach`.execute(world.api.ctx.db)
    expect(rows).toEqual([])
  },
)
