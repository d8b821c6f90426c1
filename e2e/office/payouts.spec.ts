import { expect, test } from '../front/test.ts'
import { bkashMethod } from '../stub/methods.ts'
import { callsOf } from '../stub/read-stub-call.ts'
import { deposit, heldBy, listOf, openDesk, stubStaff, withdrawal } from '../stub/staff.ts'

test.use({ app: 'backoffice', viewport: { width: 1280, height: 800 }, hasTouch: false })

const partner = { key: 'bkash', configured: true, pays_out: true, failures: 0 } as const
const methodOf = (restSeconds: number) => ({
  ...bkashMethod,
  partner: { ...partner, rest_seconds: restSeconds },
})

test('[SIL-026] a withdrawal is paid by its partner, or by hand when the partner rests', async ({
  page,
}) => {
  let payment = withdrawal(3)
  let restSeconds = 0
  const calls = await stubStaff(page, {
    staffWithdrawals: () => listOf([payment]),
    staffMethods: () => ({ data: [methodOf(restSeconds)], strange_notices: [] }),
    staffApproveWithdrawal: () => {
      payment = withdrawal(3, { state: 'approved' })
      return payment
    },
    staffClaimWithdrawal: () => {
      payment = withdrawal(3, heldBy('alice'))
      return payment
    },
  })
  await openDesk(page, '/withdrawals?open=WTEST3')
  await page.getByRole('button', { name: 'Approve', exact: true }).click()
  const ask = page.getByRole('dialog', { name: 'Approve this payout?' })
  await expect(ask.getByRole('tab', { name: 'bKash pays it' })).toHaveAttribute(
    'aria-selected',
    'true',
  )
  await expect(ask.getByLabel('Payout TrxID')).toHaveCount(0)
  await ask.getByRole('button', { name: /^Have .* paid$/ }).click()
  await expect(page.getByText('WTEST3 is handed to the partner.')).toBeVisible()
  expect(callsOf(calls, 'staffApproveWithdrawal')[0]?.body).toEqual({ through: 'partner' })
  const drawer = page.getByRole('region', { name: 'WTEST3', exact: true })
  await expect(drawer.getByRole('button', { name: 'Approve', exact: true })).toHaveCount(0)

  payment = withdrawal(3)
  restSeconds = 44
  await openDesk(page, '/withdrawals?open=WTEST3')
  await page.getByRole('button', { name: 'Approve', exact: true }).click()
  await expect(ask.getByRole('tab', { name: 'I have paid it' })).toHaveAttribute(
    'aria-selected',
    'true',
  )
  await expect(ask).toContainText('Claim it before you send the money')
  await expect(ask.getByLabel('Payout TrxID')).toHaveCount(0)
  await ask.getByRole('button', { name: 'Claim', exact: true }).click()
  const sent = callsOf(calls, 'staffApproveWithdrawal').length
  await ask.getByRole('button', { name: /^Approve ৳/ }).click()
  await expect(ask).toContainText('Enter the TrxID by which you paid.')
  await ask.getByLabel('Payout TrxID').fill('9HK27ASD3')
  expect(callsOf(calls, 'staffApproveWithdrawal')).toHaveLength(sent)
  await ask.getByRole('button', { name: /^Approve ৳/ }).click()
  await expect
    .poll(() => callsOf(calls, 'staffApproveWithdrawal').at(-1)?.body)
    .toEqual({
      payout_trx_id: '9HK27ASD3',
    })
})

const acts = { en: /^(Claim|Approve|Reject)/, bn: /^(হাতে নিন|অনুমোদন|নাকচ)/ } as const

for (const [language, words] of [
  ['en', { row: 'carol until 18:15', note: 'carol holds this until 18:15.' }],
  ['bn', { row: 'carol 18:15 পর্যন্ত', note: '18:15 পর্যন্ত এটি carol-এর হাতে।' }],
] as const)
  test(`[SIL-026] what a colleague holds says so, and offers nothing until their claim ends (${language})`, async ({
    page,
  }) => {
    const claim = { claimed_by: 'carol', claimed_until: '2026-01-15T12:15:00.000Z' }
    const held = (isHeld: boolean) => (isHeld ? claim : { ...claim, claimed_until: null })
    let isHeld = true
    const calls = await stubStaff(page, {
      staffDeposits: () => listOf([deposit(1, held(isHeld))]),
      staffWithdrawals: () => listOf([withdrawal(3, held(isHeld))]),
    })
    for (const path of ['/deposits?open=DTEST1', '/withdrawals?open=WTEST3']) {
      isHeld = true
      await openDesk(page, path, language)
      const drawer = page.getByRole('region', { name: /^[DW]TEST\d$/ })
      await expect(drawer.getByText(words.note)).toBeVisible()
      await expect(page.getByText(words.row)).toBeVisible()
      await expect(drawer.getByRole('button', { name: acts[language] })).toHaveCount(0)
      for (const key of ['c', 'a', 'r']) await page.keyboard.press(key)
      // In the drawer, and in what the keys are answered.
      await expect(page.getByText(words.note).nth(1)).toBeVisible()
      await expect(page.getByRole('dialog')).toHaveCount(0)
      isHeld = false
      await expect(drawer.getByRole('button', { name: acts[language] })).toHaveCount(3, {
        timeout: 20_000,
      })
      await expect(page.getByText(words.row)).toHaveCount(0)
    }
    expect(callsOf(calls, 'staffClaimDeposit')).toEqual([])
    expect(callsOf(calls, 'staffClaimWithdrawal')).toEqual([])
  })
