import {
  acceptPage,
  createPlayer,
  duePages,
  getPage,
  getPages,
  LANGUAGES,
  PAGE_KEYS,
  staffAudit,
  staffDecideApproval,
  staffPage,
  staffPages,
  staffPublishPage,
} from '@maidan/contract'
import { openWorld, type Person, type World } from '@maidan/testkit'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'

let world: World
let alice: Person
beforeAll(async () => {
  world = await openWorld()
  alice = await world.signUp('alice')
})
afterAll(() => world.close())

const newcomer = {
  username: 'nadia20260',
  password: 'Kestrel47moss',
  confirmPassword: 'Kestrel47moss',
  name: 'Nadia Islam',
  phone: '01733000077',
  email: 'nadia@people.localhost',
  currency: 'BDT' as const,
}

const wordsOf = (title: string) =>
  LANGUAGES.map((language) => ({ language, title: `${title} ${language}`, body: `## ${title}` }))

async function ask(key: string, version: number, title: string) {
  const { token } = await world.staff('admin')
  const body = { version, texts: wordsOf(title), reason: 'The lawyer asked for it' }
  return world.call(staffPublishPage, { token, params: { key }, body })
}

async function agree(username: 'admin' | 'admin2', approvalId: number | undefined) {
  const { token } = await world.staff(username)
  const params = { id: String(approvalId), decision: 'agree' } as const
  return world.call(staffDecideApproval, { token, params, body: {} })
}

/** Asks as one administrator and agrees as the other; answers the page as it then stands. */
async function publish(key: string, version: number, title: string) {
  const asked = await ask(key, version, title)
  expect((await agree('admin2', asked.body.waiting?.approval_id)).status).toBe(200)
  const { token } = await world.staff('admin')
  return world.call(staffPage, { token, params: { key } })
}

const dueOf = async ({ token }: Person) =>
  (await world.call(duePages, { token })).body.pages.map(({ key, version, accepted_version }) => [
    key,
    version,
    accepted_version,
  ])

test('a house comes with every page in every language; who asks for none reads the first', async () => {
  const titles = new Set<string>()
  for (const language of LANGUAGES) {
    const { pages } = (await world.call(getPages, { query: { language } })).body
    expect(pages.map(({ key, version }) => [key, version])).toEqual(
      PAGE_KEYS.map((key) => [key, 1]),
    )
    for (const { key, title } of pages) {
      const { body } = await world.call(getPage, { params: { key }, query: { language } })
      expect(body).toMatchObject({ key, title, version: 1 })
      expect(body.body.length).toBeGreaterThan(400)
      titles.add(title)
    }
  }
  expect(titles.size).toBe(PAGE_KEYS.length * LANGUAGES.length)
  const first = await world.call(getPage, { params: { key: 'terms' } })
  expect([first.body.title, first.headers.get('cache-control')]).toEqual([
    'Terms and conditions',
    'no-cache',
  ])
  const unknown = await world.call(getPage, { params: { key: 'cookies' } })
  expect([unknown.status, unknown.error.code]).toEqual([404, 'NOT_FOUND'])
})

test('a sign-up keeps the versions that it names, and one that was never published is refused', async () => {
  const { db } = world.api.ctx
  const refused = await world.call(createPlayer, {
    body: { ...newcomer, terms_version: 1, privacy_version: 9 },
  })
  expect([refused.status, refused.error.code]).toEqual([422, 'PAGE_VERSION_UNKNOWN'])
  expect(Object.keys(refused.error.errors ?? {})).toEqual(['privacy_version'])
  const signedUp = await world.call(createPlayer, {
    body: { ...newcomer, terms_version: 1, privacy_version: 1 },
  })
  expect(signedUp.status).toBe(200)
  const { rows } = await sql`
    SELECT page_key, number, accepted_at IS NOT NULL AS dated FROM page_acceptance a
    JOIN player p ON p.id = a.player_id WHERE p.username = ${newcomer.username} ORDER BY page_key
  `.execute(db)
  expect(rows).toEqual([
    { page_key: 'privacy', number: 1, dated: true },
    { page_key: 'terms', number: 1, dated: true },
  ])
})

