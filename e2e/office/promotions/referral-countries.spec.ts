import type { Page } from '@playwright/test'
import { expect, test } from '../../front/test.ts'
import { violationsOf } from '../../steps/violations-of.ts'
import type { CallAnswer, Calls } from '@maidan/contract'
import { callsOf } from '../../stub/read-stub-call.ts'
import { openDesk, stubStaff } from '../../stub/staff.ts'

test.use({ app: 'backoffice', viewport: { width: 1280, height: 800 }, hasTouch: false })

type Setting = CallAnswer<Calls['staffSettings']>['data'][number]

const countries: Setting = {
  name: 'referral_countries',
  kind: 'countries',
  value: 'NP,IN',
  options: ['BD', 'IN', 'PK'],
  length_max: null,
  second_person: 'always',
  changed_at: null,
  changed_by: null,
  approval_id: null,
}

const line = (page: Page) => page.getByRole('listitem').filter({ hasText: 'Friends brought' })

test('[LAW-30] the countries between which friends are brought are ticked, and two people name them', async ({
  page,
}) => {
  const calls = await stubStaff(page, {
    staffSettings: { data: [countries] },
    staffChangeSetting: { ...countries, approval_id: 7 },
  })
  await openDesk(page, '/settings')
  await expect(line(page)).toContainText('Nepal, India')
  await page.getByRole('button', { name: 'Change: Friends brought: countries' }).click()
  const dialog = page.getByRole('dialog')
  const box = (name: string) => dialog.getByRole('checkbox', { name })
  await expect(dialog.getByRole('checkbox')).toHaveCount(4)
  await expect(box('India')).toBeChecked()
  await box('Nepal').uncheck()
  await expect(box('Nepal')).not.toBeChecked()
  await box('Bangladesh').check()
  expect(await violationsOf(page)).toEqual([])
  await dialog.getByLabel('Reason').fill('The licence says so')
  await dialog.getByRole('button', { name: 'Ask a second person' }).click()
  await expect(dialog).toHaveCount(0)
  expect(callsOf(calls, 'staffChangeSetting').map(({ body }) => body)).toMatchObject([
    { name: 'referral_countries', value: 'BD,IN', reason: 'The licence says so' },
  ])
})

test('where none is named, friends are brought from anywhere', async ({ page }) => {
  await stubStaff(page, { staffSettings: { data: [{ ...countries, value: '' }] } })
  await openDesk(page, '/settings', 'bn')
  await expect(page.getByRole('main').getByText('যেকোনো দেশ', { exact: true })).toBeVisible()
})
