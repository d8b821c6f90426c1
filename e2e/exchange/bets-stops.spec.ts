import type { Page } from '@playwright/test'
import { place, slip, stake } from '../steps/bet-steps.ts'
import { bookmaker, fancy, lines, matchOdds, runner } from '../steps/exchange-records.ts'
import { block, row, test } from '../steps/exchange-visit.ts'
import { expect } from '../front/test.ts'
import { exposure, market, position, unmatched } from '../stub/bets.ts'
import { funds } from '../stub/records.ts'
import { store } from '../stub/stored.ts'

const [alpha, bravo] = [101, 102]

/** The market of the match as the calls know it. */
const matchMarket = (changed: Parameters<typeof market>[0] = {}) =>
  market({
    market_id: '1.11',
    runners: [
      { selection_id: alpha, name: 'Alpha', name_bn: 'আলফা' },
      { selection_id: bravo, name: 'Bravo', name_bn: 'ব্রাভো' },
    ],
    ...changed,
  })

const open = { exchangeMarkets: { markets: [matchMarket()] } }

async function tapAlpha(page: Page, amount: string) {
  await row(block(page, 'Match Odds'), 'Alpha').getByRole('button', { name: 'Alpha Back' }).click()
  await stake(page).fill(amount)
}

test('[SIL-115, LAW-17] while a market stands still the button is off and says why, and comes back by itself', async ({
  page,
  odds,
  visitEvent,
}) => {
  let status: 'open' | 'suspended' = 'open'
  const calls = await visitEvent({
    exchangeMarkets: () => ({ markets: [matchMarket({ status })] }),
  })
  await tapAlpha(page, '500')
  await expect(place(page)).toBeEnabled()
  status = 'suspended'
  odds.answers['/api/match-odds/1.11'] = [matchOdds({ status: 'SUSPENDED' })]
  await expect(place(page)).toBeDisabled()
  await expect(place(page)).toHaveAccessibleDescription(
    'The market is suspended. Bets are taken again when it reopens.',
  )
  await expect(place(page)).toHaveAttribute('aria-disabled', 'true')
  odds.answers['/api/match-odds/1.11'] = [matchOdds({ status: 'SUSPENDED', ballRunning: true })]
  await expect(place(page)).toHaveAccessibleDescription(/^A ball is being played/)
  status = 'open'
  odds.answers['/api/match-odds/1.11'] = [matchOdds({ status: 'SUSPENDED' })]
  await expect(place(page)).toHaveAccessibleDescription(/only cancels are taken/)
  await place(page).click({ force: true })
  odds.answers['/api/match-odds/1.11'] = [matchOdds()]
  await expect(place(page)).toBeEnabled()
  await expect(stake(page)).toHaveValue('500')
  expect(calls.filter(({ name }) => name === 'placeBets')).toEqual([])
})

test('[SIL-115, SIL-119] the reason stands beside the button in Bangla', async ({
  page,
  odds,
  visitEvent,
}) => {
  await store(page, { language: 'bn' })
  let status: 'open' | 'suspended' = 'open'
  await visitEvent({ exchangeMarkets: () => ({ markets: [matchMarket({ status })] }) })
  // The list that is being left shows this price too.
  const alphaRow = row(block(page, 'ম্যাচ অডস'), 'Alpha')
  await alphaRow.getByRole('button', { name: 'Alpha ব্যাক 1.85' }).click()
  await slip(page).getByLabel('বাজি', { exact: true }).fill('500')
  status = 'suspended'
  odds.answers['/api/match-odds/1.11'] = [matchOdds({ status: 'SUSPENDED' })]
  const button = slip(page).getByRole('button', { name: /^বাজি ধরুন/ })
  await expect(button).toBeDisabled()
  await expect(button).toHaveAccessibleDescription('মার্কেট এখন স্থগিত। খুললে আবার বাজি নেওয়া হবে।')
})

test('[SIL-115] a stake outside the limits or above the balance is stopped with its reason', async ({
  page,
  visitEvent,
}) => {
  await visitEvent({ ...open, balance: funds('120.00') })
  await tapAlpha(page, '5')
  await expect(place(page)).toHaveAccessibleDescription('The least stake here is ৳ 10.')
  await stake(page).fill('500001')
  await expect(place(page)).toHaveAccessibleDescription(
    'The most you can stake here is ৳ 5,00,000.',
  )
  await stake(page).fill('500')
  await expect(place(page)).toHaveAccessibleDescription(/^Your balance is ৳\s120/)
  await expect(place(page)).toBeDisabled()
  await stake(page).fill('100')
  await expect(place(page)).toBeEnabled()
})

test('[SIL-115] a stake or odds that cannot be read are named beside the button', async ({
  page,
  visitEvent,
}) => {
  await visitEvent(open)
  await tapAlpha(page, '')
  await expect(place(page)).toHaveAccessibleDescription(/^Balance/)
  for (const typed of ['0', '0.00', '.']) {
    await stake(page).fill(typed)
    await expect(place(page)).toHaveAccessibleDescription(
      'Give a stake above zero with at most two digits after the point, such as 500 or 99.50.',
    )
    await expect(place(page)).toBeDisabled()
  }
  for (const typed of ['0.001', '10.123', '1.2.3']) {
    await stake(page).fill(typed)
    await expect(stake(page)).toHaveAccessibleDescription('Write an amount such as 500 or 500.50.')
    await expect(stake(page)).toHaveValue('.')
    await expect(place(page)).toBeDisabled()
  }
  await stake(page).fill('100')
  const odds = slip(page).getByLabel('Odds', { exact: true })
  await odds.fill('')
  await expect(place(page)).toHaveAccessibleDescription('Give odds from 1.01 to 1000.')
  await odds.fill('1.9')
  await expect(place(page)).toBeEnabled()
})

