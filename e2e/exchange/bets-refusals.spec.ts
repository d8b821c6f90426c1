import { expect, test } from '../front/test.ts'
import {
  slip,
  stake,
  place,
  price,
  placed,
  bodyOf,
  openSlip,
  openMatch,
} from '../steps/bet-steps.ts'
import { bet, delayed, market, match, storm, betBook } from '../stub/bets.ts'
import { broken, inTurn, refused } from '../stub/answer.ts'
import { funds } from '../stub/records.ts'

test.use({ serviceWorkers: 'block' })

test('[SIL-115, LAW-17] in play the delay runs down and a lapse says its reason', async ({
  page,
}) => {
  let lapsed = false
  const gone = bet('1', { matched: '0.00', lapsed: '500.00', lapse_code: 'MARKET_CHANGED' })
  await openSlip(page, {
    exchangeMarkets: { markets: [market({ in_play: true })] },
    placeBets: { bets: [delayed('1')] },
    openBets: () => ({ bets: lapsed ? [] : [delayed('1')] }),
    clearedBets: () => ({ bets: [gone], page: 1, last_page: 1 }),
  })
  await expect(slip(page)).toContainText('In play: the bet waits 5 s before it is placed.')
  await expect(slip(page)).not.toContainText('If it is not matched when play starts')
  await place(page).click()
  await expect(slip(page)).toContainText('Waiting for the delay')
  await expect(slip(page).getByRole('timer')).toHaveText(/^[345] s$/)
  lapsed = true
  await expect(slip(page)).toContainText('Not placed')
  await expect(slip(page)).toContainText('The market changed while the bet was waiting.')
})

test('[SIL-115, ERR-02] a lost answer keeps what was typed and sends the same bet again', async ({
  page,
}) => {
  const answers = inTurn(broken, { bets: [bet('1')] })
  const calls = await openSlip(page, {
    placeBets: answers,
  })
  await place(page).click()
  await expect(slip(page).getByRole('alert')).toContainText('the same bet is placed only once')
  await expect(stake(page)).toHaveValue('500')
  await place(page).click()
  await expect(slip(page)).toContainText('Bet matched')
  const [first, second] = placed(calls)
  expect(second?.body).toEqual(first?.body)
})

test('[SIL-115] a refusal keeps what was typed, and another try is another bet', async ({
  page,
}) => {
  const message = 'The market is suspended at the moment. Nothing was placed.'
  const answers = inTurn(refused('MARKET_SUSPENDED', { message }), { bets: [bet('1')] })
  const calls = await openSlip(page, {
    placeBets: answers,
  })
  await place(page).click()
  await expect(slip(page).getByRole('alert')).toHaveText(message)
  await expect(stake(page)).toHaveValue('500')
  await place(page).click()
  await expect(slip(page)).toContainText('Bet matched')
  const [first, second] = placed(calls).map((call) => bodyOf(call).client_ref)
  expect(second).not.toBe(first)
})

test('[SIL-115] too little money is said before it is refused, with the way to deposit', async ({
  page,
}) => {
  await openSlip(page, { balance: funds('120.00') })
  await expect(slip(page)).toContainText('Your balance is ৳ 120. This bet needs ৳ 500.')
  await expect(slip(page).getByRole('link', { name: 'Deposit' })).toHaveAttribute(
    'href',
    '/deposit',
  )
})

test('[SIL-115, LAW-15] a fancy says in words what wins and loses, and asks again when its line has moved', async ({
  page,
}) => {
  const changed = refused('ODDS_CHANGED', { message: 'moved', params: { odds: '49 / 92' } })
  const answers = inTurn(changed, { bets: [bet('1', { odds: '92' })] })
  const calls = await openMatch(page, {
    placeBets: answers,
  })
  await price(page, '6 over runs Dhaka Yes 48').click()
  await stake(page).fill('100')
  await expect(slip(page)).toContainText(
    'If the score is 48 or more you win ৳ 90; below 48 you lose ৳ 100.',
  )
  await place(page).click()
  await expect(slip(page).getByRole('alert')).toHaveText(
    'The odds are now 49 / 92. Nothing was placed.',
  )
  await expect(slip(page)).toContainText(
    'If the score is 49 or more you win ৳ 92; below 49 you lose ৳ 100.',
  )
  await expect(stake(page)).toHaveValue('100')
  await place(page).click()
  await expect(slip(page)).toContainText('Bet matched')
  const line = { market_id: `f:${match.eventId}:5`, side: 'yes', stake: '100' }
  const [first, second] = placed(calls).map((call) => bodyOf(call).bets[0])
  expect(first).toEqual({ ...line, odds: '90', run: '48' })
  expect(second).toEqual({ ...line, odds: '92', run: '49' })
})

test('[SIL-115, EXCH-08] a bookmaker’s rate stands fast, and any rate is taken only if asked', async ({
  page,
}) => {
  const calls = await openMatch(page, betBook([]))
  await price(page, 'Sylhet Storm Lay 105').click()
  await expect(slip(page).getByLabel('Odds', { exact: true })).toHaveCount(0)
  await stake(page).fill('200')
  await expect(slip(page)).toContainText('Profit+৳ 200.00')
  await expect(slip(page)).toContainText('Liability−৳ 210.00')
  await slip(page).getByRole('button', { name: 'Take any rate' }).click()
  await place(page).click()
  await expect(slip(page)).toContainText('Bet matched')
  expect(bodyOf(placed(calls)[0]).bets).toEqual([
    {
      market_id: `bm:${match.eventId}`,
      selection_id: storm,
      side: 'lay',
      odds: '105',
      stake: '200',
      accept_any: true,
    },
  ])
})
