import {
  ALONE_ROLES,
  STAFF_ROLES,
  staffAccount,
  staffBeginEnrolment,
  staffBlockMember,
  staffChangePassword,
  staffChangeRole,
  staffDecideApproval,
  staffEndSession,
  staffInvite,
  staffLogin,
  staffLogout,
  staffMembers,
  staffOverview,
  staffPlayers,
  staffRecover,
  staffSessions,
  staffTakeCode,
  type StaffRole,
} from '@maidan/contract'
import { openWorld, type World } from '@maidan/testkit'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { enrol, PASSWORD } from '../testing/enrol.ts'

type Session = { token: string }
const reason = 'asked for'

let world: World
let admin: Session
let admin2: Session

beforeEach(async () => {
  world = await openWorld()
  admin = await world.staff('admin')
  admin2 = await world.staff('admin2')
})
afterEach(() => world.close())

async function memberCalled(username: string) {
  const { body } = await world.call(staffMembers, admin)
  const member = body.data.find((one) => one.username === username)
  if (!member) throw new Error(`nobody is called ${username}`)
  return { ...member, params: { id: String(member.id) } }
}

async function agree(approvalId: number, session: Session) {
  const params = { id: String(approvalId), decision: 'agree' as const }
  return world.call(staffDecideApproval, { ...session, params, body: {} })
}

async function partOf(username: string, session: Session) {
  const { params } = await memberCalled(username)
  return (await world.call(staffTakeCode, { ...session, params })).body.code
}

test('[LAW-24] nobody makes a second pair of eyes alone: a cashier is invited by two, and each has a part of the code', async () => {
  const body = { username: 'nila', role: 'cashier' as const, reason }
  const asked = await world.call(staffInvite, { ...admin, body })
  expect(asked.body).toMatchObject({ member_id: null, approval: { kind: 'staff.invite' } })
  const id = asked.body.approval?.id ?? 0
  expect((await agree(id, admin)).error.code).toBe('SECOND_PERSON_NEEDED')
  expect((await agree(id, admin2)).status).toBe(200)
  const mine = await partOf('nila', admin)
  const claim = { username: 'nila', code: mine }
  expect((await world.call(staffBeginEnrolment, { body: claim })).error.code).toBe(
    'ENROLMENT_INVALID',
  )
  const theirs = await partOf('nila', admin2)
  expect((await world.call(staffBeginEnrolment, { body: claim })).error.code).toBe(
    'ENROLMENT_INVALID',
  )
  const { token } = await enrol(world, 'nila', `${theirs} ${mine}`)
  expect((await world.call(staffOverview, { token })).body).toMatchObject({ role: 'cashier' })
})

test('[LAW-24] only who decides nothing with others is invited by one person', async () => {
  for (const role of STAFF_ROLES) {
    const body = { username: `new-${role}`, role, reason }
    const { body: answer } = await world.call(staffInvite, { ...admin, body })
    const isAlone = ALONE_ROLES.some((one) => one === role)
    expect([role, answer.approval === null]).toEqual([role, isAlone])
    expect([role, answer.member_id !== null]).toEqual([role, isAlone])
  }
})

test('[LAW-24] who has one person’s code gets no role that decides before they have enrolled', async () => {
  const body = { username: 'tuhin', role: 'auditor' as const, reason }
  await world.call(staffInvite, { ...admin, body })
  const { params } = await memberCalled('tuhin')
  const wish = { ...admin, params, body: { role: 'cashier' as const, reason } }
  expect((await world.call(staffChangeRole, wish)).error.code).toBe('STATE_CHANGED')
  await enrol(world, 'tuhin', await partOf('tuhin', admin))
  expect((await world.call(staffChangeRole, wish)).status).toBe(200)
})

test('[LAW-24] who comes to decide with others enrols anew, by a code that two have given', async () => {
  const body = { username: 'tuhin', role: 'auditor' as const, reason }
  await world.call(staffInvite, { ...admin, body })
  const { token } = await enrol(world, 'tuhin', await partOf('tuhin', admin))
  const { params } = await memberCalled('tuhin')
  const wish = { ...admin, params, body: { role: 'cashier' as const, reason } }
  const asked = (await world.call(staffChangeRole, wish)).body
  expect(asked.evidence.effect).toEqual({ enrols_anew: '1' })
  await agree(asked.id, admin2)
  expect(await memberCalled('tuhin')).toMatchObject({ role: 'cashier', status: 'invited' })
  expect((await world.call(staffOverview, { token })).status).toBe(401)
  const mine = await partOf('tuhin', admin)
  const claim = { username: 'tuhin', code: mine }
  expect((await world.call(staffBeginEnrolment, { body: claim })).error.code).toBe(
    'ENROLMENT_INVALID',
  )
  // A code of an authenticator works once.
  world.clock.advance(60_000)
  await enrol(world, 'tuhin', `${mine} ${await partOf('tuhin', admin2)}`)
  expect(await memberCalled('tuhin')).toMatchObject({ role: 'cashier', status: 'active' })
})

