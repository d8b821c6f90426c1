import { expect, test } from 'vitest'
import { expandSeeds as expandInBrowser } from '../browser/checking/expand-seeds.ts'
import { expandSeeds } from '../fairness/expand-seeds.ts'
import { makeServerSeed } from '../fairness/make-server-seed.ts'
import { computeReturn } from './compute-return.ts'
import { drawTicket } from './draw-ticket.ts'
import { findPrize } from './find-prize.ts'
import { PICTURES, PRIZES, TICKETS_IN_TABLE } from './list-prizes.ts'
import { readWords } from './read-words.ts'

/** The bytes of a draw whose first word is `point`, and whose other words are chance. */
function bytesWithPoint(point: number): Uint8Array {
  const bytes = new Uint8Array(expandSeeds(makeServerSeed(), 'test'))
  new DataView(bytes.buffer).setUint32(0, point)
  return bytes
}

test('the table returns exactly 96.10 % and pays on 25.82 of 100 tickets', () => {
  const figures = computeReturn()
  expect(figures).toEqual({ returnPercent: '96.10', hitPercent: '25.82', maxMultiple: 500 })
})

test('going through all million tickets pays exactly 961 000 prices', () => {
  let paid = 0
  for (let point = 0; point < TICKETS_IN_TABLE; point += 1) paid += findPrize(point)?.multiple ?? 0
  expect(paid).toBe(961_000)
})

test('the first word of a draw decides the prize', () => {
  for (let point = 0; point < TICKETS_IN_TABLE; point += 1_009) {
    expect(drawTicket(bytesWithPoint(point)).prize).toBe(findPrize(point))
  }
})

test('a ticket shows three of its prize, and no other picture more than twice', () => {
  for (let point = 0; point < TICKETS_IN_TABLE; point += 997) {
    const ticket = drawTicket(bytesWithPoint(point))
    expect(ticket.fields.length).toBe(9)
    const countOf = (picture: string) => ticket.fields.filter((field) => field === picture).length
    const three = PICTURES.filter((picture) => countOf(picture) >= 3)
    expect(three).toEqual(ticket.prize ? [ticket.prize.picture] : [])
    expect(three.map(countOf)).toEqual(three.map(() => 3))
  }
})

test('a simulation agrees: each prize within five standard deviations', () => {
  const tickets = 10_000
  const serverSeed = '5a'.repeat(32)
  const hits = new Map<string, number>()
  for (let ticket = 0; ticket < tickets; ticket += 1) {
    const { prize } = drawTicket(expandSeeds(serverSeed, String(ticket)))
    if (!prize) continue
    hits.set(prize.picture, (hits.get(prize.picture) ?? 0) + 1)
  }
  for (const prize of PRIZES) {
    const share = prize.weight / TICKETS_IN_TABLE
    const deviation = Math.sqrt(tickets * share * (1 - share))
    const difference = Math.abs((hits.get(prize.picture) ?? 0) - tickets * share)
    expect(difference < 5 * deviation, `${prize.picture}: off by ${difference}`).toBe(true)
  }
})

test('a word of the incomplete run is passed over', () => {
  const bytes = new Uint8Array(8)
  new DataView(bytes.buffer).setUint32(0, 4_294_000_000)
  new DataView(bytes.buffer).setUint32(4, 7)
  expect(readWords(bytes).below(TICKETS_IN_TABLE)).toBe(7)
})

test('the browser expands the seeds as the server does', async () => {
  const serverSeed = makeServerSeed()
  const here = new Uint8Array(expandSeeds(serverSeed, 'mine'))
  expect(await expandInBrowser(serverSeed, 'mine')).toEqual(here)
})
