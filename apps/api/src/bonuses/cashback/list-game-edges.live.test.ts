import { staffApprovals, staffPromotions } from '@maidan/contract'
import { openWorld, type PromotionForm, type World } from '@maidan/testkit'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPromotionDesk } from '../testing/open-promotion-desk.ts'
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
  expect(slots.find(({ names }) => names.some(({ name }) => name === 'River Gold'))?.edge).toBe(
    '3.81',
  )
  const named = slots.flatMap(({ names }) => names).find(({ name }) => name === 'River Gold')
  expect(named?.name_bn).toMatch(/[\u0980-\u09FF]/)
  const sizes = all.map(({ edge }) => Number(edge))
  expect(sizes).toEqual(sizes.toSorted((a, b) => a - b))
  expect(all.every(({ names, games }) => names.length === Math.min(games, 5))).toBe(true)
  expect(all.flatMap(({ names }) => names.map(({ name }) => name))).not.toContain('Five Cup')
})

test('[LAW-30] an edge keeps its decimals, one below nothing is none, and a return in words has none', async () => {
  const before = await counted()
  const tell = (code: string, rtp: string) =>
    sql`UPDATE game SET rtp_percent = ${rtp} WHERE code = ${code}`.execute(world.api.ctx.db)
  await tell('PADMA-RIVERGOLD', '99.000004')
  await tell('PADMA-JONAKI', '101')
  await tell('PADMA-ALPONA', 'high')
  const slots = (await edges()).filter(({ play }) => play === 'slot')
  const edgeOf = (name: string) =>
    slots.find(({ names }) => names.some((one) => one.name === name))?.edge
  expect([edgeOf('River Gold'), slots[0]?.edge]).toEqual(['0.999996', '0'])
  expect(await counted()).toBe(before - 1)
})

test('[LAW-24] [LAW-30] the one who decides on a cashback is told which games cost less, the one of another bonus is not', async () => {
  const promotions = await openPromotionDesk(world)
  const askedOf = async (name: string, wish: Partial<PromotionForm>) => {
    const { body } = await promotions.ask(await promotions.form(name, wish))
    const { token } = await world.staff('admin2')
    const { data } = (await world.call(staffApprovals, { token, query: { state: 'waiting' } })).body
    return data.find(({ id }) => id === body.approval_id)?.evidence
  }
  const cashback = await askedOf('Weekly cashback 5%', { percent: '6', weights: [] })
  const [head, ...games] = cashback?.found.promotion_cheap_games?.split('\n') ?? []
  const cheap = (await edges()).filter(({ edge }) => Number(edge) < 6)
  const count = cheap.reduce((all, one) => all + one.games, 0)
  expect(head?.split('\t').slice(0, 2)).toEqual(['6', String(count)])
  expect(games[0]?.split('\t')).toEqual([
    cheap[0]?.edge,
    cheap[0]?.names[0]?.name,
    cheap[0]?.names[0]?.name_bn,
  ])
  expect(games).toHaveLength(5)
  await promotions.offer('Plain')
  const code = await askedOf('Plain', { amount: '60' })
  expect(code?.found).not.toHaveProperty('promotion_cheap_games')
})