test('[LAW-24] whoever decides nothing is invited by one, with one code', async () => {
  const body = { username: 'tuhin', role: 'auditor' as const, reason }
  expect((await world.call(staffInvite, { ...admin, body })).body.approval).toBeNull()
  expect((await world.call(staffInvite, { ...admin, body })).error.code).toBe('USERNAME_TAKEN')
  const { params } = await memberCalled('tuhin')
  expect((await world.call(staffTakeCode, { ...admin2, params })).error.code).toBe('NOT_FOUND')
  const lost = await partOf('tuhin', admin)
  const code = await partOf('tuhin', admin)
  const claim = { username: 'tuhin', code: lost }
  expect((await world.call(staffBeginEnrolment, { body: claim })).error.code).toBe(
    'ENROLMENT_INVALID',
  )
  await enrol(world, 'tuhin', code)
})

test.each(['cashier1', 'trader1'] as const)(
  '[LAW-28] %s neither sees nor changes staff',
  async (name) => {
    const session = await world.staff(name)
    const { params } = await memberCalled('cashier2')
    // One who decides with others is asked for, an auditor would be invited at once.
    const invitation = (role: StaffRole) => ({ username: 'friend', role, reason })
    const replies = [
      await world.call(staffMembers, session),
      await world.call(staffInvite, { ...session, body: invitation('admin') }),
      await world.call(staffInvite, { ...session, body: invitation('auditor') }),
      await world.call(staffChangeRole, { ...session, params, body: { role: 'admin', reason } }),
      await world.call(staffRecover, { ...session, params, body: { reason } }),
      await world.call(staffBlockMember, { ...session, params, body: { blocked: true, reason } }),
      await world.call(staffTakeCode, { ...session, params }),
      await world.call(staffSessions, { ...session, params }),
    ]
    expect(replies.map(({ error }) => error.code)).toEqual(replies.map(() => 'STAFF_ROLE_MISSING'))
  },
)

test('[LAW-24] a role changes when a second person agrees, and the member logs in anew', async () => {
  const cashier = await world.staff('cashier1')
  const { params } = await memberCalled('cashier1')
  const wish = { ...admin, params, body: { role: 'support' as const, reason } }
  const asked = await world.call(staffChangeRole, wish)
  expect((await memberCalled('cashier1')).role).toBe('cashier')
  expect((await world.call(staffChangeRole, wish)).error.code).toBe('APPROVAL_WAITING')
  expect((await agree(asked.body.id, admin2)).status).toBe(200)
  expect((await memberCalled('cashier1')).role).toBe('support')
  expect((await world.call(staffPlayers, cashier)).status).toBe(401)
})

test('[LAW-24] the house keeps two administrators', async () => {
  const { params } = await memberCalled('admin2')
  const body = { role: 'support' as const, reason }
  const asked = await world.call(staffChangeRole, { ...admin, params, body })
  expect((await agree(asked.body.id, admin2)).error.code).toBe('STAFF_TWO_ADMINS')
  expect((await memberCalled('admin2')).role).toBe('admin')
})

test('[LAW-24] one person blocks at once; to open again takes two', async () => {
  const cashier = await world.staff('cashier1')
  const { params } = await memberCalled('cashier1')
  const block = (blocked: boolean, session = admin) =>
    world.call(staffBlockMember, { ...session, params, body: { blocked, reason } })
  expect((await block(true)).status).toBe(200)
  expect((await world.call(staffPlayers, cashier)).status).toBe(401)
  const body = { username: 'cashier1', password: 'Maidan2026' }
  expect((await world.call(staffLogin, { body })).status).toBe(401)
  const asked = await block(false)
  expect((await world.call(staffLogin, { body })).status).toBe(401)
  await agree(asked.body.approval?.id ?? 0, admin2)
  expect((await world.call(staffLogin, { body })).status).toBe(200)
  const own = await memberCalled('admin')
  const self = { ...admin, params: own.params, body: { blocked: true, reason } }
  expect((await world.call(staffBlockMember, self)).error.code).toBe('STAFF_OWN_ACCOUNT')
})

