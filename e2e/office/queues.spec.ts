import { expect, test } from '../front/test.ts'
import { broken, refused } from '../stub/answer.ts'
import { asPicture } from '../stub/picture.ts'
import { callsOf } from '../stub/read-stub-call.ts'
import {
  deposit,
  heldBy,
  listOf,
  minutesAgo,
  openDesk,
  overview,
  stubStaff,
  withdrawal,
} from '../stub/staff.ts'
import type { Payment } from '../stub/staff.ts'

test.use({ app: 'backoffice', viewport: { width: 1280, height: 800 }, hasTouch: false })

const approveDeposit = 'staffApproveDeposit'
const deposits = 'staffDeposits'

test('[SIL-026] the queue asks for what waits and shows age, statement and warnings in words', async ({
  page,
}) => {
  const calls = await stubStaff(page, {
    [deposits]: listOf([
      deposit(1, { created_at: minutesAgo(31) }),
      deposit(2, {
        created_at: minutesAgo(12),
        ...heldBy('bob'),
        statement: { found: true, amount: '50.00', sender: '01999999999', fits: false },
        warnings: [{ code: 'TRX_ID_SEEN', text: 'The same TrxID stands in D9.', reference: 'D9' }],
      }),
    ]),
  })
  await openDesk(page, '/deposits')
  const [late, waiting] = [page.getByRole('row').nth(1), page.getByRole('row').nth(2)]
  await expect(late).toContainText('31 min')
  await expect(late).toContainText('৳ 1,500.00')
  await expect(late).toContainText('Fits')
  await expect(waiting).toContainText('12 min')
  await expect(waiting).toContainText('Differs')
  await expect(waiting).toContainText('TrxID seen before')
  await expect(waiting).toContainText('Claimed by bob')
  expect(callsOf(calls, deposits)[0]?.query).toMatchObject({ state: 'waiting', page: '1' })
  expect(callsOf(calls, deposits)[0]?.ofTheOffice).toBe(true)
})

test('[SIL-026] state, search and page stand in the address and go to the server', async ({
  page,
}) => {
  const calls = await stubStaff(page, { [deposits]: listOf([deposit(1)], 60) })
  await openDesk(page, '/deposits')
  await page.getByLabel('By state').selectOption('rejected')
  await expect(page).toHaveURL(/state=rejected/)
  await page.getByRole('button', { name: 'Next page' }).click()
  await expect(page).toHaveURL(/page=2/)
  await page.getByRole('search').getByRole('textbox').fill('01712')
  await expect(page).toHaveURL(/search=01712/)
  await expect(page).not.toHaveURL(/page=2/)
  await expect
    .poll(() => callsOf(calls, deposits).at(-1)?.query)
    .toMatchObject({ state: 'rejected', search: '01712', page: '1' })
})

test('[SIL-026] j, k, Enter, c and Escape work the queue, but not while typing', async ({
  page,
}) => {
  const calls = await stubStaff(page, {
    [deposits]: listOf([deposit(1), deposit(2)]),
    staffClaimDeposit: deposit(2, heldBy('alice')),
  })
  await openDesk(page, '/deposits')
  await expect(page.getByRole('row')).toHaveCount(3)
  await page.getByRole('search').getByRole('textbox').pressSequentially('jc')
  await expect(page.locator('tr[aria-current]')).toHaveCount(0)
  await page.getByRole('search').getByRole('textbox').fill('')
  await page.getByRole('heading', { level: 1 }).click()
  for (const key of ['j', 'j', 'k', 'j', 'c']) await page.keyboard.press(key)
  await expect(page.locator('tr[aria-current]')).toContainText('DTEST2')
  await expect(page.getByText('DTEST2 is yours now.')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: 'DTEST2', exact: true })).toBeVisible()
  await page.keyboard.press('k')
  await expect(page.getByRole('region', { name: 'DTEST1', exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page).not.toHaveURL(/open=/)
  expect(callsOf(calls, 'staffClaimDeposit')).toHaveLength(1)
})