test('a new version is read at once, is due until it is agreed to, and the old one stays as it was', async () => {
  const { token } = alice
  const accept = (key: string, version: number) =>
    world.call(acceptPage, { token, params: { key }, body: { version } })
  expect(await dueOf(alice)).toEqual([
    ['terms', 1, null],
    ['privacy', 1, null],
  ])
  for (const key of ['terms', 'terms', 'privacy']) expect((await accept(key, 1)).status).toBe(200)
  expect(await dueOf(alice)).toEqual([])

  const admin = (await world.staff('admin')).token
  const asked = { token: admin, params: { key: 'terms' } }
  const before = (await world.call(staffPage, asked)).body
  const published = await publish('terms', 1, 'New terms')
  expect(published.body).toMatchObject({
    version: 2,
    texts: [{ language: 'bn' }, { language: 'en', title: 'New terms en', body: '## New terms' }],
    versions: [
      { version: 2, published_by: 'admin', reason: 'The lawyer asked for it' },
      { version: 1, published_by: null },
    ],
  })
  const query = { language: 'bn' as const }
  const shown = await world.call(getPage, { params: { key: 'terms' }, query })
  expect(shown.body).toMatchObject({ version: 2, title: 'New terms bn' })
  const old = await world.call(staffPage, { ...asked, query: { version: 1 } })
  expect(old.body.texts).toEqual(before.texts)
  expect(await dueOf(alice)).toEqual([['terms', 2, 1]])

  expect((await accept('terms', 3)).error.code).toBe('PAGE_VERSION_UNKNOWN')
  expect((await accept('help', 1)).error.code).toBe('NOT_FOUND')
  expect((await accept('terms', 2)).status).toBe(200)
  expect(await dueOf(alice)).toEqual([])
})

test('nobody writes over a version that they have not read, leaves a language out or gives no reason', async () => {
  const { token } = await world.staff('admin')
  const late = await publish('help', 1, 'First')
  expect(late.status).toBe(200)
  expect((await ask('help', 1, 'Second')).error.code).toBe('STATE_CHANGED')
  const params = { key: 'help' }
  const halved = { version: 2, texts: wordsOf('Half').slice(0, 1), reason: 'Half' }
  const half = await world.call(staffPublishPage, { token, params, body: halved })
  expect([half.error.code, Object.keys(half.error.errors ?? {})]).toEqual([
    'VALIDATION_FAILED',
    ['bn.title', 'bn.body'],
  ])
  const unreasoned = { version: 2, texts: wordsOf('No reason'), reason: ' ' }
  const silent = await world.call(staffPublishPage, { token, params, body: unreasoned })
  expect(silent.error.code).toBe('STAFF_REASON_MISSING')
  const unread = await world.call(staffPage, { token, params, query: { version: 7 } })
  expect(unread.error.code).toBe('PAGE_VERSION_UNKNOWN')
})

test('[LAW-28] only admins publish, an auditor reads, and the audit names who did', async () => {
  const params = { key: 'contact' }
  const body = { version: 1, texts: wordsOf('Mine'), reason: 'To try' }
  await sql`UPDATE staff SET role = 'auditor' WHERE username = 'cashier2'`.execute(world.api.ctx.db)
  for (const [username, reading] of [
    ['cashier2', 200],
    ['cashier1', 403],
    ['trader1', 403],
  ] as const) {
    const { token } = await world.staff(username)
    expect((await world.call(staffPages, { token })).status).toBe(reading)
    expect((await world.call(staffPage, { token, params })).status).toBe(reading)
    const refused = await world.call(staffPublishPage, { token, params, body })
    expect(refused.error.code).toBe('STAFF_ROLE_MISSING')
  }
  expect((await publish('contact', 1, 'Ours')).status).toBe(200)
  const { token } = await world.staff('admin')
  const lines = await world.call(staffAudit, { token, query: { search: 'page:contact' } })
  expect(lines.body.data.map(({ actor, act }) => [actor, act])).toEqual([
    ['admin2', 'page.publish.agree'],
    ['admin', 'page.publish.ask'],
  ])
  expect(lines.body.data[1]?.detail).toContain('The lawyer asked for it')
})

test('[LAW-24] nobody leads players to another number alone by the words of a page', async () => {
  const params = { key: 'about-us' }
  const shown = async () => (await world.call(getPage, { params, query: {} })).body
  const before = await shown()
  const asked = await ask('about-us', 1, 'Pay to 017')
  expect(asked.body).toMatchObject({ version: 1, waiting: { asked_by: 'admin' } })
  expect(await shown()).toEqual(before)
  const id = asked.body.waiting?.approval_id
  expect((await ask('about-us', 1, 'Pay to 018')).error.code).toBe('APPROVAL_WAITING')
  expect((await agree('admin', id)).error.code).toBe('SECOND_PERSON_NEEDED')
  const { evidence } = (await agree('admin2', id)).body
  const words = (text: string | undefined) => JSON.parse(text ?? '') as Record<string, object>
  expect(words(evidence.found.page_words)['en']).toMatchObject({ title: before.title })
  expect(words(evidence.effect.page_words)['en']).toMatchObject({ title: 'Pay to 017 en' })
  expect(await shown()).toMatchObject({ version: 2, title: 'Pay to 017 en' })
})

test('what was published or agreed to cannot be changed or deleted, not even in the database', async () => {
  const { db } = world.api.ctx
  for (const change of [
    sql`UPDATE page_text SET body = 'x'`,
    sql`DELETE FROM page_version`,
    sql`DELETE FROM page_acceptance`,
  ])
    await expect(change.execute(db)).rejects.toThrow()
})
