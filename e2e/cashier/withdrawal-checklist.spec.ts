import type { Page } from '@playwright/test'
import { expect, test } from '../front/test.ts'
import { card } from '../steps/funds-steps.ts'
import { open } from '../steps/quick-clock.ts'
import { checklist } from '../stub/checklist.ts'
import { callsOf } from '../stub/read-stub-call.ts'
import { alice } from '../stub/records.ts'
import { stubSite } from '../stub/site.ts'

test.use({ serviceWorkers: 'block' })

const passing = {
  checkWithdrawal: {
    success: true,
    message: 'ok',
    remaining_turnover: '0.00',
    withdrawable: '1.00',
  },
  submitWithdrawal: { success: true, message: 'ok', transaction_id: 'WREF1234' },
}

const submit = (page: Page) => page.getByRole('button', { name: 'Submit', exact: true })

test('the checklist says what is missing in numbers, leads to what mends it, and stops nothing', async ({
  page,
}) => {
  const calls = await stubSite(page, {
    ...passing,
    withdrawalChecklist: checklist(['birth_date', 'turnover'], {
      turnover: { required: '3000.00', remaining: '1250.00', bets_counted: 7 },
    }),
  })
  await open(page, '/withdrawal')
  const rows = page.getByRole('listitem')
  const turnoverRow = rows.filter({ hasText: 'Turnover finished' })
  await expect(turnoverRow).toContainText('৳ 1,250 of ৳ 3,000 left to stake')
  await expect(turnoverRow).toContainText('Bets counted so far: 7')
  await expect(turnoverRow.getByRole('link')).toHaveAttribute('href', '/turnover-record')
  const birthRow = rows.filter({ hasText: 'Date of birth saved' })
  await expect(birthRow.getByRole('link')).toHaveAttribute('href', '/profile')
  const phoneRow = rows.filter({ hasText: 'Phone number verified' })
  await expect(phoneRow).toContainText('(done)')
  await expect(phoneRow.getByRole('link')).toHaveCount(0)
  await card(page, 'Nagad').click()
  await page.getByLabel('Amount').fill('3000')
  await page.getByLabel('Account number').fill(alice.phone)
  await submit(page).click()
  await expect.poll(() => callsOf(calls, 'submitWithdrawal')).toHaveLength(1)
})

test('a number that was added a short while ago is named with the time from which it is paid', async ({
  page,
}) => {
  const [number, usable_from] = ['01811111111', '2026-03-02T08:05:00.000Z']
  await stubSite(page, {
    otherPhones: { data: [{ contract_value: number, isverify: 1, usable_from }] },
    withdrawalChecklist: checklist([], { waiting_numbers: [{ number, usable_from }] }),
  })
  await open(page, '/withdrawal')
  const says = `Money can be sent to ${number} from 2026/03/02 14:05 (GMT+6)`
  await expect(page.getByText(says)).toBeVisible()
  const choice = page.getByRole('radio', { name: number })
  await expect(choice).toHaveAccessibleName(`${number} from 2026/03/02 14:05`)
  await page.getByText(number, { exact: true }).click()
  await expect(page.getByRole('alert')).toContainText(says)
  await page.getByLabel('Account number').fill(alice.phone)
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('where nothing is missing the checklist is one line that opens', async ({ page }) => {
  await stubSite(page, { withdrawalChecklist: checklist() })
  await open(page, '/withdrawal')
  const phone = page.getByText('Phone number verified')
  await expect(phone).toBeHidden()
  await page.getByText('Nothing stands in the way of a withdrawal').click()
  await expect(phone).toBeVisible()
})
