import { afterAll, beforeAll, expect, test } from 'vitest'
import { openRoomWorld, type RoomWorld } from '../testing/open-room-world.ts'
import { testRooms } from '../testing/test-games.ts'

let world: RoomWorld
const leaving = new AbortController()

beforeAll(async () => {
  world = await openRoomWorld()
})
afterAll(async () => {
  leaving.abort()
  await world.close()
})

const [game] = testRooms

/** Follows the room and never lets go, like a page whose line was cut without a word. */
const follow = (session: string, visit: string) =>
  fetch(new URL(`/studio/rooms/stream?visit=${visit}`, world.studio.url), {
    headers: { authorization: `Bearer ${session}` },
    signal: leaving.signal,
  })

const visits = ['page-one', 'page-two', 'page-three', 'page-four']

test('[LAW-23] a session follows its room by three pages at once, and no more', async () => {
  const session = await world.enter('alice', game?.code ?? '')
  const statuses: number[] = []
  for (const visit of visits) statuses.push((await follow(session, visit)).status)
  expect(statuses).toEqual([200, 200, 200, 429])
})

test('a page whose line was cut time and again is let in each time, and its old lines end', async () => {
  const session = await world.enter('bob', game?.code ?? '')
  const lines = []
  for (let cut = 0; cut < 6; cut += 1) lines.push(await follow(session, 'page-five'))
  expect(lines.map(({ status }) => status)).toEqual(lines.map(() => 200))
  const last = lines.pop()
  for (const line of lines) await expect(line.text()).rejects.toThrow()
  const { value } = (await last?.body?.getReader().read()) ?? {}
  expect(new TextDecoder().decode(value)).toContain('data: ')
})

test('the lines of one session are no concern of another, whatever their pages are called', async () => {
  const [carol, dave] = [
    await world.enter('carol', game?.code ?? ''),
    await world.enter('dave', game?.code ?? ''),
  ]
  const line = await follow(carol, 'page-six')
  await follow(dave, 'page-six')
  const { value } = (await line.body?.getReader().read()) ?? {}
  expect(new TextDecoder().decode(value)).toContain('data: ')
})
