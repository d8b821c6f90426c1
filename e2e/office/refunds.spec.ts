import { expect, test } from '../front/test.ts'
import { refused } from '../stub/answer.ts'
import { callsOf } from '../stub/read-stub-call.ts'
import { deposit, listOf, openDesk, stubStaff } from '../stub/staff.ts'
import { violationsOf } from '../steps/violations-of.ts'

test.use({ app: 'backoffice', viewport: { width: 1280, height: 800 }, hasTouch: false })

const atBkash = deposit(1, { state: 'credited', refund_ways: ['partner', 'hand'] })
const byHand = deposit(1, { state: 'credited', refund_ways: ['hand'] })
const asked = { ...atBkash, approval_asked_by: 'alice' }

test('[LAW-24] a deposit is given back through its partner once a second person was asked', async ({
  page,
}) => {
  let shown = atBkash
  const calls = await stubStaff(page, {
    staffDeposits: () => listOf([shown]),
    staffRefundDeposit: () => (shown = asked),
  })
  await openDesk(page, '/deposits?open=DTEST1')
  await page.getByRole('button', { name: 'Give back' }).click()
  const dialog = page.getByRole('dialog', { name: 'Give this deposit back?' })
  await expect(dialog).toContainText('৳ 1,500.00 BDT for bob.')
  await expect(dialog).toContainText('bKash is told to give it back')
  await dialog.getByRole('button', { name: 'Ask a second person' }).click()
  await expect(dialog).toContainText('Please give a reason.')
  await dialog.getByLabel('Reason').fill('Paid twice')
  await dialog.getByRole('button', { name: 'Ask a second person' }).click()
  await expect(dialog).toHaveCount(0)
  expect(callsOf(calls, 'staffRefundDeposit').map(({ body }) => body)).toEqual([
    { through: 'partner', reason: 'Paid twice' },
  ])
  await expect(page.getByRole('button', { name: 'Give back' })).toHaveCount(0)
})

for (const [width, language, open, confirm, trxId, reason] of [
  [1280, 'en', 'Give back', 'Ask a second person', 'TrxID by which it was sent back', 'Reason'],
  [390, 'bn', 'ফেরত দিন', 'দ্বিতীয় জনকে বলুন', 'যে TrxID দিয়ে ফেরত পাঠানো হয়েছে', 'কারণ'],
] as const)
  test(`[LAW-24] what was sent back by hand needs its transaction at ${width} px (${language})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    let isUsed = true
    const calls = await stubStaff(page, {
      staffDeposits: listOf([byHand]),
      staffRefundDeposit: () =>
        isUsed ? refused('TRX_ID_USED', { errors: { refund_trx_id: ['Used.'] } }) : asked,
    })
    await openDesk(page, '/deposits?open=DTEST1', language)
    await page.getByRole('button', { name: open }).click()
    const dialog = page.getByRole('dialog').last()
    await dialog.getByLabel(reason).fill('Sent twice')
    await dialog.getByRole('button', { name: confirm }).click()
    expect(callsOf(calls, 'staffRefundDeposit')).toHaveLength(0)
    await dialog.getByLabel(trxId).fill('BGQ7K2M9XT')
    expect(await violationsOf(page, '[role=dialog]')).toEqual([])
    await dialog.getByRole('button', { name: confirm }).click()
    await expect(dialog.getByLabel(trxId)).toHaveAttribute('aria-invalid', 'true')
    isUsed = false
    await dialog.getByRole('button', { name: confirm }).click()
    await expect(dialog.getByLabel(trxId)).toHaveCount(0)
    expect(callsOf(calls, 'staffRefundDeposit').at(-1)?.body).toEqual({
      through: 'hand',
      reason: 'Sent twice',
      refund_trx_id: 'BGQ7K2M9XT',
    })
  })

test('a player without the money is said so, and the question stays', async ({ page }) => {
  await stubStaff(page, {
    staffDeposits: listOf([atBkash]),
    staffRefundDeposit: refused('NOT_ENOUGH_MONEY'),
  })
  await openDesk(page, '/deposits?open=DTEST1')
  await page.getByRole('button', { name: 'Give back' }).click()
  const dialog = page.getByRole('dialog', { name: 'Give this deposit back?' })
  await dialog.getByLabel('Reason').fill('Paid twice')
  await dialog.getByRole('button', { name: 'Ask a second person' }).click()
  await expect(dialog.getByRole('alert')).toBeVisible()
})

const given = {
  number: 1,
  state: 'given',
  amount: '400.00',
  through: 'partner',
  trx_id: 'DKP1ABC2DE',
  at: '2026-01-15T12:00:00.000Z',
} as const
const partly = { ...atBkash, refunds: [given], refund_left: '1100.00' }

for (const [width, language, open, confirm, amount, reason, wrong, left] of [
  [
    1280,
    'en',
    'Give back',
    'Ask a second person',
    'How much',
    'Reason',
    'Enter an amount above 0 and at most 1100.00.',
    'Left of it: ৳ 1,100.00',
  ],
  [
    390,
    'bn',
    'ফেরত দিন',
    'দ্বিতীয় জনকে বলুন',
    'কত টাকা',
    'কারণ',
    '০-এর বেশি এবং সর্বোচ্চ 1100.00 লিখুন।',
    'এর বাকি আছে: ৳ 1,100.00',
  ],
] as const)
  test(`[LAW-24] a part of what is left goes back, and never more, at ${width} px (${language})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    const calls = await stubStaff(page, {
      staffDeposits: listOf([partly]),
      staffRefundDeposit: { ...partly, approval_asked_by: 'alice' },
    })
    await openDesk(page, '/deposits?open=DTEST1', language)
    await expect(page.getByText('DKP1ABC2DE')).toBeVisible()
    await page.getByRole('button', { name: open }).click()
    const dialog = page.getByRole('dialog').last()
    await expect(dialog).toContainText(left)
    await dialog.getByLabel(reason).fill('Part of it')
    for (const typed of ['1100.01', '0']) {
      await dialog.getByLabel(amount).fill(typed)
      await dialog.getByRole('button', { name: confirm }).click()
      await expect(dialog).toContainText(wrong)
    }
    expect(callsOf(calls, 'staffRefundDeposit')).toHaveLength(0)
    await dialog.getByLabel(amount).fill('1100')
    expect(await violationsOf(page, '[role=dialog]')).toEqual([])
    await dialog.getByRole('button', { name: confirm }).click()
    await expect(dialog.getByLabel(amount)).toHaveCount(0)
    expect(callsOf(calls, 'staffRefundDeposit').at(-1)?.body).toEqual({
      through: 'partner',
      amount: '1100',
      reason: 'Part of it',
    })
  })