test('[LAW-24] a code that waits is dead once its member is blocked, also after they are let in again', async () => {
  const body = { username: 'tuhin', role: 'auditor' as const, reason }
  await world.call(staffInvite, { ...admin, body })
  const claim = { body: { username: 'tuhin', code: await partOf('tuhin', admin) } }
  expect((await world.call(staffBeginEnrolment, claim)).status).toBe(200)
  const { params } = await memberCalled('tuhin')
  const block = (blocked: boolean) =>
    world.call(staffBlockMember, { ...admin, params, body: { blocked, reason } })
  await block(true)
  expect((await world.call(staffBeginEnrolment, claim)).error.code).toBe('ENROLMENT_INVALID')
  await agree((await block(false)).body.approval?.id ?? 0, admin2)
  expect((await world.call(staffBeginEnrolment, claim)).error.code).toBe('ENROLMENT_INVALID')
})

test('[LAW-24] a lost password is recovered by two: they give the code, the member chooses', async () => {
  const cashier = await world.staff('cashier1')
  const { params } = await memberCalled('cashier1')
  const asked = await world.call(staffRecover, { ...admin, params, body: { reason } })
  expect((await world.call(staffPlayers, cashier)).status).toBe(200)
  await agree(asked.body.id, admin2)
  expect((await world.call(staffPlayers, cashier)).status).toBe(401)
  await enrol(
    world,
    'cashier1',
    (await partOf('cashier1', admin)) + (await partOf('cashier1', admin2)),
  )
  const body = { username: 'cashier1', password: 'Maidan2026' }
  expect((await world.call(staffLogin, { body })).error.code).toBe('INVALID_CREDENTIALS')
})

test('[LAW-8] staff change their own password, and their other sessions end', async () => {
  const [here, there] = [await world.staff('cashier1'), await world.staff('cashier1')]
  const change = (old_password: string, new_password: string) =>
    world.call(staffChangePassword, { ...here, body: { old_password, new_password } })
  expect((await change('Wrong12345', PASSWORD)).error.code).toBe('PASSWORD_WRONG')
  expect((await change('Maidan2026', 'Maidan2027')).error.code).toBe('STAFF_PASSWORD_WEAK')
  expect((await change('Maidan2026', PASSWORD)).status).toBe(200)
  expect((await world.call(staffAccount, there)).status).toBe(401)
  expect((await world.call(staffAccount, here)).body.sessions).toHaveLength(1)
  const body = { username: 'cashier1', password: PASSWORD }
  expect((await world.call(staffLogin, { body })).status).toBe(200)
})

test('[LAW-8] one ends one’s own sessions, an admin everybody’s, at once', async () => {
  const [here, there] = [await world.staff('cashier1'), await world.staff('cashier1')]
  const { body } = await world.call(staffAccount, here)
  const other = body.sessions.find(({ own }) => !own)
  const end = (id: number | undefined, session: Session) =>
    world.call(staffEndSession, { ...session, params: { id: String(id) } })
  expect((await end(other?.id, await world.staff('trader1'))).status).toBe(403)
  expect((await end(other?.id, here)).status).toBe(200)
  expect((await world.call(staffAccount, there)).status).toBe(401)
  const { params } = await memberCalled('cashier1')
  const [left] = (await world.call(staffSessions, { ...admin, params })).body.data
  expect((await end(left?.id, admin)).status).toBe(200)
  expect((await world.call(staffAccount, here)).status).toBe(401)
})

test('[LAW-8] the office’s page has its session in a cookie that counts nowhere else', async () => {
  const page = { 'x-maidan-office': '1', 'sec-fetch-site': 'same-origin' }
  const body = { username: 'admin', password: 'Maidan2026' }
  const { body: person, headers } = await world.call(staffLogin, { body, headers: page })
  expect(person).toEqual({ username: 'admin', role: 'admin' })
  const set = headers.get('set-cookie') ?? ''
  expect(set).toMatch(/^maidan_staff=[\w-]{43}; .*Path=\/api\/staff; HttpOnly; SameSite=Strict$/)
  const cookie = set.split(';')[0] ?? ''
  const status = async (sent: Record<string, string>) =>
    (await world.call(staffAccount, { headers: sent })).status
  expect(await status({ ...page, cookie })).toBe(200)
  expect(await status({ cookie })).toBe(401)
  expect(await status({ ...page, 'sec-fetch-site': 'same-site', cookie })).toBe(401)
  expect(await status({ ...page, 'sec-fetch-site': 'cross-site', cookie })).toBe(401)
  const out = await world.call(staffLogout, { headers: { ...page, cookie } })
  expect(out.headers.get('set-cookie')).toContain('maidan_staff=; Max-Age=0')
  expect(await status({ ...page, cookie })).toBe(401)
})
