import { FRONT_PAGES, getGeneral, getSliders } from '@maidan/contract'
import { openWorld, type World } from '@maidan/testkit'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { syncCatalogue } from '../../games/jobs/sync-catalogue.ts'
import { openFrontDesk, slide, wordsOf } from './testing/open-front-desk.ts'

const HOUR_MS = 3_600_000
const GAME = 'PADMA-RIVERGOLD'

let world: World
let front: Awaited<ReturnType<typeof openFrontDesk>>

beforeAll(async () => {
  world = await openWorld({ studio: true })
  await syncCatalogue(world.api.ctx)
})
afterAll(() => world.close())
// The clock is turned forward, and a session of staff does not outlive that.
beforeEach(async () => {
  front = await openFrontDesk(world)
})

const inHours = (hours: number) =>
  new Date(world.clock.now().getTime() + hours * HOUR_MS).toISOString()

const line = async () => (await world.call(getGeneral, {})).body.general
const lineWords = async () => (await line()).map((one) => one.notice)
const slides = async () => (await world.call(getSliders, {})).body
const carousel = async () => (await slides()).main.map(({ name }) => name)

test('[HOME-10] [LAW-24] a notice runs when a second person agrees, until it is ended', async () => {
  const { body } = await front.ask({ texts: wordsOf('Derby tonight'), link: GAME })
  expect(await lineWords()).not.toContain('Derby tonight')
  expect((await front.desk()).new_waiting).toEqual([
    { place: 'notice', approval_id: body.approval_id, words: 'Derby tonight' },
  ])
  expect((await front.agree(body.approval_id, front.admin)).error.code).toBe('SECOND_PERSON_NEEDED')
  const agreed = await front.agree(body.approval_id)
  expect(agreed.body.evidence).toMatchObject({
    claimed: { front_place: 'notice' },
    effect: { front_words: 'Derby tonight · Derby tonight বাংলায়', front_link: GAME },
  })
  expect((await line()).at(-1)).toMatchObject({
    notice: 'Derby tonight',
    notice_bn: 'Derby tonight বাংলায়',
    link: GAME,
  })
  const shown = await front.piece('Derby tonight')
  expect(shown).toMatchObject({ state: 'running', approval_id: null, version: 1 })
  expect((await front.end(shown, front.admin, ' ')).error.code).toBe('STAFF_REASON_MISSING')
  const { ended_at } = (await front.end(shown)).body
  expect(await lineWords()).not.toContain('Derby tonight')
  const ended = { state: 'ended', version: 2, ends_at: ended_at }
  expect(await front.piece('Derby tonight')).toMatchObject(ended)
  expect((await front.end({ ...shown, version: 2 })).error.code).toBe('STATE_CHANGED')
})

test('[HOME-10] a notice does not show before its time, nor after it', async () => {
  const times = { starts_at: inHours(1), ends_at: inHours(3) }
  await front.said({ texts: wordsOf('At night'), ...times })
  expect(await front.piece('At night')).toMatchObject({ state: 'coming', ...times })
  expect(await lineWords()).not.toContain('At night')
  world.clock.advance(HOUR_MS / 2)
  expect(await lineWords()).not.toContain('At night')
  world.clock.advance(HOUR_MS / 2)
  expect(await lineWords()).toContain('At night')
  world.clock.advance(2 * HOUR_MS)
  expect(await lineWords()).not.toContain('At night')
})

test('what is to come is ended before its time, and never shows', async () => {
  const coming = await front.said({ texts: wordsOf('Tomorrow'), starts_at: inHours(1) })
  expect((await front.end(coming)).status).toBe(200)
  world.clock.advance(2 * HOUR_MS)
  expect(await lineWords()).not.toContain('Tomorrow')
})

test('[HOME-06] a slide shows with a picture in each language and leads where it was agreed', async () => {
  const shown = await front.said({ ...slide, texts: wordsOf('The final') })
  expect((await slides()).main.at(-1)).toMatchObject({
    id: shown.id,
    name: 'The final',
    thubmnail: '/storage/banners/cricket.svg',
    thubmnail_bn: '/storage/banners/cricket.bn.svg',
    link: '/exchange-inplay',
  })
  const { place, id, version } = shown
  const other = { ...slide, id: String(id), version, texts: wordsOf('The final'), link: '' }
  const { approval_id } = (await front.ask(other)).body
  expect((await front.piece('The final')).approval_id).toBe(approval_id)
  expect((await front.ask(other)).error.code).toBe('APPROVAL_WAITING')
  expect((await front.agree(approval_id)).body.evidence.found.front_link).toBe('/exchange-inplay')
  expect((await slides()).main.at(-1)).toMatchObject({ id, link: null })
  await front.end({ place, id, version: version + 1 })
  expect(await carousel()).not.toContain('The final')
})

test('[HOME-15] [HOME-16] a slide of a game has the picture of its game, and is of nothing else', async () => {
  for (const place of ['favourite', 'feature'] as const) {
    const words = `River in ${place}`
    await front.said({ place, texts: wordsOf(words), link: GAME })
    const shown = (await slides())[place].at(-1)
    expect(shown).toMatchObject({ name: words, link: GAME })
    expect(shown?.thubmnail).toMatch(/^\/storage\/games\/PADMA-RIVERGOLD(-wide)?\.svg$/)
    const refused = await front.ask({ place, link: FRONT_PAGES.deposit })
    expect(refused.error.code).toBe('FRONT_LINK')
  }
})

test('a piece that somebody wrote into the database without words leaves the page as it is', async () => {
  const before = [await line(), await slides()]
  await sql`INSERT INTO notice (ordinal) VALUES (99)`.execute(world.api.ctx.db)
  await sql`
    INSERT INTO slider (slider_type, picture, ordinal) VALUES ('Main', '/storage/x.svg', 99)
  `.execute(world.api.ctx.db)
  expect([await line(), await slides()]).toEqual(before)
  expect((await front.desk()).data.filter(({ texts }) => texts[0]?.words === '')).toHaveLength(2)
})

test('what has ended is shown again when two people agree', async () => {
  const { place, id, version } = await front.said({ texts: wordsOf('Every Friday') })
  await front.end({ place, id, version })
  const again = { id: String(id), version: version + 1, texts: wordsOf('Every Friday') }
  await front.agree((await front.ask({ ...again, ends_at: inHours(1) })).body.approval_id)
  expect(await lineWords()).toContain('Every Friday')
})
