import { staffDecideApproval, staffMarket, staffSuspendMarket } from '@maidan/contract'
import { openWorld, type World } from '@maidan/testkit'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openMatch } from '../testing/open-market.ts'

type Member = { token: string }

let world: World
let trader: Member
let admin: Member
let code: string
beforeAll(async () => {
  world = await openWorld()
  trader = await world.staff('trader1')
  admin = await world.staff('admin')
})
afterAll(() => world.close())
beforeEach(async () => {
  code = (await openMatch(world)).code
})

const suspend = ({ token }: Member, suspended: boolean, reason = 'looks fixed') =>
  world.call(staffSuspendMarket, { token, params: { code }, body: { suspended, reason } })

const decide = ({ token }: Member, id: number | null, decision: 'agree' | 'withdraw' = 'agree') =>
  world.call(staffDecideApproval, {
    token,
    params: { id: String(id), decision },
    body: {},
  })

const market = async () =>
  (await world.call(staffMarket, { token: trader.token, params: { code } })).body.market

test('[LAW-24] a market that somebody else stopped is opened by two', async () => {
  await suspend(admin, true)
  const { body } = await suspend(trader, false, 'all is right')
  expect(body).toMatchObject({ staff_suspended: true, stopped_by: ['admin'] })
  expect((await suspend(trader, false)).body).toMatchObject({ code: 'APPROVAL_WAITING' })
  expect((await decide(trader, body.open_request)).body).toMatchObject({
    code: 'SECOND_PERSON_NEEDED',
  })
  expect(await market()).toMatchObject({ status: 'suspended', open_request: body.open_request })
  expect((await decide(admin, body.open_request)).body).toMatchObject({
    state: 'agreed',
    evidence: { found: { stopped_by: 'admin', stopped_why: 'looks fixed' } },
  })
  expect(await market()).toMatchObject({
    status: 'open',
    staff_suspended: false,
    stopped_by: [],
    open_request: null,
  })
})

test('whoever stopped a market takes that back alone, for a short stop is everyday work', async () => {
  await suspend(trader, true)
  expect((await suspend(trader, false)).body).toMatchObject({ status: 'open', open_request: null })
  expect((await suspend(trader, false)).body).toMatchObject({ code: 'STATE_CHANGED' })
})

test('[LAW-24] to stop once more what another one stopped gives nobody the right to open it', async () => {
  await suspend(admin, true)
  await suspend(trader, true, 'me too')
  const { body } = await suspend(trader, false)
  expect(body).toMatchObject({ staff_suspended: true, stopped_by: ['admin', 'trader1'] })
  // Nor may the first one alone any more.
  await decide(trader, body.open_request, 'withdraw')
  expect((await suspend(admin, false)).body).toMatchObject({ staff_suspended: true })
})

test('[LAW-24] a request to open lapses when the market is stopped again or opened otherwise', async () => {
  await suspend(admin, true)
  const first = (await suspend(trader, false)).body.open_request
  await suspend(admin, true, 'still looks fixed')
  expect((await decide(admin, first)).body).toMatchObject({ code: 'STATE_CHANGED' })
  const second = (await suspend(trader, false)).body.open_request
  expect((await suspend(admin, false)).body).toMatchObject({ status: 'open', open_request: null })
  expect((await decide(admin, second)).body).toMatchObject({ code: 'STATE_CHANGED' })
})