test('[SIL-026] another amount than the claimed one needs a note before it is credited', async ({
  page,
}) => {
  const calls = await stubStaff(page, {
    [deposits]: listOf([
      deposit(1, {
        statement: { found: true, amount: '1450.00', sender: '01712345678', fits: false },
      }),
    ]),
    [approveDeposit]: deposit(1, { state: 'credited', amount: '1450.00' }),
  })
  await openDesk(page, '/deposits?open=DTEST1')
  await page.getByRole('button', { name: 'Approve', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Credit this deposit?' })
  await expect(dialog).toContainText('৳ 1,500.00 BDT for bob.')
  await dialog.getByLabel('Really arrived').fill('১৪৫০')
  await dialog.getByRole('button', { name: 'Credit ৳ 1,450.00' }).click()
  await expect(dialog).toContainText('Please say why.')
  await dialog.getByLabel('Note').fill('Fee of the agent')
  await dialog.getByRole('button', { name: 'Credit ৳ 1,450.00' }).click()
  await expect(page.getByText('DTEST1 is credited to bob.')).toBeVisible()
  await expect(dialog).toHaveCount(0)
  expect(callsOf(calls, approveDeposit).map(({ body }) => body)).toEqual([
    { amount: '1450', note: 'Fee of the agent' },
  ])
})

test('[SIL-026] a rejection needs a reason that the player can read in his language', async ({
  page,
}) => {
  const calls = await stubStaff(page, {
    [deposits]: listOf([deposit(1)]),
    staffRejectDeposit: deposit(1, { state: 'rejected', reason: 'r' }),
  })
  await openDesk(page, '/deposits?open=DTEST1')
  await expect(page.getByRole('button', { name: 'Reject', exact: true })).toBeVisible()
  await page.keyboard.press('r')
  const dialog = page.getByRole('dialog', { name: 'Reject this deposit?' })
  await dialog.getByRole('button', { name: 'Reject', exact: true }).click()
  await expect(dialog).toContainText('Please give a reason.')
  await dialog.getByRole('button', { name: 'বাংলা' }).click()
  await dialog.getByRole('button', { name: 'এই TrxID অন্য একটি ডিপোজিটে' }).click()
  await dialog.getByRole('button', { name: 'Reject', exact: true }).click()
  await expect(page.getByText('DTEST1 is rejected. bob reads the reason.')).toBeVisible()
  expect(callsOf(calls, 'staffRejectDeposit')[0]?.body).toEqual({
    reason: 'এই TrxID অন্য একটি ডিপোজিটে ব্যবহার হয়ে গেছে।',
  })
})

test('[SIL-026] a double press is one press, and a lost answer is no refusal', async ({ page }) => {
  const calls = await stubStaff(page, {
    [deposits]: listOf([deposit(1)]),
    [approveDeposit]: broken,
  })
  await openDesk(page, '/deposits?open=DTEST1')
  await page.getByRole('button', { name: 'Approve', exact: true }).dblclick()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Credit ৳ 1,500.00' }).dblclick()
  await expect(dialog.getByRole('alert')).toHaveText(
    'No answer came, so it may be done already. Look at how it stands before you press again.',
  )
  expect(callsOf(calls, approveDeposit)).toHaveLength(1)
})

for (const [code, words] of [
  ['STATE_CHANGED', 'This was changed in the meantime.'],
  ['CLAIMED_BY_OTHER', 'carol is working on this.'],
] as const) {
  test(`[SIL-026] ${code} says so and brings the row up to date`, async ({ page }) => {
    let state: Payment['state'] = 'review'
    await stubStaff(page, {
      [deposits]: () => listOf([deposit(1, { state })]),
      [approveDeposit]: () => {
        state = 'verifying'
        return refused(code, { message: words, params: { name: 'carol' } })
      },
    })
    await openDesk(page, '/deposits?open=DTEST1')
    await page.getByRole('button', { name: 'Approve', exact: true }).click()
    await page.getByRole('button', { name: 'Credit ৳ 1,500.00' }).click()
    await expect(page.getByText(`${words} The row is up to date now.`)).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByRole('region', { name: 'DTEST1', exact: true })).toContainText(
      'Checking',
    )
  })
}

test('[SIL-026][LAW-24] a large payout is sent to a second person, and the first cannot be both', async ({
  page,
}) => {
  let payment = withdrawal(3, { amount: '75000.00', ...heldBy('alice') })
  const calls = await stubStaff(page, {
    staffWithdrawals: () => listOf([payment]),
    staffApproveWithdrawal: () => {
      payment = withdrawal(3, { amount: '75000.00', approval_asked_by: 'alice' })
      return payment
    },
  })
  await openDesk(page, '/withdrawals?open=WTEST3')
  await page.getByRole('button', { name: 'Approve', exact: true }).click()
  await page.getByLabel('Payout TrxID').fill('9HK27ASD3')
  await page.getByLabel('Note').fill('Paid from the second wallet')
  await page.getByRole('button', { name: 'Approve ৳ 75,000.00' }).click()
  await expect(page.getByText('WTEST3 is sent to a second person.')).toBeVisible()
  const drawer = page.getByRole('region', { name: 'WTEST3', exact: true })
  await expect(drawer).toContainText('alice asked a second person to agree to this.')
  await expect(drawer).toContainText('It waits for somebody else; you cannot be both.')
  await expect(drawer.getByRole('button', { name: 'Approve', exact: true })).toHaveCount(0)
  expect(callsOf(calls, 'staffApproveWithdrawal')[0]?.body).toEqual({
    payout_trx_id: '9HK27ASD3',
    note: 'Paid from the second wallet',
  })
})

test('[SIL-076] the receipt stands beside the facts, fetched with the token, and zooms', async ({
  page,
}) => {
  const calls = await stubStaff(page, {
    [deposits]: listOf([
      deposit(1, { has_receipt: true, receipt_type: 'image/webp' }),
      deposit(2, { has_receipt: true, receipt_type: 'application/pdf' }),
    ]),
    staffReceipt: asPicture,
  })
  await openDesk(page, '/deposits?open=DTEST1')
  const shown = page.getByRole('img', { name: 'Receipt of DTEST1' })
  await expect(shown).toHaveAttribute('src', /^blob:/)
  expect(callsOf(calls, 'staffReceipt')[0]?.ofTheOffice).toBe(true)
  await page.getByRole('button', { name: 'Enlarge the receipt' }).click()
  await page.getByRole('button', { name: 'Zoom in' }).click()
  await expect(page.getByText('150%')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('j')
  const link = page.getByRole('link', { name: 'Download the PDF' })
  await expect(link).toHaveAttribute('download', 'DTEST2.pdf')
  await expect(link).toHaveAttribute('href', /^blob:/)
})

test('[SIL-026] a TrxID seen before leads to the other payment', async ({ page }) => {
  const warnings = [
    { code: 'TRX_ID_SEEN', text: 'The same TrxID stands in DTEST9.', reference: 'DTEST9' },
  ]
  await stubStaff(page, {
    [deposits]: ({ query }) =>
      listOf(
        query['state'] === 'all' ? [deposit(9, { state: 'credited' })] : [deposit(1, { warnings })],
      ),
  })
  await openDesk(page, '/deposits?open=DTEST1')
  await page.getByRole('link', { name: 'Look at DTEST9' }).click()
  await expect(page.getByRole('region', { name: 'DTEST9', exact: true })).toContainText('Credited')
})

test('[SIL-026] a refresh brings new payments and keeps what is open', async ({ page }) => {
  await page.clock.install()
  let rows = [deposit(1)]
  await stubStaff(page, { [deposits]: () => listOf(rows) })
  await openDesk(page, '/deposits?open=DTEST1')
  const drawer = page.getByRole('region', { name: 'DTEST1', exact: true })
  await expect(drawer).toContainText('৳ 1,500.00')
  rows = [deposit(0), deposit(1)]
  await page.clock.runFor(11_000)
  await expect(page.getByRole('button', { name: /DTEST0/ })).toBeVisible()
  await expect(drawer).toBeVisible()
  await expect(page.locator('button[aria-current]')).toContainText('DTEST1')
})

test('[SIL-026] who may only look sees no buttons', async ({ page }) => {
  await stubStaff(page, {
    staffOverview: { ...overview, role: 'auditor' },
    [deposits]: listOf([deposit(1)]),
  })
  await openDesk(page, '/deposits?open=DTEST1')
  await expect(page.getByRole('region', { name: 'DTEST1', exact: true })).toContainText(
    '৳ 1,500.00',
  )
  await expect(page.getByRole('button', { name: 'Approve', exact: true })).toHaveCount(0)
  await page.keyboard.press('a')
  await expect(page.getByText('may look at payments but not decide them')).toBeVisible()
})

test('[SIL-026] a cashier on a phone can approve', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await stubStaff(page, {
    staffOverview: { ...overview, role: 'cashier', deposits_waiting: 1 },
    [deposits]: listOf([deposit(1)]),
    [approveDeposit]: deposit(1, { state: 'credited' }),
  })
  await openDesk(page, '/')
  await page.getByRole('navigation').getByRole('link', { name: 'Deposits' }).click()
  await page.getByRole('button', { name: /DTEST1/ }).click()
  await page.getByRole('button', { name: 'Approve', exact: true }).click()
  await page.getByRole('button', { name: 'Credit ৳ 1,500.00' }).click()
  await expect(page.getByText('DTEST1 is credited to bob.')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('button', { name: /DTEST1/ })).toBeVisible()
})
