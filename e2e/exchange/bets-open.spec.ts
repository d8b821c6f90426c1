import { expect, test } from '../front/test.ts'
import type { Page } from '@playwright/test'
import { openMatch } from '../steps/bet-steps.ts'
import { openQuickly } from '../steps/quick-clock.ts'
import {
  bet,
  delayed,
  exposure,
  match,
  now,
  position,
  tigers,
  unmatched,
  stubExchange,
} from '../stub/bets.ts'
import { broken, inTurn, refused } from '../stub/answer.ts'
import { callsOf } from '../stub/read-stub-call.ts'

test.use({ serviceWorkers: 'block' })

const cancelled = (bet_id: string) =>
  unmatched(bet_id, { state: 'done', remaining: '0.00', cancelled: '500.00' })

const group = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

test('[SIL-126, EXCH-19] bets are grouped, and one or all unmatched ones are cancelled', async ({
  page,
}) => {
  const calls = await stubExchange(page, {
    openBets: { bets: [delayed('5'), unmatched('4'), unmatched('3'), bet('2')] },
    cancelBets: { bets: [cancelled('4')], refused: [] },
  })
  await openQuickly(page, '/exchange-account/bets', now)
  for (const [name, count] of [
    ['Waiting', 1],
    ['Unmatched', 2],
    ['Matched', 1],
  ] as const) {
    await expect(group(page, name).getByText('Dhaka Tigers', { exact: true })).toHaveCount(count)
  }
  await expect(group(page, 'Matched').getByRole('button')).toHaveCount(0)
  await expect(group(page, 'Waiting').getByRole('button')).toHaveCount(0)
  await expect(group(page, 'Waiting')).toContainText('cannot be cancelled now')
  const unmatchedBets = group(page, 'Unmatched')
  await unmatchedBets.getByRole('button', { name: 'Cancel', exact: true }).first().click()
  await expect(
    page.getByText('Cancelled: the money of what was not matched is free.'),
  ).toBeVisible()
  await unmatchedBets.getByRole('button', { name: 'Cancel all unmatched' }).click()
  await expect
    .poll(() => callsOf(calls, 'cancelBets').map(({ body }) => body))
    .toEqual([{ bets: [{ bet_id: '4' }] }, { bets: [{ bet_id: '4' }, { bet_id: '3' }] }])
})

const matchedFirst = 'It was matched before it could be cancelled.'
test('[LAW-4] [SIL-126] a bet that was reduced and is matched by now is not told as cancelled', async ({
  page,
}) => {
  const reduced = { cancelled: '120.00', remaining: '380.00' }
  const calls = await stubExchange(page, {
    openBets: { bets: [unmatched('4', reduced)] },
    cancelBets: {
      bets: [bet('4', { matched: '380.00', cancelled: '120.00' })],
      refused: [],
    },
  })
  await openQuickly(page, '/exchange-account/bets', now)
  await group(page, 'Unmatched').getByRole('button', { name: 'Cancel', exact: true }).click()
  await expect(page.getByText(matchedFirst)).toBeVisible()
  await expect(page.getByText('Cancelled: the money', { exact: false })).toHaveCount(0)
  expect(callsOf(calls, 'cancelBets').map(({ body }) => body)).toEqual([
    { bets: [{ bet_id: '4' }] },
  ])
})

for (const { what, cancelBets, told } of [
  {
    what: 'one market refuses',
    cancelBets: {
      bets: [delayed('4'), cancelled('3')],
      refused: [
        { bet_id: '4', code: 'BET_IN_PROGRESS', message: 'It waits for its in-play delay.' },
      ],
    },
    told: /^1 of 2 bets are cancelled\. Not cancelled: Dhaka Tigers\. .*in-play delay/,
  },
  {
    what: 'one was matched before',
    cancelBets: { bets: [bet('4'), cancelled('3')], refused: [] },
    told: `1 of 2 bets are cancelled. Not cancelled: Dhaka Tigers. ${matchedFirst}`,
  },
  {
    what: 'both were matched before',
    cancelBets: { bets: [bet('4'), bet('3')], refused: [] },
    told: matchedFirst,
  },
])
  test(`[LAW-4] [SIL-126] cancelling all says what went and what stays: ${what}`, async ({
    page,
  }) => {
    await stubExchange(page, {
      openBets: { bets: [unmatched('4'), unmatched('3')] },
      cancelBets,
    })
    await openQuickly(page, '/exchange-account/bets', now)
    await page.getByRole('button', { name: 'Cancel all unmatched' }).click()
    await expect(page.getByText(told)).toBeVisible()
    await expect(page.getByText('Cancelled: the money', { exact: false })).toHaveCount(0)
  })

