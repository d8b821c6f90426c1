import { expect, test } from '../front/test.ts'
import { refused } from '../stub/answer.ts'
import { callsOf } from '../stub/read-stub-call.ts'
import {
  approval,
  deposit,
  listOf,
  minutesAgo,
  openDesk,
  overview,
  stubStaff,
} from '../stub/staff.ts'
import { violationsOf } from '../steps/violations-of.ts'

test.use({ app: 'backoffice', viewport: { width: 1280, height: 800 }, hasTouch: false })

const me = 'staffOverview'
const list = 'staffApprovals'
const deposits = 'staffDeposits'
const approveDeposit = 'staffApproveDeposit'
const agree = 'staffDecideApproval'

test('[LAW-24] both sides of a decision stand side by side, and a second person agrees', async ({
  page,
}) => {
  let decided = false
  const calls = await stubStaff(page, {
    [me]: () => ({ ...overview, approvals_waiting: decided ? 0 : 1 }),
    [list]: () => listOf(decided ? [] : [approval(5)]),
    [agree]: () => {
      decided = true
      return approval(5, { state: 'agreed', decided_by: 'alice', decided_at: minutesAgo(0) })
    },
  })
  await openDesk(page, '/')
  const entry = page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', {
    name: 'Approvals',
  })
  await expect(entry).toContainText('1')
  await entry.click()
  const card = page.getByRole('listitem').filter({ hasText: 'Asked by bob' })
  await expect(card.getByRole('heading', { name: /Credit a deposit/ })).toBeVisible()
  await expect(card).toContainText('Seen in the app of the wallet')
  await expect(card).toContainText('The wallet does not know the TrxID')
  await expect(card.getByRole('group', { name: 'What was said' })).toContainText(
    'Amount৳ 25,000.00',
  )
  await expect(card.getByRole('group', { name: 'What is known' })).toContainText('Limit৳ 20,000.00')
  await expect(card.getByRole('group', { name: 'What will happen' })).toContainText(
    'Credited৳ 25,000.00',
  )
  await card.getByRole('button', { name: 'Agree' }).click()
  const dialog = page.getByRole('dialog', { name: 'Agree to this?' })
  await dialog.getByLabel('Note').fill('I see it, too')
  await dialog.getByRole('button', { name: 'Agree' }).click()
  await expect(page.getByText('Agreed, and done.')).toBeVisible()
  await expect(page.getByText('Nothing waits for a second person')).toBeVisible()
  expect(callsOf(calls, agree).map(({ body }) => body)).toEqual([{ note: 'I see it, too' }])
})

test('[LAW-24] who decides on a part of a promotion reads what stays as it is beside it', async ({
  page,
}) => {
  const evidence = {
    reasons: ['always' as const],
    claimed: { promotion: 'Welcome' },
    found: { promotion_percent: '100' },
    effect: { promotion_percent: '150' },
    kept: { promotion_kind: 'deposit', promotion_turnover: '10', promotion_first: '1' },
  }
  const change = approval(7, { kind: 'promotion.change', subject: 'promotion:3', evidence })
  await stubStaff(page, { [list]: listOf([change, approval(5)]) })
  await openDesk(page, '/approvals')
  const kept = page.getByRole('group', { name: 'What stays as it is' })
  await expect(kept).toHaveCount(1)
  await expect(kept).toContainText(/10.*Yes/)
  await expect(page.getByRole('group', { name: 'What is known' }).first()).toHaveText(
    /% of the deposit100$/,
  )
  expect(await violationsOf(page)).toEqual([])
})

test('[LAW-24] who asked sees what became of it, and the mark goes once it is seen', async ({
  page,
}) => {
  const decided = approval(6, {
    asked_by: 'alice',
    mine: true,
    may_decide: false,
    state: 'refused',
    decided_by: 'bob',
    decided_at: minutesAgo(1),
    note: 'The wallet shows nothing',
  })
  const calls = await stubStaff(page, {
    [me]: { ...overview, approvals_decided_at: decided.decided_at },
    [list]: ({ query }) => listOf(query['mine'] === '1' ? [decided] : []),
  })
  await openDesk(page, '/approvals')
  const entry = page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', {
    name: 'Approvals',
  })
  await expect(entry).toContainText('A request of yours was decided')
  await page.getByRole('button', { name: /Asked by me/ }).click()
  const card = page.getByRole('listitem').filter({ hasText: 'Asked by alice' })
  await expect(card).toContainText('New')
  await expect(card).toContainText('Refused by bob')
  await expect(card).toContainText('The wallet shows nothing')
  await expect(entry).not.toContainText('A request of yours was decided')
  await page.reload()
  await expect(card).toContainText('Refused by bob')
  await expect(card.getByText('New', { exact: true })).toHaveCount(0)
  expect(callsOf(calls, list).some(({ query }) => query['mine'] === '1')).toBe(true)
})

