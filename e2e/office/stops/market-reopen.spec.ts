import { expect, test } from '../../front/test.ts'
import { refused } from '../../stub/answer.ts'
import { market, marketPage, marketRecord, marketRequest, stopBy } from '../../stub/markets.ts'
import { callsOf } from '../../stub/read-stub-call.ts'
import { openDesk, overview, stubStaff } from '../../stub/staff.ts'

test.use({ app: 'backoffice', viewport: { width: 1280, height: 800 }, hasTouch: false })

test('[SIL-115] a suspended market is reopened with a reason of one’s own', async ({ page }) => {
  const stopped = market(1, stopBy(overview.username))
  const calls = await stubStaff(page, {
    staffMarket: () =>
      marketRecord(callsOf(calls, 'staffSuspendMarket').length > 1 ? market(1) : stopped),
    staffSuspendMarket: () =>
      callsOf(calls, 'staffSuspendMarket').length > 1 ? market(1) : refused('MARKET_CLOSED'),
  })
  await openDesk(page, marketPage)
  await page.getByRole('button', { name: 'Reopen' }).click()
  const dialog = page.getByRole('dialog', { name: 'Reopen this market?' })
  await dialog.getByRole('button', { name: 'Reopen' }).click()
  await expect(dialog).toContainText('Please give a reason.')
  await dialog.getByLabel('Another reason').fill('The umpire has decided')
  await dialog.getByRole('button', { name: 'Reopen' }).click()
  await expect(dialog.getByRole('alert')).toContainText('can no longer be stopped or reopened')
  await expect(dialog.getByLabel('Another reason')).toHaveValue('The umpire has decided')
  await dialog.getByRole('button', { name: 'Reopen' }).click()
  await expect(page.getByText('follows the feed again.').last()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Suspend' })).toBeVisible()
  expect(callsOf(calls, 'staffSuspendMarket').at(-1)?.body).toEqual({
    suspended: false,
    reason: 'The umpire has decided',
  })
})

test('[LAW-24] what somebody else stopped is opened by asking a second person', async ({
  page,
}) => {
  const stopped = market(1, stopBy('rana'))
  const asked = { ...stopped, open_request: 5, request_waiting: true }
  const request = marketRequest(5, {
    kind: 'market.open',
    evidence: {
      reasons: ['always'],
      claimed: { market: 'Dhaka Lions v Sylhet Tigers 1 · Match Odds' },
      found: { stopped_by: 'rana', stopped_why: 'Unusual betting' },
      effect: {},
    },
  })
  const calls = await stubStaff(page, {
    staffMarket: () =>
      callsOf(calls, 'staffSuspendMarket').length > 0
        ? marketRecord(asked, { requests: [request] })
        : marketRecord(stopped),
    staffSuspendMarket: asked,
  })
  await openDesk(page, marketPage)
  await page.getByRole('button', { name: 'Reopen' }).click()
  const dialog = page.getByRole('dialog', { name: 'Reopen this market?' })
  await expect(dialog).toContainText('rana stopped it, so a second person has to agree.')
  await dialog.getByLabel('Another reason').fill('Looked at the bets')
  await dialog.getByRole('button', { name: 'Ask a second person' }).click()
  await expect(page.getByText(/A second person is asked to reopen/)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Waits for a second person' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Reopen' })).toHaveCount(0)
  await expect(page.getByText('Unusual betting')).toBeVisible()
})