test('[SIL-126] an unmatched bet is made smaller, or kept over the start of play', async ({
  page,
}) => {
  const calls = await stubExchange(page, {
    openBets: { bets: [unmatched('4')] },
    cancelBets: {
      bets: [unmatched('4', { remaining: '379.50', cancelled: '120.50' })],
      refused: [],
    },
    updateBet: { bet: unmatched('4', { persistence: 'keep' }) },
  })
  await openQuickly(page, '/exchange-account/bets', now)
  await page.getByRole('button', { name: 'Keep it' }).click()
  await expect
    .poll(() => callsOf(calls, 'updateBet'))
    .toMatchObject([{ method: 'PATCH', body: { persistence: 'keep' } }])
  await page.getByRole('button', { name: 'Reduce' }).click()
  await page.getByLabel('Take away').fill('600')
  await expect(page.getByText('At most ৳ 500, what is not matched yet.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Reduce' })).toBeDisabled()
  await page.getByLabel('Take away').fill('120.50')
  await page.getByRole('button', { name: 'Reduce by ৳ 120.50' }).click()
  await expect(page.getByText('The bet is smaller now.')).toBeVisible()
  const [cancel] = callsOf(calls, 'cancelBets')
  expect(cancel?.body).toEqual({
    bets: [{ bet_id: '4', size_reduction: '120.5', cancelled: '0.00' }],
  })
})

test('[SIL-126] a reduction whose answer was lost is not done again by a second press', async ({
  page,
}) => {
  let remaining = '500.00'
  const reduced = () =>
    unmatched('4', { remaining, cancelled: remaining === '500.00' ? '0.00' : '120.00' })
  const calls = await stubExchange(page, {
    openBets: () => ({ bets: [reduced()] }),
    cancelBets: () => {
      remaining = '380.00'
      return broken
    },
  })
  await openQuickly(page, '/exchange-account/bets', now)
  await page.getByRole('button', { name: 'Reduce' }).click()
  await page.getByLabel('Take away').fill('120')
  await page.getByRole('button', { name: 'Reduce by ৳ 120' }).click()
  await expect(page.getByText('No answer came, so it may be done already.')).toBeVisible()
  await expect(page.getByLabel('Take away')).toHaveValue('')
  await expect(page.getByText('At most ৳ 380, what is not matched yet.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Reduce', exact: true })).toBeDisabled()
  await expect(page.getByRole('definition').first()).toHaveText('৳ 380.00')
  expect(callsOf(calls, 'cancelBets')).toHaveLength(1)
})

test('[SIL-115] the odds view shows the bets of its event, above the many lines', async ({
  page,
}) => {
  await openMatch(page, { openBets: { bets: [bet('2')] } })
  const mine = page.getByRole('region', { name: `My bets: ${match.name}` })
  await expect(mine.getByText('Dhaka Tigers', { exact: true })).toBeVisible()
  const top = async (name: string) => (await group(page, name).boundingBox())?.y ?? NaN
  expect(await top(`My bets: ${match.name}`)).toBeLessThan(await top('Fancy Bet'))
})

test('[SIL-115] a cash-out shows its amount and bets, part by part, and places just those', async ({
  page,
}) => {
  const order = { selection_id: tigers, name: 'Dhaka Tigers', side: 'lay', odds: '2.00' } as const
  const changed = refused('CASH_OUT_CHANGED', { message: 'moved', params: { amount: '-53.10' } })
  const calls = await stubExchange(page, {
    openBets: { bets: [bet('2')] },
    exchangeExposure: exposure(position()),
    quoteCashOut: ({ query }) => ({
      guaranteed: query['percent'] === '100' ? '-5.00' : '-52.50',
      percent: Number(query['percent']),
      orders: [{ ...order, stake: query['percent'] === '100' ? '95.00' : '47.50' }],
    }),
    cashOut: inTurn(changed, { bets: [bet('3')], guaranteed: '-52.50' }),
  })
  await openQuickly(page, '/exchange-account/bets', now)
  const card = page.getByRole('region', { name: 'Cash out: Match Odds' })
  await expect(card).toContainText('Dhaka Tigers+৳ 90.00')
  await card.getByRole('button', { name: 'Cash out' }).click()
  await expect(card.getByRole('status').first()).toContainText('−৳ 5.00')
  await expect(card.getByRole('listitem')).toHaveText('LayDhaka Tigers৳ 95 @ 2.00')
  await card.getByRole('slider').fill('50')
  await expect(card.getByRole('listitem')).toHaveText('LayDhaka Tigers৳ 47.50 @ 2.00')
  const confirm = card.getByRole('button', { name: 'Cash out −৳ 52.50' })
  await confirm.click()
  await expect(page.getByText('The cash-out is worth −৳ 53.10 now.')).toBeVisible()
  await confirm.click()
  await expect(page.getByText('Cashed out: −৳ 52.50 is certain, whoever wins.')).toBeVisible()
  const sent = callsOf(calls, 'cashOut')
  expect(sent[1]?.body).toMatchObject({
    market_id: match.marketId,
    percent: 50,
    guaranteed: '-52.50',
  })
})

test('[SIL-115] the cash-out is priced anew, and a refusal says why', async ({ page }) => {
  const message = 'Not enough is offered now to cash out.'
  const quote = inTurn(
    { guaranteed: '1.00', percent: 100, orders: [] },
    refused('CASH_OUT_NOT_OFFERED', { message }),
  )
  await stubExchange(page, {
    openBets: { bets: [bet('2')] },
    exchangeExposure: exposure(position()),
    quoteCashOut: quote,
  })
  await openQuickly(page, '/exchange-account/bets', now)
  await page.getByRole('button', { name: 'Cash out' }).click()
  await expect(page.getByText('+৳ 1.00')).toBeVisible()
  await expect(page.getByRole('alert')).toHaveText(message)
  await expect(page.getByRole('button', { name: /^Cash out/ })).toBeDisabled()
})