test('[LAW-24] a request that is over says so, and a lost list can be asked for again', async ({
  page,
}) => {
  let fails = true
  await stubStaff(page, {
    [list]: () => (fails ? refused('UNAVAILABLE') : listOf([approval(5)])),
    [agree]: refused('APPROVAL_EXPIRED', { message: 'The time for this request is over.' }),
  })
  await openDesk(page, '/approvals')
  await expect(page.getByRole('alert')).toBeVisible()
  fails = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('button', { name: 'Agree' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Agree' }).click()
  await expect(dialog.getByRole('alert')).toContainText('The time for this request is over.')
})

test('[LAW-24] a deposit that no statement bears is sent to a second person, with a note', async ({
  page,
}) => {
  let payment = deposit(1, { statement: null, state: 'claimed' })
  const calls = await stubStaff(page, {
    [deposits]: () => listOf([payment]),
    [approveDeposit]: () => {
      payment = deposit(1, { statement: null, approval_asked_by: 'alice' })
      return payment
    },
  })
  await openDesk(page, '/deposits?open=DTEST1')
  await page.getByRole('button', { name: 'Approve', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('so a second person has to agree')
  await dialog.getByRole('button', { name: 'Send to a second person' }).click()
  await expect(dialog).toContainText('Please say why.')
  await dialog.getByLabel('Note').fill('Seen in the app')
  await dialog.getByRole('button', { name: 'Send to a second person' }).click()
  await expect(page.getByText('DTEST1 is sent to a second person.')).toBeVisible()
  await page.getByRole('link', { name: 'To the approvals' }).click()
  await expect(page).toHaveURL('/approvals')
  expect(callsOf(calls, approveDeposit)[0]?.body).toEqual({ note: 'Seen in the app' })
})

for (const width of [1280, 390])
  test(`axe finds nothing on the approvals at ${width} px, in Bangla`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    const market = approval(4, {
      kind: 'market.settle',
      subject: 'market:1.201',
      evidence: {
        reasons: ['void', 'event_running'],
        claimed: { market: 'Dhaka Lions v Sylhet Tigers · Match Odds', result: 'Void' },
        found: { event_starts_at: minutesAgo(90) },
        effect: { players: '2', paid: '833.00', collected: '850.00', house: '17.00' },
      },
      asked_by: 'alice',
      mine: true,
      may_decide: false,
    })
    await stubStaff(page, { [list]: listOf([approval(5), market]) })
    await openDesk(page, '/approvals', 'bn')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('অনুমোদন')
    await expect(page.getByRole('button', { name: 'সম্মতি দিন' })).toBeVisible()
    expect(await violationsOf(page)).toEqual([])
  })

test('[SIL-026] a key that stays down on the button of a question does not answer it', async ({
  page,
}) => {
  const calls = await stubStaff(page, { [deposits]: listOf([deposit(1)]) })
  await openDesk(page, '/deposits?open=DTEST1')
  await page.getByRole('button', { name: 'Approve', exact: true }).focus()
  await page.keyboard.down('Enter')
  const dialog = page.getByRole('dialog')
  const credit = dialog.getByRole('button', { name: 'Credit ৳ 1,500.00' })
  for (const place of [dialog.getByLabel('Really arrived'), credit]) {
    await place.focus()
    await page.keyboard.down('Enter')
  }
  await page.keyboard.up('Enter')
  await expect(dialog).toBeVisible()
  expect(callsOf(calls, approveDeposit)).toEqual([])

  await page.keyboard.press('Enter')
  await expect.poll(() => callsOf(calls, approveDeposit)).toHaveLength(1)
})
