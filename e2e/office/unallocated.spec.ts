import type { CallAnswer, Calls } from '@maidan/contract'
import { expect, test } from '../front/test.ts'
import { refused } from '../stub/answer.ts'
import { callsOf } from '../stub/read-stub-call.ts'
import { minutesAgo, openDesk, overview, stubStaff } from '../stub/staff.ts'
import { violationsOf } from '../steps/violations-of.ts'

test.use({ app: 'backoffice', viewport: { width: 1280, height: 800 }, hasTouch: false })

type List = CallAnswer<Calls['staffUnallocated']>

const sum: List['data'][number] = {
  id: 12,
  method: 'bKash',
  trx_id: 'DK81QF02ZA',
  currency: 'BDT',
  amount: '500.00',
  source: 'message',
  sender: '01712345678',
  invoice: '',
  came_at: minutesAgo(200),
  parked_at: minutesAgo(80),
  state: 'open',
  payment: null,
  player: null,
  return_trx_id: null,
  ended_at: null,
  ended_by: null,
  approval_asked_by: null,
}
const fromPartner: List['data'][number] = {
  ...sum,
  id: 13,
  method: 'SSLCommerz',
  trx_id: '9BXY21A0QW',
  source: 'partner',
  sender: '',
  invoice: 'DQ7K2M9XTP3A',
  amount: '12345.50',
  approval_asked_by: 'bob',
}
const list: List = {
  data: [sum, fromPartner],
  open: [{ currency: 'BDT', count: 2, amount: '12845.50' }],
  total: 2,
  page: 1,
  page_size: 24,
}

for (const [width, language, words] of [
  [1280, 'en', ['A message on a wallet phone', 'Open: 2', 'bob has asked a second person']],
  [360, 'bn', ['ওয়ালেট ফোনের মেসেজ', 'খোলা: ২টি', 'bob দ্বিতীয় একজনের মত চেয়েছেন']],
] as const)
  test(`[LAW-6] unallocated money stands with its age and who says so at ${width} px (${language})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 780 })
    await stubStaff(page, { staffUnallocated: list })
    await openDesk(page, '/unallocated', language)
    for (const word of words) await expect(page.getByText(word).first()).toBeVisible()
    await expect(page.getByText('৳ 12,345.50')).toBeVisible()
    expect(await violationsOf(page)).toEqual([])
    const overflows = await page.evaluate(() => document.body.scrollWidth > innerWidth)
    expect(overflows).toBe(false)
  })

test('[LAW-24] a cashier asks a second person to give it to a player, and is told of a slip', async ({
  page,
}) => {
  let isKnown = false
  const calls = await stubStaff(page, {
    staffUnallocated: list,
    staffUseUnallocated: () =>
      isKnown
        ? refused('STATE_CHANGED')
        : refused('STAFF_PLAYER_UNFIT', { errors: { username: ['No such player.'] } }),
  })
  await openDesk(page, '/unallocated')
  await page.getByRole('button', { name: 'Give to a player' }).click()
  await page.getByRole('button', { name: 'Ask a second person' }).click()
  await expect(page.getByText('Enter the player’s username.')).toBeVisible()
  await page.getByLabel('Player’s username').fill('alicf')
  await page.getByLabel('How do you know whose it is?').fill('They showed the message')
  await page.getByRole('button', { name: 'Ask a second person' }).click()
  await expect(page.getByText('No such player.')).toBeVisible()
  isKnown = true
  await page.getByLabel('Player’s username').fill('alice')
  await page.getByRole('button', { name: 'Ask a second person' }).click()
  await expect(page.getByText('Somebody was faster')).toBeVisible()
  const bodies = callsOf(calls, 'staffUseUnallocated').map(({ body }) => body)
  expect(bodies).toEqual([
    { use: 'give', username: 'alicf', reason: 'They showed the message' },
    { use: 'give', username: 'alice', reason: 'They showed the message' },
  ])
})

test('[LAW-24] a return names its transfer; an auditor only reads', async ({ page }) => {
  await stubStaff(page, { staffUnallocated: list })
  await openDesk(page, '/unallocated')
  // The list's own filter is called the same, and stands there before any row.
  await expect(page.getByRole('button', { name: 'Sent back' })).toHaveCount(2)
  await page.getByRole('button', { name: 'Sent back' }).last().click()
  await expect(page.getByText('Send it back to 01712345678')).toBeVisible()
  await page.getByRole('button', { name: 'Ask a second person' }).click()
  await expect(page.getByText('Enter the TrxID by which you sent it back.')).toBeVisible()
  await stubStaff(page, {
    staffUnallocated: list,
    staffOverview: { ...overview, role: 'auditor' },
  })
  await page.reload()
  await expect(page.getByText('DK81QF02ZA')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Give to a player' })).toHaveCount(0)
})

test('[LAW-6] an empty desk says that every sum belongs to a deposit', async ({ page }) => {
  await stubStaff(page)
  await openDesk(page, '/unallocated')
  await expect(page.getByText('Nothing is unallocated')).toBeVisible()
})
