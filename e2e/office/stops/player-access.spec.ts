import { expect, test } from '../../front/test.ts'
import { callsOf } from '../../stub/read-stub-call.ts'
import { bob, openDesk, stubStaff } from '../../stub/staff.ts'

test.use({ app: 'backoffice', viewport: { width: 1280, height: 800 }, hasTouch: false })

test('[POP-04] a section is blocked for a player with a reason', async ({ page }) => {
  const calls = await stubStaff(page, {
    staffPlayer: () =>
      callsOf(calls, 'staffBlockPlayer').length > 0 ? { ...bob, games_blocked: true } : bob,
    staffBlockPlayer: {
      exchange_blocked: false,
      games_blocked: true,
      status: 'active',
      open_requests: bob.open_requests,
    },
  })
  await openDesk(page, '/players/7')
  await page.getByRole('button', { name: 'Block: Games' }).click()
  const dialog = page.getByRole('dialog', { name: 'Games: block for bob?' })
  await dialog.getByRole('button', { name: 'Block' }).click()
  await expect(dialog).toContainText('Please give a reason.')
  await dialog.getByLabel('Reason').fill('Asked for a break')
  await dialog.getByRole('button', { name: 'Block' }).click()
  await expect(page.getByText('Games is blocked for bob.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Open: Games' })).toBeVisible()
  expect(callsOf(calls, 'staffBlockPlayer')[0]?.body).toEqual({
    section: 'games',
    blocked: true,
    reason: 'Asked for a break',
  })
})

test('[LAW-24] what is blocked is opened by asking a second person', async ({ page }) => {
  const open_requests = { ...bob.open_requests, games: 5 }
  const blocked = { exchange_blocked: false, games_blocked: true, status: 'active' }
  const calls = await stubStaff(page, {
    staffPlayer: () =>
      callsOf(calls, 'staffBlockPlayer').length > 0
        ? { ...bob, ...blocked, open_requests }
        : { ...bob, ...blocked },
    staffBlockPlayer: { ...blocked, open_requests },
  })
  await openDesk(page, '/players/7')
  await page.getByRole('button', { name: 'Open: Games' }).click()
  const dialog = page.getByRole('dialog', { name: 'Games: open for bob?' })
  await dialog.getByLabel('Reason').fill('The break is over')
  await dialog.getByRole('button', { name: 'Ask a second person' }).click()
  await expect(page.getByText('A second person is asked about bob.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Waits for a second person' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Open: Games' })).toHaveCount(0)
})
