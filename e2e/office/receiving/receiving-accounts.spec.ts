import { expect, test } from '../../front/test.ts'
import { refused } from '../../stub/answer.ts'
import { callsOf } from '../../stub/read-stub-call.ts'
import { byHand, openAccount } from '../../stub/receiving.ts'
import { approval, openDesk, overview, stubStaff } from '../../stub/staff.ts'

test.use({ app: 'backoffice', viewport: { width: 390, height: 844 } })

const PATH = '/receiving-accounts'
const asCashier = { ...overview, role: 'cashier' } as const

test('[LAW-24] the last open account is closed with a warning, and asked to be open again', async ({
  page,
}) => {
  let now = openAccount
  const calls = await stubStaff(page, {
    staffOverview: asCashier,
    staffReceivingAccounts: () => ({ data: [now], methods: byHand, new_waiting: 0 }),
    staffSetReceivingAccount: () => {
      const isClosed = now.status === 'inactive'
      now = { ...now, status: 'inactive', is_last_open: false, approval_id: isClosed ? 12 : null }
      return { id: now.id, status: now.status, approval_id: now.approval_id }
    },
  })
  await openDesk(page, PATH)
  const row = page.getByRole('list', { name: 'bKash' }).getByRole('listitem')
  await expect(row).toContainText('2, holding ৳ 1,500.00')
  await expect(row).toContainText('Counter 1')
  await expect(row.getByRole('meter', { name: '01300000101, today: 85 % used' })).toBeVisible()
  await row.getByRole('button', { name: 'Close: bKash 01300000101' }).click()
  const close = page.getByRole('dialog', { name: 'Close bKash 01300000101?' })
  await expect(close).toContainText('bKash cannot be paid as Agent any more')
  await expect(close).toContainText('can still pay into it')
  await close.getByRole('button', { name: 'Close' }).click()
  await expect(close.getByText('Say why.')).toBeVisible()
  await close.getByLabel('Reason').fill('The SIM is lost')
  await close.getByRole('button', { name: 'Close' }).click()
  await expect(row).toContainText('Closed to new offers')
  await row.getByRole('button', { name: 'Open again: bKash 01300000101' }).click()
  const open = page.getByRole('dialog', { name: 'Ask to open bKash 01300000101 again?' })
  await open.getByLabel('Reason').fill('The SIM is found')
  await open.getByRole('button', { name: 'Ask a second person' }).click()
  await expect(row.getByRole('link', { name: 'Waits for a second person' })).toBeVisible()
  expect(callsOf(calls, 'staffSetReceivingAccount').map(({ body }) => body)).toEqual([
    { status: 'inactive', reason: 'The SIM is lost' },
    { status: 'active', reason: 'The SIM is found' },
  ])
})

test('an account that is not the last one is closed without that warning', async ({ page }) => {
  await stubStaff(page, {
    staffReceivingAccounts: {
      data: [{ ...openAccount, is_last_open: false }],
      methods: byHand,
      new_waiting: 0,
    },
  })
  await openDesk(page, PATH)
  await page.getByRole('button', { name: 'Close: bKash 01300000101' }).click()
  const close = page.getByRole('dialog', { name: 'Close bKash 01300000101?' })
  await expect(close).toContainText('those offers run out on their own')
  await expect(close).not.toContainText('cannot be paid as')
})

