import type { CallAnswer, Calls } from '@maidan/contract'
import { expect, test } from '../front/test.ts'
import { refused } from '../stub/answer.ts'
import { callsOf } from '../stub/read-stub-call.ts'
import { minutesAgo, openDesk, overview, stubStaff } from '../stub/staff.ts'

test.use({ app: 'backoffice', viewport: { width: 390, height: 844 } })

type Devices = CallAnswer<Calls['staffDevices']>

const account = { id: 4, method: 'bKash', type: 'Personal', number: '01700000004' }

const counter: Devices['data'][number] = {
  id: 7,
  device: 'kQ3v9xZr0aBc',
  name: 'Counter 1',
  state: 'silent',
  heard_at: minutesAgo(9),
  battery: 12,
  missing: 2,
  chain: 'breaks',
  accounts: [account],
  parts: [],
  messages: [
    {
      number: 42,
      kind: 'received',
      method: 'bKash',
      amount: '500.00',
      trx_id: 'DK******9Z',
      sender: '01*******11',
      chain: 'breaks',
      reference: 'DQ7K2MAB',
      misfits: ['chain', 'sender'],
      received_at: minutesAgo(10),
    },
  ],
}

test('an admin adds a phone and sees their part of its secret once, and takes one out of use', async ({
  page,
}) => {
  let data: Devices['data'] = []
  let fails = true
  const calls = await stubStaff(page, {
    staffOverview: overview,
    staffDevices: () => {
      if (fails) return refused('UNAVAILABLE')
      return { data, free_accounts: data.length === 0 ? [account] : [] }
    },
    staffAddDevice: () => {
      data = [counter]
      return { id: counter.id, device: counter.device, part: 'Zmlyc3QtcGFydC1vZi1waG9u', place: 1 }
    },
    staffRevokeDevice: () => {
      data = [{ ...counter, state: 'revoked' }]
      return { id: counter.id }
    },
  })
  await openDesk(page, '/devices')
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  fails = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('No phone forwards messages')).toBeVisible()

  await page.getByRole('button', { name: 'Add a phone' }).click()
  const add = page.getByRole('dialog', { name: 'Add a phone' })
  await add.getByLabel('Name of the phone').press('Enter')
  await expect(add.getByText('Give the phone a name.')).toBeVisible()
  await expect(add.getByText('Choose at least one account.')).toBeVisible()
  await add.getByLabel('Name of the phone').fill('Counter 1')
  await add.getByRole('checkbox', { name: 'bKash Personal 01700000004' }).check()
  await add.getByLabel('Reason').fill('For the counter')
  await add.getByRole('button', { name: 'Add' }).click()
  const added = page.getByRole('dialog', { name: 'Counter 1 is added' })
  await expect(added.getByText('Zmlyc3QtcGFydC1vZi1waG9u')).toBeVisible()
  await expect(added.getByText('First part of the secret')).toBeVisible()
  await added.getByRole('button', { name: 'I have entered it' }).click()
  await expect(added).toBeHidden()

  const card = page.getByRole('list', { name: 'Wallet phones' }).getByRole('listitem').first()
  await expect(card.getByText('Silent')).toBeVisible()
  await expect(card.getByText('Messages before the latest one have not come.')).toBeVisible()
  await expect(card.getByText('A balance does not follow')).toBeVisible()
  await expect(card.getByText('For the desk: balance, sender')).toBeVisible()

  await card.getByRole('button', { name: 'Take out of use: Counter 1' }).click()
  const revoke = page.getByRole('dialog', { name: 'Take Counter 1 out of use?' })
  await revoke.getByLabel('Reason').fill('It was lost')
  await revoke.getByLabel('Reason').press('Enter')
  await expect(card.getByText('Out of use')).toBeVisible()
  expect(callsOf(calls, 'staffAddDevice').map(({ body }) => body)).toEqual([
    { name: 'Counter 1', accounts: ['4'], reason: 'For the counter' },
  ])
  expect(callsOf(calls, 'staffRevokeDevice').map(({ body }) => body)).toEqual([
    { reason: 'It was lost' },
  ])
})

test('the one who agreed looks at the second part once, and a refusal is said', async ({
  page,
}) => {
  const parts = [
    { giver: 'admin2', taken: true },
    { giver: overview.username, taken: false },
  ]
  let isHeard = false
  const calls = await stubStaff(page, {
    staffOverview: overview,
    staffDevices: () => ({ data: [{ ...counter, state: 'new', parts }], free_accounts: [] }),
    staffGiveDevicePart: () =>
      isHeard
        ? refused('NOT_FOUND')
        : { device: counter.device, part: 'c2Vjb25kLXBhcnQtb2YtcGhv', place: 2 },
  })
  await openDesk(page, '/devices')
  await expect(page.getByText(`Not shown yet: ${overview.username}.`)).toBeVisible()
  const dialog = page.getByRole('dialog', { name: 'Your part of the secret of Counter 1' })
  await page.getByRole('button', { name: 'Show my part: Counter 1' }).click()
  await expect(dialog.getByText('Second part of the secret')).toBeVisible()
  await expect(dialog.getByText('c2Vjb25kLXBhcnQtb2YtcGhv')).toBeVisible()
  await dialog.getByRole('button', { name: 'I have entered it' }).click()
  isHeard = true
  await page.getByRole('button', { name: 'Show my part: Counter 1' }).click()
  await expect(dialog.getByRole('alert')).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toBeHidden()
  expect(callsOf(calls, 'staffGiveDevicePart')).toHaveLength(2)
})

test('a cashier reads how the phones do on a wide screen in Bangla, and changes nothing', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await stubStaff(page, {
    staffOverview: { ...overview, role: 'cashier' },
    staffDevices: { data: [counter], free_accounts: [] },
  })
  await openDesk(page, '/devices', 'bn')
  await expect(page.getByText('সাড়া নেই', { exact: true })).toBeVisible()
  await expect(page.getByText('ক্যাশিয়ার দেখবেন: ব্যালেন্স, প্রেরক')).toBeVisible()
  await expect(page.getByRole('button', { name: /বাতিল করুন|ফোন যোগ করুন/ })).toHaveCount(0)
})
