import {
  FRONT_PIECES_MAX,
  FRONT_WORDS_LENGTH_MAX,
  getSliders,
  staffAudit,
  staffFront,
  staffOrderFront,
} from '@maidan/contract'
import { openWorld, type World } from '@maidan/testkit'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { syncCatalogue } from '../../games/jobs/sync-catalogue.ts'
import { openFrontDesk, slide, wordsOf, type AskedPiece } from './testing/open-front-desk.ts'

const GAME = 'PADMA-RIVERGOLD'

let world: World
let front: Awaited<ReturnType<typeof openFrontDesk>>

beforeAll(async () => {
  world = await openWorld({ studio: true })
  await syncCatalogue(world.api.ctx)
  front = await openFrontDesk(world)
})
afterAll(() => world.close())

test.each<[string, Partial<AskedPiece>, string, string]>([
  ['no Bangla', { texts: wordsOf('Half').slice(0, 1) }, 'words_bn', 'বাংলা'],
  ['no English', { texts: wordsOf('Half').slice(1) }, 'words_en', 'English'],
  ['a tag', { texts: wordsOf('<a href="https://x.test">Win</a>') }, 'words_en', 'plain words'],
  ['another site', { link: 'https://evil.test' }, 'link', 'pages of the site'],
  ['another site without scheme', { link: '//evil.test' }, 'link', 'pages of the site'],
  ['a script', { link: 'javascript:alert(1)' }, 'link', 'pages of the site'],
  ['a page that is none', { link: '/promotions/../admin' }, 'link', 'pages of the site'],
  ['a game that is none', { link: 'PADMA-NOTHING' }, 'link', 'pages of the site'],
  ['an end that has gone', { ends_at: '2020-01-01T00:00:00Z' }, 'ends_at', 'still to come'],
  [
    'an end before the start',
    { starts_at: '2099-01-02T00:00:00Z', ends_at: '2099-01-01T00:00:00Z' },
    'ends_at',
    'after the start',
  ],
  ['no time', { starts_at: 'tomorrow' }, 'starts_at', 'after the start'],
  [
    'a foreign picture',
    { ...slide, picture: 'https://evil.test/a.svg' },
    'picture',
    'pictures of the house',
  ],
  ['no picture', { ...slide, picture: '' }, 'picture', 'pictures of the house'],
  [
    'too much on a slide',
    { ...slide, texts: wordsOf('x'.repeat(FRONT_WORDS_LENGTH_MAX.main + 1)) },
    'words_en',
    '80 letters',
  ],
  ['no reason', { reason: ' ' }, 'reason', 'reason'],
])('%s is refused at its field, in words that say what to do', async (_, fields, field, words) => {
  const { error, status } = await front.ask(fields)
  expect([status, Object.keys(error.errors ?? {})]).toEqual([422, [field]])
  expect(error.errors?.[field]?.[0]).toContain(words)
})

test('[LAW-24] what was changed since somebody read it or asked is not written over', async () => {
  const shown = await front.said({ texts: wordsOf('First words') })
  const { place, id, version } = shown
  const other = (words: string, seen = version) =>
    front.ask({ id: String(id), version: seen, texts: wordsOf(words) })
  expect((await other('First words')).error.code).toBe('STATE_CHANGED')
  const { approval_id } = (await other('Second words')).body
  await front.end({ place, id, version })
  expect((await front.agree(approval_id)).error.code).toBe('STATE_CHANGED')
  expect(await front.piece('First words')).toMatchObject({ state: 'ended' })
  expect((await front.end({ place, id, version })).error.code).toBe('STATE_CHANGED')
  expect((await other('Third words')).error.code).toBe('STATE_CHANGED')
  expect((await front.ask({ id: '999999', version: 1 })).error.code).toBe('NOT_FOUND')
  expect((await front.end({ place, id: 999999, version })).error.code).toBe('NOT_FOUND')
})

test('[LAW-28] one person orders what runs, as they saw it, and the audit names them', async () => {
  const open = async () =>
    (await front.desk()).data
      .filter(({ place, state }) => place === 'main' && state !== 'ended')
      .map(({ id }) => id)
  const before = await open()
  const order = (seen: number[], ids: number[], reason = 'Cricket first') =>
    world.call(staffOrderFront, {
      token: front.admin.token,
      params: { place: 'main' },
      body: { before: seen, ids, reason },
    })
  const ids = before.toReversed()
  expect((await order(before, ids, '')).error.code).toBe('STAFF_REASON_MISSING')
  expect((await order(before, before)).error.code).toBe('STATE_CHANGED')
  expect((await order(before, ids.slice(1))).error.code).toBe('STATE_CHANGED')
  const oneAlone = ids.map(() => ids[0] ?? 0)
  expect((await order(before, oneAlone)).error.code).toBe('STATE_CHANGED')
  expect((await order(before, ids)).body).toEqual({ ids })
  expect((await world.call(getSliders, {})).body.main.map(({ id }) => id)).toEqual(ids)
  expect((await order(before, ids)).error.code).toBe('STATE_CHANGED')
  const { body } = await world.call(staffAudit, { token: front.admin.token, query: {} })
  expect(body.data[0]).toMatchObject({ actor: 'admin', act: 'front.order', subject: 'front:main' })
  expect(body.data[0]?.detail).toContain('Cricket first')
})

test('[LAW-28] only admins change the front page, an auditor reads it', async () => {
  await sql`UPDATE staff SET role = 'auditor' WHERE username = 'cashier2'`.execute(world.api.ctx.db)
  const [shown] = (await front.desk()).data
  if (!shown) throw new Error('the front page is empty')
  for (const [username, reading] of [
    ['cashier2', 200],
    ['cashier1', 403],
    ['trader1', 403],
  ] as const) {
    const member = await world.staff(username)
    expect((await world.call(staffFront, member)).status).toBe(reading)
    expect((await front.ask({}, member)).error.code).toBe('STAFF_ROLE_MISSING')
    expect((await front.end(shown, member)).error.code).toBe('STAFF_ROLE_MISSING')
    const ordered = await world.call(staffOrderFront, {
      ...member,
      params: { place: 'notice' },
      body: { before: [], ids: [], reason: 'To try' },
    })
    expect(ordered.error.code).toBe('STAFF_ROLE_MISSING')
  }
})

test('[LAW-23] a place holds so many that run or are to come, counted again when it is agreed to', async () => {
  const { body } = await front.ask({ place: 'feature', link: GAME, texts: wordsOf('One too many') })
  await sql`
    INSERT INTO slider (slider_type, picture, ordinal)
    SELECT 'Features', '/storage/games/x.svg', n FROM generate_series(1, ${FRONT_PIECES_MAX}::int) n
  `.execute(world.api.ctx.db)
  expect((await front.agree(body.approval_id)).error.code).toBe('FRONT_FULL')
  const more = await front.ask({ place: 'feature', link: GAME, texts: wordsOf('Two too many') })
  expect([more.error.code, more.error.message]).toEqual([
    'FRONT_FULL',
    expect.stringContaining(`At most ${FRONT_PIECES_MAX} may run`),
  ])
})

test('not even the database takes a notice that leads to another site', async () => {
  for (const link of ['https://evil.test', '//evil.test', '/\\evil.test', ' javascript:alert(1)'])
    await expect(
      sql`INSERT INTO notice (link, ordinal) VALUES (${link}, 1)`.execute(world.api.ctx.db),
    ).rejects.toThrow('notice_link_check')
})
