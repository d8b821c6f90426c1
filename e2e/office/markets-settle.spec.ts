import { expect, test } from '../front/test.ts'
import {
  due,
  market,
  marketPage,
  marketRecord,
  marketRequest,
  whatItPays,
} from '../stub/markets.ts'
import { inTurn, refused } from '../stub/answer.ts'
import { callsOf } from '../stub/read-stub-call.ts'
import { listOf, minutesAgo, openDesk, overview, stubStaff } from '../stub/staff.ts'

test.use({ app: 'backoffice', viewport: { width: 1280, height: 800 }, hasTouch: false })

test('[SIL-115] a due market is settled after a preview, with a reason', async ({ page }) => {
  const calls = await stubStaff(page, {
    staffMarket: marketRecord(market(1, due)),
    staffPreviewSettlement: whatItPays,
    staffSettleMarket: { approval: null },
  })
  await openDesk(page, marketPage)
  await page.getByRole('button', { name: 'Preview' }).click()
  await expect(page.getByText('Please pick who won.')).toBeVisible()
  await page.getByRole('checkbox', { name: 'Dhaka Lions' }).check()
  await page.getByRole('button', { name: 'Preview' }).click()
  const shown = page.getByRole('region', { name: 'What would be paid' })
  await expect(shown).toContainText('Paid to players৳ 833.00')
  await expect(shown).toContainText('House+৳ 17.00')
  const most = shown.getByRole('table', { name: 'Players with the most' })
  await expect(most.getByRole('row', { name: /bob/ })).toContainText('+৳ 833.00')
  await expect(most.getByRole('row', { name: /carol/ })).toContainText('−৳ 850.00')
  expect(callsOf(calls, 'staffSettleMarket')).toHaveLength(0)
  await page.getByRole('button', { name: 'Settle now' }).click()
  await expect(page.getByText('Please give a reason.')).toBeVisible()
  await page.getByLabel('Reason').fill('Scorecard of the board')
  await page.getByRole('button', { name: 'Settle now' }).click()
  await expect(page.getByText('is settled: Dhaka Lions.')).toBeVisible()
  expect(callsOf(calls, 'staffPreviewSettlement').map(({ body }) => body)).toEqual([
    { outcome: { winners: [11] } },
  ])
  expect(callsOf(calls, 'staffSettleMarket').map(({ body }) => body)).toEqual([
    { outcome: { winners: [11] }, reason: 'Scorecard of the board' },
  ])
})

test('[SIL-115] two winners are a dead heat, and void times are read in GMT+6', async ({
  page,
}) => {
  const calls = await stubStaff(page, {
    staffMarket: marketRecord(market(1, due)),
    staffPreviewSettlement: { ...whatItPays, approval_reasons: ['void'] },
    staffSettleMarket: { approval: marketRequest(5, { asked_by: 'alice' }) },
  })
  await openDesk(page, marketPage)
  await page.getByRole('checkbox', { name: 'Dhaka Lions' }).check()
  await page.getByRole('checkbox', { name: 'Sylhet Tigers' }).check()
  await expect(page.getByText('Dead heat of 2')).toBeVisible()
  await page.getByRole('button', { name: 'Add a void time' }).click()
  const span = page.getByRole('group', { name: 'Void time 1' })
  await span.getByLabel('From').fill('2026-01-16T02:00:05')
  await span.getByLabel('To').fill('2026-01-16T01:00:00')
  await page.getByRole('button', { name: 'Preview' }).click()
  await expect(span).toContainText('This lies before the beginning.')
  await span.getByLabel('To').fill('2026-01-16T02:01:30')
  await page.getByRole('button', { name: 'Preview' }).click()
  await expect(page.getByText('2026/01/16 02:00:05 – 2026/01/16 02:01:30')).toBeVisible()
  await expect(page.getByText('A second person has to approve this')).toBeVisible()
  await page.getByRole('button', { name: 'Change' }).click()
  await expect(page.getByRole('checkbox', { name: 'Sylhet Tigers' })).toBeChecked()
  await expect(span.getByLabel('To')).toHaveValue('2026-01-16T02:01:30')
  await page.getByRole('button', { name: 'Preview' }).click()
  await page.getByLabel('Reason').fill('Feed ran late')
  await page.getByRole('button', { name: 'Ask for approval' }).click()
  await expect(page.getByText('Sent to a second person. It is done when they agree.')).toBeVisible()
  expect(callsOf(calls, 'staffSettleMarket')[0]?.body).toEqual({
    outcome: { winners: [11, 12] },
    void_spans: [{ from: '2026-01-15T20:00:05.000Z', to: '2026-01-15T20:01:30.000Z' }],
    reason: 'Feed ran late',
  })
})

