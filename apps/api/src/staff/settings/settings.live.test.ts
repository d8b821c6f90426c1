import {
  getGeneral,
  SETTING_NAMES,
  staffApprovals,
  staffAudit,
  staffChangeSetting,
  staffDecideApproval,
  staffSettings,
  type CallInput,
} from '@maidan/contract'
import { openWorld, type World } from '@maidan/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'

type Person = Awaited<ReturnType<World['staff']>>
type Change = CallInput<typeof staffChangeSetting>['body']

let world: World
let admin: Person
let second: Person
beforeAll(async () => {
  world = await openWorld()
  admin = await world.staff('admin')
  second = await world.staff('admin2')
})
afterAll(() => world.close())

const settings = async ({ token } = admin) => (await world.call(staffSettings, { token })).body.data
const settingOf = async (name: Change['name']) =>
  (await settings()).find((one) => one.name === name)
const general = async () => (await world.call(getGeneral, {})).body

/** Changes what stands now, unless the case says that something else was seen. */
async function change(
  name: Change['name'],
  value: Change['value'],
  { by = admin, ...rest }: Partial<Change> & { by?: Person } = {},
) {
  const changed_at = (await settingOf(name))?.changed_at ?? null
  const body = { name, value, reason: 'the owner asked', changed_at, ...rest }
  return world.call(staffChangeSetting, { token: by.token, body })
}

test('an administrator changes what the site says, and it is said at once', async () => {
  expect((await settings()).map(({ name }) => name)).toEqual([...SETTING_NAMES])
  expect((await change('site_title', 'Green Field')).body).toMatchObject({
    value: 'Green Field',
    changed_by: 'admin',
    approval_id: null,
  })
  await change('wide_home', 'lobby')
  await change('system_notice', { en: '', bn: '' })
  expect(await general()).toMatchObject({
    site_title: 'Green Field',
    wide_home: 'lobby',
    system_notice: '',
  })
  const { body } = await world.call(staffAudit, { token: admin.token, query: {} })
  expect(body.data.filter(({ act }) => act === 'setting.set')).toHaveLength(3)
})

test('[LAW-24] what all players are told waits for a second person', async () => {
  const { body } = await change('system_notice', { en: 'bKash now: 017', bn: 'বিকাশ এখন: ০১৭' })
  expect(body.approval_id).toEqual(expect.any(Number))
  expect((await general()).system_notice).toBe('')
  const params = { id: String(body.approval_id), decision: 'agree' as const }
  await world.call(staffDecideApproval, { token: second.token, params, body: {} })
  expect((await general()).system_notice).toBe('bKash now: 017')
})

test('[LAW-24] what is about money waits for a second person', async () => {
  const { body: asked } = await change('referral_reward', '250')
  expect(asked).toMatchObject({ value: '100', approval_id: expect.any(Number) })
  expect((await change('referral_reward', '300')).error.code).toBe('APPROVAL_WAITING')
  const decide = ({ token }: Person) =>
    world.call(staffDecideApproval, {
      token,
      params: { id: String(asked.approval_id), decision: 'agree' },
      body: { note: 'yes' },
    })
  expect((await decide(admin)).error.code).toBe('SECOND_PERSON_NEEDED')
  const { body: waiting } = await world.call(staffApprovals, { token: second.token, query: {} })
  expect(waiting.data[0]?.evidence).toMatchObject({
    claimed: { setting: 'referral_reward', setting_after: '250' },
    found: { setting_before: '100' },
  })
  expect((await decide(second)).status).toBe(200)
  expect(await settingOf('referral_reward')).toMatchObject({ value: '250', approval_id: null })
})

test('[LAW-24] nobody leads players to another contact alone', async () => {
  const contacts = (await settings()).filter(({ name }) =>
    /support|whatsapp|chat|intercom|tawk|social|affiliate/.test(name),
  )
  expect(contacts.map(({ name }) => name)).toContain('whatsapp')
  expect(contacts.filter(({ second_person }) => second_person !== 'always')).toEqual([])
  expect((await change('whatsapp', 'https://wa.me/1')).body).toMatchObject({
    approval_id: expect.any(Number),
  })
  expect(await general()).not.toMatchObject({ whatsapp: 'https://wa.me/1' })
})

test('[LAW-24] one person closes at once and two open again', async () => {
  expect((await change('withdrawal_status', 0)).body).toMatchObject({ value: 0 })
  expect(await general()).toMatchObject({ withdrawal_status: 0 })
  expect((await change('withdrawal_status', 1)).body).toMatchObject({
    value: 0,
    approval_id: expect.any(Number),
  })
})

test.each<[what: string, name: Change['name'], value: Change['value'], rest: Partial<Change>]>([
  ['a number that is none', 'usdt_rate', 'much', {}],
  ['less than nothing', 'usdt_rate', '-1', {}],
  ['a rate of nothing', 'usdt_rate', '0.00', {}],
  ['a part of a paisa', 'deposit_second_person_from', '20000.125', {}],
  ['a choice that is not offered', 'wide_home', 'casino', {}],
  ['a link that is a program', 'social_facebook', 'javascript:alert(1)', {}],
  ['more letters than fit', 'site_title', 'x'.repeat(201), {}],
  ['words where a flag stands', 'site_status', 'closed', {}],
])('%s is refused at its field and changes nothing', async (_, name, value, rest) => {
  const before = await settingOf(name)
  expect((await change(name, value, rest)).error).toMatchObject({
    code: 'SETTING_INVALID',
    errors: { value: [expect.any(String)] },
  })
  expect(await settingOf(name)).toEqual(before)
})

test('nobody writes over what another has just changed, or says nothing of why', async () => {
  const seen = (await settingOf('site_title'))?.changed_at ?? null
  await change('site_title', 'Blue Field', { by: second })
  const late = await change('site_title', 'Red Field', { changed_at: seen })
  expect(late.error.code).toBe('STATE_CHANGED')
  const silent = await change('site_title', 'Red Field', { reason: '' })
  expect(silent.error).toMatchObject({ code: 'STAFF_REASON_MISSING' })
})

test.each(['cashier1', 'trader1'] as const)(
  '[LAW-8] %s neither reads nor changes them',
  async (name) => {
    const by = await world.staff(name)
    const { error } = await world.call(staffSettings, { token: by.token })
    expect(error.code).toBe('STAFF_ROLE_MISSING')
    expect((await change('site_title', 'Mine', { by })).error.code).toBe('STAFF_ROLE_MISSING')
  },
)