test('what Nagad took goes back by hand, and the desk says why', async ({ page }) => {
  const atNagad = { ...byHand, method: 'Nagad', refund_obstacle: 'no_such_call' } as const
  await stubStaff(page, { staffDeposits: listOf([atNagad]) })
  await openDesk(page, '/deposits?open=DTEST1')
  await page.getByRole('button', { name: 'Give back' }).click()
  const dialog = page.getByRole('dialog', { name: 'Give this deposit back?' })
  await expect(dialog).toContainText('Nagad has published no call for refunds')
  await expect(dialog.getByRole('radio')).toHaveCount(0)
})

for (const [width, language, open, title, method, amount, tooMuch, reason, confirm] of [
  [
    1280,
    'en',
    'Taken back',
    'Record that it was taken back?',
    'bKash’s number of it',
    'How much',
    'at most 1500.00',
    'Reason',
    'Ask a second person',
  ],
  [
    390,
    'bn',
    'ফিরিয়ে নেওয়া হয়েছে',
    'ফিরিয়ে নেওয়া হয়েছে বলে লিখবেন?',
    'bKash-এর নম্বর',
    'কত টাকা',
    'সর্বোচ্চ 1500.00',
    'কারণ',
    'দ্বিতীয় জনকে বলুন',
  ],
] as const)
  test(`[LAW-24] what its partner took back is recorded under its number, at ${width} px (${language})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    const calls = await stubStaff(page, {
      staffDeposits: listOf([atBkash]),
      staffReverseDeposit: asked,
    })
    await openDesk(page, '/deposits?open=DTEST1', language)
    await page.getByRole('button', { name: open, exact: true }).click()
    const dialog = page.getByRole('dialog', { name: title })
    await dialog.getByRole('button', { name: confirm }).click()
    expect(callsOf(calls, 'staffReverseDeposit')).toHaveLength(0)
    await dialog.getByLabel(method).fill('CB-77')
    await dialog.getByLabel(reason).fill('Chargeback')
    await dialog.getByLabel(amount).fill('9000')
    await dialog.getByRole('button', { name: confirm }).click()
    await expect(dialog.getByText(tooMuch)).toBeVisible()
    await dialog.getByLabel(amount).fill('120.50')
    expect(await violationsOf(page, '[role=dialog]')).toEqual([])
    await dialog.getByRole('button', { name: confirm }).click()
    await expect(dialog).toHaveCount(0)
    expect(callsOf(calls, 'staffReverseDeposit').at(-1)?.body).toEqual({
      reversal_ref: 'CB-77',
      amount: '120.50',
      reason: 'Chargeback',
    })
  })

test('[LAW-24] what a player owes since then is collected or written off by two', async ({
  page,
}) => {
  const claim = { amount: '600.00', collected: '500.00', written_off: '0.00', left: '100.00' }
  const reversals = [
    { number: 1, amount: '150.00', reversal_ref: 'CB-77', at: '2026-03-01T12:00:00.000Z' },
    { number: 2, amount: '450.00', reversal_ref: 'CB-78', at: '2026-03-01T12:05:00.000Z' },
  ]
  const reversed = deposit(1, { state: 'reversed', reversals, claim })
  const calls = await stubStaff(page, {
    staffDeposits: listOf([reversed]),
    staffEndClaim: { ...reversed, approval_asked_by: 'alice' },
  })
  await openDesk(page, '/deposits?open=DTEST1')
  await expect(page.getByText('৳ 100.00 of ৳ 600.00')).toBeVisible()
  await expect(page.getByText('৳ 150.00 · CB-77')).toBeVisible()
  await expect(page.getByText('৳ 450.00 · CB-78')).toBeVisible()
  await page.getByRole('button', { name: 'What they owe' }).click()
  const dialog = page.getByRole('dialog', { name: 'End what the player owes?' })
  await expect(dialog).toContainText('the rest stays owed')
  await dialog.getByText('Write off', { exact: true }).click()
  await expect(dialog).toContainText('the house bears it')
  await dialog.getByLabel('Reason').fill('Gone')
  await dialog.getByRole('button', { name: 'Ask a second person' }).click()
  await expect(dialog).toHaveCount(0)
  expect(callsOf(calls, 'staffEndClaim').at(-1)?.body).toEqual({
    verdict: 'write_off',
    reason: 'Gone',
  })
})
