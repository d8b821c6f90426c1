import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from '../front/test.ts'
import { refused } from '../stub/answer.ts'
import { callsOf } from '../stub/read-stub-call.ts'
import { deposit, listOf, openDesk, stubStaff } from '../stub/staff.ts'

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
  await expect(dialog).toContainText('bKash is told to give all of it back')
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
    expect((await new AxeBuilder({ page }).include('[role=dialog]').analyze()).violations).toEqual(
      [],
    )
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
