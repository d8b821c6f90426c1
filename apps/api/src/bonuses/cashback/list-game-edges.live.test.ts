import { staffPromotions } from '@maidan/contract'
import { openWorld, type World } from '@maidan/testkit'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { syncCatalogue } from '../../games/jobs/sync-catalogue.ts'

let world: World
beforeAll(async () => {
  world = await openWorld({ studio: true })
  await syncCatalogue(world.api.ctx)
})
afterAll(() => world.close())

async function edges() {
  const { token } = await world.staff('admin')
  return (await world.call(staffPromotions, { token })).body.game_edges
}

const counted = async () => (await edges()).reduce((games, one) => games + one.games, 0)

async function openGames() {
  const { rows } = await sql<{ games: number }>`
    SELECT count(*)::integer AS games FROM open_game o JOIN game g ON g.code = o.code
    WHERE g.contest_fee_bps IS NULL
  `.execute(world.api.ctx.db)
  return rows[0]?.games
}

test('[LAW-30] the desk reads what every game that brings cashback keeps of a stake, the smallest first', async () => {
  const all = await edges()
  expect(await counted()).toBe(await openGames())
  const slots = all.filter(({ play }) => play === 'slot')
  expect(slots.find(({ names }) => names.includes('River Gold'))?.edge).toBe('3.81')
  const sizes = all.map(({ edge }) => Number(edge))
  expect(sizes).toEqual(sizes.toSorted((a, b) => a - b))
  expect(all.every(({ names, games }) => names.length === Math.min(games, 5))).toBe(true)
  expect(all.flatMap(({ names }) => names)).not.toContain('Five Cup')
})

test('[LAW-30] an edge keeps its decimals, one below nothing is none, and a return in words has none', async () => {
  const before = await counted()
  const tell = (code: string, rtp: string) =>
    sql`UPDATE game SET rtp_percent = ${rtp} WHERE code = ${code}`.execute(world.api.ctx.db)
  await tell('PADMA-RIVERGOLD', '99.000004')
  await tell('PADMA-JONAKI', '101')
  await tell('PADMA-ALPONA', 'high')
  const slots = (await edges()).filter(({ play }) => play === 'slot')
  const edgeOf = (name: string) => slots.find(({ names }) => names.includes(name))?.edge
  expect([edgeOf('River Gold'), slots[0]?.edge]).toEqual(['0.999996', '0'])
  expect(await counted()).toBe(before - 1)
})
