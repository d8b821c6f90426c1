import type { CallAnswer, Calls } from '@maidan/contract'
import { expect, test } from '../front/test.ts'
import { bob, listOf, minutesAgo, openDesk, stubStaff } from '../stub/staff.ts'
import { violationsOf } from '../steps/violations-of.ts'

test.use({ app: 'backoffice', viewport: { width: 1280, height: 800 }, hasTouch: false })

const player = 'staffPlayer'
const exchange = 'staffPlayerExchange'

type Play = CallAnswer<Calls['staffPlayerExchange']>
type Bet = Play['open_bets'][number]

const bet = (id: string, rest: Partial<Bet> = {}): Bet => ({
  bet_id: id,
  event_id: '7',
  event_name: 'Lions v Tigers',
  sport: 'cricket',
  market_id: '1.2',
  market_name: 'Match Odds',
  kind: 'match_odds',
  in_play: true,
  selection_id: 1,
  selection_name: 'Lions',
  side: 'back',
  odds: '3',
  average_odds: '3',
  run: null,
  stake: '100.00',
  matched: '60.00',
  remaining: '40.00',
  lapsed: '0.00',
  cancelled: '0.00',
  voided: '0.00',
  matched_with: 'house',
  potential_profit: '200.00',
  potential_liability: '100.00',
  persistence: 'lapse',
  on_event: 'keep',
  state: 'open',
  ready_at: null,
  expires_at: null,
  lapse_code: null,
  placed_at: minutesAgo(9),
  result: null,
  net: null,
  ...rest,
})

const record: Play = {
  open_bets: [bet('11')],
  exposure: [
    {
      event_id: '7',
      event_name: 'Lions v Tigers',
      sport: 'cricket',
      market_id: '1.2',
      market_name: 'Match Odds',
      kind: 'match_odds',
      liability: '100.00',
      explain: null,
      outcomes: [],
    },
  ],
  markets: [
    {
      market_id: '1.1',
      event_name: 'Delta v Harbour',
      market_name: 'Match Odds',
      sport: 'cricket',
      result: 'Delta',
      gross: '410.00',
      commission: '10.00',
      net: '400.00',
      version: 2,
      settled_at: minutesAgo(90),
    },
  ],
  settled_bets: [
    bet('10', { event_name: 'Delta v Harbour', state: 'done', result: 'won', net: '410.00' }),
  ],
}

test('[SIL-026] a player’s page tells games and exchange apart and together', async ({ page }) => {
  await stubStaff(page, { [player]: bob, [exchange]: record })
  await openDesk(page, '/players/7')
  const play = page.getByRole('table', { name: 'Settled play' })
  await expect(play.getByRole('row', { name: /Games/ })).toContainText('৳ 100.00')
  await expect(play.getByRole('row', { name: /Exchange/ })).toContainText('+৳ 400.00')
  await expect(play.getByRole('row', { name: /Together/ })).toContainText('+৳ 350.00')
  await page.getByRole('tab', { name: 'Exchange' }).click()
  const row = (table: string) => page.getByRole('table', { name: table }).getByRole('row').nth(1)
  await expect(row('Open bets')).toContainText('Lions v Tigers')
  await expect(row('Open bets')).toContainText('BackLions 3')
  await expect(row('What open markets may cost')).toContainText('৳ 100.00')
  await expect(row('Settled markets')).toContainText('Match Odds · Delta · settled anew')
  await expect(row('Settled markets')).toContainText('+৳ 400.00')
  await expect(row('Settled bets')).toContainText('+৳ 410.00Won')
})

test('[SIL-026] somebody who never bet on the exchange has nothing there', async ({ page }) => {
  const nothing = { open_bets: [], exposure: [], markets: [], settled_bets: [] }
  await stubStaff(page, { [player]: bob, [exchange]: nothing })
  await openDesk(page, '/players/7?tab=exchange')
  await expect(page.getByText('No bet is open')).toBeVisible()
  await expect(page.getByText('No bet is settled yet')).toBeVisible()
})

for (const width of [1280, 390])
  test(`axe finds nothing on a player’s exchange at ${width} px, in Bangla`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await stubStaff(page, { [player]: bob, [exchange]: record })
    await openDesk(page, '/players/7?tab=exchange', 'bn')
    await expect(page.getByRole('table', { name: 'নিষ্পন্ন বাজি' })).toBeVisible()
    expect(await violationsOf(page)).toEqual([])
  })

test('[SIL-053] what exchange bets and held wins moved stands in the ledger in words, in Bangla too', async ({
  page,
}) => {
  const kinds = {
    win_held: 'যাচাইয়ে রাখা জয়',
    win_paid: 'যাচাই শেষে দেওয়া জয়',
    exposure: 'এক্সচেঞ্জের বাজিতে আটকে রাখা',
    exposure_free: 'এক্সচেঞ্জের বাজি থেকে ছাড়া',
    bet_won: 'এক্সচেঞ্জে জেতা',
    bet_lost: 'এক্সচেঞ্জে হারা',
    commission: 'কমিশন',
    commission_back: 'কমিশন ফেরত',
  }
  const lines = Object.keys(kinds).map((kind, at) => ({
    seq: String(at),
    transfer_id: String(at),
    kind,
    amount: '10.00',
    balance_after: '10.00',
    counter_account: 'player:7:exposure',
    command_key: `key:${at}`,
    created_at: '2026-01-15T20:00:00.000Z',
  }))
  await stubStaff(page, {
    staffPlayer: bob,
    staffLedger: { ...listOf(lines), currency: 'BDT' },
  })
  await openDesk(page, '/players/7?tab=ledger', 'bn')
  for (const [kind, words] of Object.entries(kinds))
    await expect(page.getByTitle(kind, { exact: true })).toHaveText(words)
})