test('[SIL-115] a fancy is settled on its score, typed in Bangla digits too', async ({ page }) => {
  const fancy = market(1, { ...due, kind: 'fancy', name: '6 over runs', result: '47' })
  const calls = await stubStaff(page, {
    staffMarket: marketRecord(fancy, { runners: [] }),
    staffPreviewSettlement: { ...whatItPays, players: [], total_players: 0 },
  })
  await openDesk(page, marketPage)
  await page.getByRole('button', { name: 'Preview' }).click()
  await expect(page.getByText('Please enter a whole number from 0 to 9999.')).toBeVisible()
  await page.getByLabel('Score').fill('৪৭')
  await page.getByRole('button', { name: 'Preview' }).click()
  await expect(page.getByText('Score 47')).toBeVisible()
  await expect(page.getByText('Nobody has a matched bet here')).toBeVisible()
  expect(callsOf(calls, 'staffPreviewSettlement')[0]?.body).toEqual({ outcome: { score: 47 } })
})

test('[SIL-115] a refused settlement says why and keeps what was typed', async ({ page }) => {
  const answer = inTurn(refused('APPROVAL_WAITING'), {
    approval: marketRequest(5, { asked_by: 'alice' }),
  })
  await stubStaff(page, {
    staffMarket: marketRecord(market(1)),
    staffPreviewSettlement: { ...whatItPays, approval_reasons: ['void'] },
    staffSettleMarket: answer,
  })
  await openDesk(page, marketPage)
  await expect(page.getByText('The market still takes bets.')).toBeVisible()
  await page.getByRole('button', { name: 'Settle by hand' }).click()
  await page.getByText('Void', { exact: true }).click()
  await page.getByRole('button', { name: 'Preview' }).click()
  await page.getByLabel('Reason').fill('Abandoned')
  await page.getByRole('button', { name: 'Ask for approval' }).click()
  await expect(page.getByRole('alert')).toContainText('This already waits for a second person.')
  await expect(page.getByLabel('Reason')).toHaveValue('Abandoned')
  await page.getByRole('button', { name: 'Ask for approval' }).click()
  await expect(page.getByText('Sent to a second person. It is done when they agree.')).toBeVisible()
})

test('[SIL-115] while a request waits, another one cannot be asked for', async ({ page }) => {
  await stubStaff(page, {
    staffMarket: marketRecord(market(1, { ...due, request_waiting: true }), {
      requests: [marketRequest(5)],
    }),
    staffPreviewSettlement: { ...whatItPays, approval_reasons: ['void'] },
  })
  await openDesk(page, marketPage)
  await page.getByRole('radio', { name: 'Void' }).check({ force: true })
  await page.getByRole('button', { name: 'Preview' }).click()
  await expect(page.getByText('A request already waits.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Ask for approval' })).toHaveCount(0)
})

test('[SIL-115][LAW-24] a second person agrees; who asked reads why they cannot', async ({
  page,
}) => {
  const own = { asked_by: 'alice', why: 'Mine', may_decide: false, mine: true }
  let request = marketRequest(5)
  const calls = await stubStaff(page, {
    staffMarket: () =>
      marketRecord(market(1, { request_waiting: request.state === 'waiting' }), {
        requests: [request, marketRequest(4, own)],
      }),
    staffDecideApproval: () => {
      request = marketRequest(5, {
        state: 'agreed',
        decided_by: 'alice',
        decided_at: minutesAgo(0),
      })
      return request
    },
  })
  await openDesk(page, marketPage)
  const mine = page.getByRole('listitem').filter({ hasText: 'Mine' })
  await expect(mine).toContainText('You asked for this, so another person has to decide it.')
  await expect(mine.getByRole('button')).toHaveText(['Withdraw'])
  const his = page.getByRole('listitem').filter({ hasText: 'Asked by bob' })
  await his.getByRole('button', { name: 'Agree' }).click()
  const dialog = page.getByRole('dialog', { name: 'Agree to this?' })
  await expect(dialog).toContainText('The match was abandoned')
  await dialog.getByRole('button', { name: 'Agree' }).click()
  await expect(page.getByText('Agreed, and done.')).toBeVisible()
  await expect(his).toContainText('by alice')
  expect(callsOf(calls, 'staffDecideApproval').map(({ body }) => body)).toEqual([{ note: '' }])
})