test('[SIL-115] the best price of the moment stands beside the stepper, and a tap takes it', async ({
  page,
  odds,
  visitEvent,
}) => {
  await visitEvent(open)
  await tapAlpha(page, '100')
  const best = slip(page).getByRole('button', { name: /^Best now/ })
  await expect(best).toHaveText('Best now 1.85')
  await expect(best).toHaveAttribute('aria-pressed', 'true')
  odds.answers['/api/match-odds/1.11'] = [
    matchOdds({ runners: [runner(alpha, 'Alpha', 1.7, 1.72)] }),
  ]
  await expect(best).toHaveText('Best now 1.70')
  await expect(slip(page).getByLabel('Odds', { exact: true })).toHaveValue('1.85')
  await best.click()
  await expect(slip(page).getByLabel('Odds', { exact: true })).toHaveValue('1.70')
  await expect(slip(page)).toContainText('Profit+৳ 70.00')
})

test('[SIL-115, EXCH-08] a rate of the house that has gone stops the slip until it is back', async ({
  page,
  odds,
  visitEvent,
}) => {
  odds.answers['/api/event/11'] = lines({}, { '201': bookmaker('Alpha', 85, 87) })
  await visitEvent()
  await block(page, 'BookMaker').getByRole('button', { name: 'Alpha Back 85' }).click()
  await stake(page).fill('100')
  await expect(place(page)).toBeEnabled()
  odds.answers['/api/event/11'] = lines({}, { '201': bookmaker('Alpha', 0, 87) })
  await expect(place(page)).toHaveAccessibleDescription(/^This price is not offered now/)
  await expect(place(page)).toBeDisabled()
  odds.answers['/api/event/11'] = lines({}, { '201': bookmaker('Alpha', 80, 82) })
  await slip(page).getByRole('button', { name: 'Best now 80' }).click()
  await expect(slip(page)).toContainText('Profit+৳ 80.00')
  await expect(place(page)).toBeEnabled()
})

test('[SIL-115, LAW-18] commission is said before the bet, as the market as a whole pays it', async ({
  page,
  visitEvent,
}) => {
  await visitEvent(open)
  await tapAlpha(page, '1000')
  await expect(slip(page)).toContainText('Commission is 2% of what you win on the whole market.')
  await expect(slip(page)).toContainText('Profit+৳ 850.00৳ 833 after commission')
})

test('[SIL-115, LAW-14] a bet that others cover holds nothing more, before it and after', async ({
  page,
  visitEvent,
}) => {
  const side = (selection_id: number, name: string, net: string) => ({
    selection_id,
    name,
    from: null,
    to: null,
    net,
    worst: net,
  })
  const outcomes = [side(alpha, 'Alpha', '850.00'), side(bravo, 'Bravo', '-1000.00')]
  await visitEvent({
    ...open,
    exchangeExposure: exposure(position({ market_id: '1.11', outcomes })),
    placeBets: { bets: [unmatched('1', { market_id: '1.11', side: 'lay', odds: '1.87' })] },
  })
  await row(block(page, 'Match Odds'), 'Alpha').getByRole('button', { name: 'Alpha Lay' }).click()
  await stake(page).fill('500')
  await expect(slip(page)).toContainText('Balance ৳ 12,345.50 · this bet holds nothing more')
  await stake(page).fill('2000')
  await expect(slip(page)).toContainText('this bet holds nothing more')
  await stake(page).fill('3000')
  await expect(slip(page)).toContainText('this bet holds ৳ 760')
  await stake(page).fill('500')
  await place(page).click()
  await expect(slip(page)).toContainText(
    'Nobody has taken ৳ 500 at 1.87 yet. Nothing more is held for it',
  )
})

test('[EXCH-12, SIL-115] a lottery is a grid of digits with a price each', async ({
  page,
  odds,
  visitEvent,
}) => {
  const digits = Array.from({ length: 10 }, (_, digit) => {
    const more = { type: 4, no: String(digit), no_rate: 0, yes: String(digit), yes_rate: 850 }
    return [`d-${digit}`, fancy(`Alpha 6 over last digit ${digit} (36 balls)`, more)] as const
  })
  odds.answers['/api/event/11'] = lines(Object.fromEntries(digits))
  await visitEvent()
  const grid = row(block(page, 'Fancy Bet'), 'Alpha 6 over last digit (36 balls)')
  await expect(grid.getByRole('button')).toHaveCount(10)
  await expect(grid.getByRole('button').nth(7)).toHaveText('7850')
  await grid.getByRole('button', { name: 'Alpha 6 over last digit 7 (36 balls) Yes 7' }).click()
  await stake(page).fill('100')
  await expect(slip(page)).toContainText('If the score ends in 7 you win ৳ 850')
})
