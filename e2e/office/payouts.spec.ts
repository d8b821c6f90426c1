import { expect, test } from '../front/test.ts'
import { bkashMethod } from '../stub/methods.ts'
import { callsOf } from '../stub/read-stub-call.ts'
import { listOf, openDesk, stubStaff, withdrawal } from '../stub/staff.ts'

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
      payment = withdrawal(3, { claimed_by: 'alice' })
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
