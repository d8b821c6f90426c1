import { staffBeginEnrolment, staffEnrol, staffLogin, staffMembers } from '@maidan/contract'
import { openWorld, type World } from '@maidan/testkit'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openMachine } from './open-machine.ts'
import { codeNow, enrol, PASSWORD } from '../testing/enrol.ts'
import { recoverMember, setUpAdministrators, type Machine } from './set-up-administrators.ts'

let world: World
let machine: Machine & { close: () => Promise<void> }

beforeEach(async () => {
  world = await openWorld({ env: { SEED: 'none', STAFF_TOTP: 'required' } })
  machine = { ...(await openMachine(world.api.ctx.config)), clock: world.clock }
})
afterEach(async () => {
  await machine.close()
  await world.close()
})

const setUp = () => setUpAdministrators(machine, ['amina', 'bela'])
const begin = (username: string, code: string) =>
  world.call(staffBeginEnrolment, { body: { username, code } })

test('[LAW-24] an empty house gets two administrators, who enrol with password and authenticator', async () => {
  const [amina, bela] = await setUp()
  const { token } = await enrol(world, 'amina', amina?.code ?? '')
  await enrol(world, 'Bela', bela?.code.toLowerCase() ?? '')
  const { body } = await world.call(staffMembers, { token })
  const enrolled = { role: 'admin', status: 'active', has_authenticator: true, enrolment: null }
  expect(body.data).toMatchObject([
    { username: 'amina', ...enrolled },
    { username: 'bela', ...enrolled },
  ])
  await expect(setUp()).rejects.toThrow('This house has administrators already (amina, bela).')
})

test('[LAW-24] a code works once, for its own name, until it expires; set-up gives new ones', async () => {
  const [amina, bela] = await setUp()
  for (const [name, code] of [
    ['amina', bela?.code],
    ['bela', 'AAAA-AAAA-AAAA'],
    ['nobody', amina?.code],
  ] as const)
    expect((await begin(name, code ?? '')).error.code).toBe('ENROLMENT_INVALID')
  world.clock.advance(49 * 3_600_000)
  expect((await begin('amina', amina?.code ?? '')).error.code).toBe('ENROLMENT_INVALID')
  const [again] = await setUp()
  await enrol(world, 'amina', again?.code ?? '')
  expect((await begin('amina', again?.code ?? '')).error.code).toBe('ENROLMENT_INVALID')
  const { rows } = await sql<{ events: bigint }>`
    SELECT count(*) AS events FROM security_event WHERE kind = 'staff_enrolment_failed'
  `.execute(machine.db)
  expect(rows[0]?.events).toBe(5n)
})

test.each([
  ['Short4pass', 'STAFF_PASSWORD_WEAK'],
  ['onlylettershere', 'STAFF_PASSWORD_WEAK'],
  ['With a space 12', 'STAFF_PASSWORD_WEAK'],
  ['bangladesh1971', 'PASSWORD_COMMON'],
  ['xxamina2026xx', 'PASSWORD_COMMON'],
])('[LAW-9] the password %s is refused with %s and the code stays good', async (password, code) => {
  const [amina] = await setUp()
  const claim = { username: 'amina', code: amina?.code ?? '' }
  const body = { ...claim, password, totp: '000000' }
  expect((await world.call(staffEnrol, { body })).error.code).toBe(code)
  await enrol(world, 'amina', claim.code)
})

test('[LAW-24] who enrols confirms the authenticator, and logs in with its codes alone', async () => {
  const [amina] = await setUp()
  const claim = { username: 'amina', code: amina?.code ?? '' }
  const { secret } = (await begin('amina', claim.code)).body
  expect((await begin('amina', claim.code)).body.secret).toBe(secret)
  const wrong = { ...claim, password: PASSWORD, totp: '000000' }
  expect((await world.call(staffEnrol, { body: wrong })).error.code).toBe('STAFF_CODE_WRONG')
  await enrol(world, 'amina', claim.code)
  const logIn = async (totp: string) =>
    (await world.call(staffLogin, { body: { username: 'amina', password: PASSWORD, totp } })).status
  expect(await logIn(await codeNow(world, secret))).toBe(401)
  world.clock.advance(60_000)
  expect(await logIn(await codeNow(world, secret))).toBe(200)
  expect(await logIn(await codeNow(world, secret))).toBe(401)
})

test('[LAW-24] no secret of staff stands readable in the database', async () => {
  const [amina] = await setUp()
  const { token, secret } = await enrol(world, 'amina', amina?.code ?? '')
  const { rows } = await sql<{ text: string }>`
    SELECT row_to_json(staff)::text || row_to_json(staff_session)::text AS text
    FROM staff JOIN staff_session ON staff_session.staff_id = staff.id
  `.execute(machine.db)
  expect(rows).toHaveLength(1)
  for (const readable of [secret, token, PASSWORD, amina?.code ?? ''])
    expect(rows[0]?.text).not.toContain(readable)
})

test('[LAW-24] a lost pair recovers on the machine itself, and that is in the audit', async () => {
  const [amina] = await setUp()
  const { token } = await enrol(world, 'amina', amina?.code ?? '')
  const again = await recoverMember(machine, 'amina')
  expect((await world.call(staffMembers, { token })).status).toBe(401)
  const old = { username: 'amina', password: PASSWORD, totp: '000000' }
  expect((await world.call(staffLogin, { body: old })).error.code).toBe('INVALID_CREDENTIALS')
  world.clock.advance(60_000)
  await enrol(world, 'amina', again.code, 'Heron58river21')
  await expect(recoverMember(machine, 'nobody')).rejects.toThrow('Nobody of the staff')
  const { rows } = await sql<{ line: string }>`
    SELECT act || ' ' || subject AS line FROM audit WHERE actor = 'the machine' ORDER BY id
  `.execute(machine.db)
  expect(rows.map(({ line }) => line)).toEqual([
    'staff.setup staff:amina',
    'staff.setup staff:bela',
    'staff.recover staff:amina',
  ])
})