test('[SIL-115][LAW-24] a refusal carries a note, and what the server refuses is said in plain words', async ({
  page,
}) => {
  const calls = await stubStaff(page, {
    staffMarket: marketRecord(market(1), { requests: [marketRequest(5)] }),
    staffDecideApproval: () =>
      callsOf(calls, 'staffDecideApproval').length > 1
        ? marketRequest(5, { state: 'refused', decided_by: 'alice', decided_at: minutesAgo(0) })
        : refused('SECOND_PERSON_NEEDED'),
  })
  await openDesk(page, marketPage)
  await page.getByRole('button', { name: 'Refuse' }).click()
  const dialog = page.getByRole('dialog', { name: 'Refuse this?' })
  await dialog.getByRole('button', { name: 'Refuse' }).click()
  await expect(dialog).toContainText('Say why.')
  await dialog.getByLabel('Note').fill('The scorecard says otherwise')
  await dialog.getByRole('button', { name: 'Refuse' }).click()
  await expect(dialog.getByRole('alert')).toContainText('another person has to decide it')
  await dialog.getByRole('button', { name: 'Refuse' }).click()
  await expect(page.getByText('The request of bob is refused.')).toBeVisible()
  expect(callsOf(calls, 'staffDecideApproval').at(-1)?.body).toEqual({
    note: 'The scorecard says otherwise',
  })
})

test('[SIL-115] settlements stand with their versions, and a new one is asked for', async ({
  page,
}) => {
  const settled = (version: number, rest: object) => ({
    version,
    result: 'Dhaka Lions',
    decided_by: 'feed',
    reason: '',
    decided_at: minutesAgo(60),
    done: true,
    ...rest,
  })
  await stubStaff(page, {
    staffMarket: marketRecord(market(1, { ...due, status: 'settled' }), {
      settlements: [
        settled(2, { result: 'Sylhet Tigers', decided_by: 'bob, alice', done: false }),
        settled(1, {}),
      ],
    }),
  })
  await openDesk(page, marketPage)
  const lines = page.getByRole('listitem')
  await expect(lines.filter({ hasText: 'Version 2' })).toContainText('Being paid')
  await expect(lines.filter({ hasText: 'Version 2' })).toContainText('bob, alice')
  await expect(lines.filter({ hasText: 'Version 1' })).toContainText('Feed')
  await expect(page.getByText('A new settlement pays only the difference')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Settle anew' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Suspend' })).toHaveCount(0)
})

test('[SIL-115] a trader on a phone can suspend and settle', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const calls = await stubStaff(page, {
    staffOverview: { ...overview, role: 'trader' },
    staffMarkets: listOf([market(1)]),
    staffMarket: marketRecord(market(1)),
    staffSuspendMarket: market(1, { status: 'suspended', staff_suspended: true }),
    staffPreviewSettlement: whatItPays,
    staffSettleMarket: { approval: null },
  })
  await openDesk(page, '/')
  await page.getByRole('navigation').getByRole('link', { name: 'Markets' }).click()
  await page.getByRole('link', { name: /Sylhet Tigers 1/ }).click()
  await page.getByRole('button', { name: 'Suspend' }).click()
  await page.getByRole('button', { name: 'Something happened on the field' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('button', { name: 'Settle by hand' }).click()
  await page.getByRole('checkbox', { name: 'Sylhet Tigers' }).check()
  await page.getByRole('button', { name: 'Preview' }).click()
  await page.getByLabel('Reason').fill('Over')
  await page.getByRole('button', { name: 'Settle now' }).click()
  await expect(page.getByText('is settled: Sylhet Tigers.')).toBeVisible()
  expect(callsOf(calls, 'staffSuspendMarket')).toHaveLength(1)
  const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement)
  expect(scrollWidth).toBe(clientWidth)
})
