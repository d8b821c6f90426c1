import { expect, test } from '../front/test.ts'
import {
  slip,
  stake,
  place,
  price,
  placed,
  bodyOf,
  openExchange,
  openSlip,
} from '../steps/bet-steps.ts'
import { openQuickly } from '../steps/quick-clock.ts'
import { bet, exposure, match, now, position, tigers, betBook, stubExchange } from '../stub/bets.ts'
import { gate } from '../stub/answer.ts'

test.use({ serviceWorkers: 'block' })

test('[SIL-115, EXCH-07] a tapped price opens with its runner, side, market and odds', async ({
  page,
}) => {
  await openExchange(page)
  await price(page, 'Sylhet Storm Lay 2.02').click()
  const heading = slip(page).getByRole('heading').first()
  await expect(heading).toContainText('Lay')
  await expect(heading).toContainText('Sylhet Storm')
  await expect(heading).toContainText(`Match Odds · ${match.name}`)
  await expect(slip(page).getByLabel('Odds', { exact: true })).toHaveValue('2.02')
  await expect(place(page)).toBeDisabled()
  await slip(page).getByRole('button', { name: 'Close' }).click()
  await expect(slip(page)).toHaveCount(0)
})

test('[SIL-115] profit, liability and each runner’s outcome follow what is typed', async ({
  page,
}) => {
  await openSlip(page, { exchangeExposure: exposure(position()) })
  const row = (name: string) => slip(page).getByRole('listitem').filter({ hasText: name })
  await expect(slip(page)).toContainText('Profit+৳ 490.00')
  await expect(slip(page)).toContainText('Liability−৳ 500.00')
  await expect(row('Dhaka Tigers')).toContainText('now +৳ 90.00+৳ 580.00')
  await expect(row('Sylhet Storm')).toContainText('now −৳ 100.00−৳ 600.00')
  await expect(place(page)).toHaveText('Place bet · ৳ 500 at risk')
  await stake(page).fill('১০০০')
  await expect(stake(page)).toHaveValue('1000')
  await expect(slip(page)).toContainText('Profit+৳ 980.00')
  await expect(row('Sylhet Storm')).toContainText('−৳ 1,100.00')
})

test('[SIL-115, LAW-16] odds step along the ladder, and what is typed snaps to it', async ({
  page,
}) => {
  await openSlip(page)
  const odds = slip(page).getByLabel('Odds', { exact: true })
  for (const next of ['1.99', '2.00', '2.02']) {
    await slip(page).getByRole('button', { name: 'Higher odds' }).click()
    await expect(odds).toHaveValue(next)
  }
  await slip(page).getByRole('button', { name: 'Lower odds' }).click()
  await expect(odds).toHaveValue('2.00')
  await odds.fill('4.15')
  await odds.blur()
  await expect(odds).toHaveValue('4.20')
  await expect(slip(page)).toContainText('4.15 is not on the ladder. Taken as 4.20.')
  await odds.fill('')
  await expect(slip(page)).toContainText('Enter odds from 1.01 to 1000.')
  await expect(place(page)).toBeDisabled()
})

test('[SIL-115] a bet is sent as it was set, and says that it is matched', async ({ page }) => {
  const calls = await openSlip(page, betBook([]))
  await slip(page).getByRole('button', { name: 'Keep it' }).click()
  await place(page).click()
  await expect(slip(page)).toContainText('Bet matched')
  await expect(slip(page)).toContainText('৳ 500 at 1.98: you win ৳ 490 or lose ৳ 500.')
  const [call] = placed(calls)
  expect(call?.authorization).toBe('Bearer token-of-alice')
  expect(bodyOf(call).client_ref).toMatch(/^[\w-]{36}$/)
  expect(bodyOf(call).bets).toEqual([
    {
      market_id: match.marketId,
      selection_id: tigers,
      side: 'back',
      odds: '1.98',
      stake: '500',
      persistence: 'keep',
    },
  ])
  await slip(page).getByRole('button', { name: 'Done' }).click()
  await expect(slip(page)).toHaveCount(0)
})

test('[SIL-115] a double tap places once', async ({ page }) => {
  const { opened, open } = gate()
  const calls = await openSlip(page, {
    placeBets: () => opened.then(() => ({ bets: [bet('1')] })),
  })
  await place(page).dblclick({ noWaitAfter: true })
  open()
  await expect(slip(page)).toContainText('Bet matched')
  expect(placed(calls)).toHaveLength(1)
})

for (const [title, changed, words] of [
  [
    'Partly matched',
    { matched: '200.00', remaining: '300.00', state: 'open' },
    '৳ 200 of ৳ 500 is matched at 1.98. ৳ 300 waits in the market at your odds.',
  ],
  [
    'Waiting in the market',
    { matched: '0.00', remaining: '500.00', state: 'open' },
    'Nobody has taken ৳ 500 at 1.98 yet. ৳ 500 is held until it is matched or you cancel it.',
  ],
  [
    'Not placed',
    { matched: '0.00', lapsed: '500.00', lapse_code: 'SELF_MATCH' },
    'A later bet of yours on the other side reached this one.Your money is free.',
  ],
] as const) {
  test(`[SIL-115] the outcome "${title}" says what it means for the money`, async ({ page }) => {
    await openSlip(
      page,
      betBook([], () => changed),
    )
    await place(page).click()
    await expect(slip(page)).toContainText(title)
    await expect(slip(page)).toContainText(words)
  })
}

test('[SIL-119, SIL-115] the slip and its outcomes speak Bangla', async ({ page }) => {
  const gone = { matched: '0.00', lapsed: '500.00', lapse_code: 'MARKET_CHANGED' }
  await page.addInitScript(() => localStorage.setItem('language', 'bn'))
  await stubExchange(
    page,
    betBook([], () => gone),
  )
  await openQuickly(page, '/exchange', now)
  await price(page, 'Dhaka Tigers ব্যাক 1.98').click()
  await slip(page).getByRole('button', { name: '500', exact: true }).click()
  await slip(page)
    .getByRole('button', { name: /^বাজি ধরুন/ })
    .click()
  await expect(slip(page)).toContainText('বাজি ধরা হয়নি')
  await expect(slip(page)).toContainText('অপেক্ষার সময় মার্কেট বদলে গেছে।')
})