test('[LAW-24] an account is added by two, with what is wrong at its field', async ({ page }) => {
  let waiting = 0
  const calls = await stubStaff(page, {
    staffOverview: asCashier,
    staffReceivingAccounts: () => ({ data: [], methods: byHand, new_waiting: waiting }),
    staffAddReceivingAccount: ({ body }) => {
      const { account_number } = body as { account_number: string }
      if (account_number === '12')
        return refused('RECEIVING_NUMBER', {
          errors: { account_number: ['This is no wallet number of PhonePe.'] },
        })
      waiting = 1
      return approval(12, { kind: 'receiving.add' })
    },
  })
  await openDesk(page, PATH)
  await expect(page.getByText('Nobody can pay by hand yet')).toBeVisible()
  await page.getByRole('button', { name: 'Add an account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a receiving account?' })
  await expect(dialog).toContainText('It cannot be changed later.')
  const send = dialog.getByRole('button', { name: 'Ask a second person' })
  await send.click()
  await expect(dialog.getByText('Enter the number.')).toBeVisible()
  await dialog.getByLabel('Kind of account').selectOption('Agent')
  await dialog.getByLabel('Method').selectOption({ label: 'PhonePe · INR' })
  // PhonePe has no agents.
  await expect(dialog.getByLabel('Kind of account')).toHaveValue('Personal')
  await dialog.getByLabel('Kind of account').selectOption('Merchant')
  await dialog.getByLabel('Number').fill('12')
  await dialog.getByLabel('Takes in a day').fill('50000')
  await dialog.getByLabel('Takes in a month').fill('300000')
  await dialog.getByLabel('Reason').fill('One SIM more')
  await send.click()
  await expect(dialog.getByText('This is no wallet number of PhonePe.')).toBeVisible()
  await dialog.getByLabel('Number').fill('9876543210')
  await send.click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('New accounts that wait for a second person: 1.')).toBeVisible()
  expect(callsOf(calls, 'staffAddReceivingAccount').at(-1)?.body).toEqual({
    method_id: '7',
    account_type: 'Merchant',
    account_number: '9876543210',
    day_cap: '50000',
    month_cap: '300000',
    reason: 'One SIM more',
  })
})

test('[LAW-24] caps are lowered at once, and higher ones wait', async ({ page }) => {
  let now = openAccount
  const calls = await stubStaff(page, {
    staffReceivingAccounts: () => ({ data: [now], methods: byHand, new_waiting: 0 }),
    staffSetReceivingCaps: ({ body }) => {
      const { day_cap } = body as { day_cap: string }
      const isLower = day_cap === '40000'
      now = isLower ? { ...now, day_cap: '40000.00' } : { ...now, caps_approval_id: 12 }
      const { id, month_cap, caps_approval_id } = now
      return { id, day_cap: now.day_cap, month_cap, approval_id: caps_approval_id }
    },
  })
  await openDesk(page, PATH)
  const change = page.getByRole('button', { name: 'Change caps: bKash 01300000101' })
  const dialog = page.getByRole('dialog', { name: 'Caps of bKash 01300000101' })
  for (const cap of ['40000', '90000']) {
    await change.click()
    await expect(dialog).toContainText('A number cannot be changed')
    await dialog.getByLabel('Takes in a day').fill(cap)
    await dialog.getByLabel('Reason').fill('As the wallet says')
    await dialog.getByRole('button', { name: 'Set the caps' }).click()
    await expect(dialog).toBeHidden()
    const said = cap === '40000' ? 'are set.' : 'wait for a second person.'
    await expect(page.getByText(`The caps of bKash 01300000101 ${said}`)).toBeVisible()
  }
  await expect(change).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Waits for a second person' })).toBeVisible()
  expect(callsOf(calls, 'staffSetReceivingCaps').map(({ body }) => body)).toEqual([
    { day_cap: '40000', month_cap: '300000.00', reason: 'As the wallet says' },
    { day_cap: '90000', month_cap: '300000.00', reason: 'As the wallet says' },
  ])
})

test('an auditor reads the accounts in Bangla, and after a failure again', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  let fails = true
  await stubStaff(page, {
    staffOverview: { ...overview, role: 'auditor' },
    staffReceivingAccounts: () =>
      fails
        ? refused('UNAVAILABLE')
        : { data: [{ ...openAccount, device: null }], methods: byHand, new_waiting: 0 },
  })
  await openDesk(page, PATH, 'bn')
  const again = page.getByRole('button', { name: 'আবার চেষ্টা করুন' })
  await expect(again).toBeVisible()
  fails = false
  await again.click()
  const row = page.getByRole('list', { name: 'bKash' }).getByRole('listitem')
  await expect(row).toContainText('এজেন্ট')
  await expect(row).toContainText('কোনো ফোন এর মেসেজ পাঠায় না')
  await expect(row.getByRole('button')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'অ্যাকাউন্ট যোগ করুন' })).toHaveCount(0)
})
