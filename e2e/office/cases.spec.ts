import type { CallAnswer, Calls } from '@maidan/contract'
import { expect, test } from '../front/test.ts'
import { callsOf } from '../stub/read-stub-call.ts'
import { approval, listOf, minutesAgo, openDesk, overview, stubStaff } from '../stub/staff.ts'

test.use({ app: 'backoffice', viewport: { width: 360, height: 740 } })

type Case = CallAnswer<Calls['staffAbuseCase']>

const account = (id: number, username: string): Case['accounts'][number] => ({
  player_id: id,
  username,
  name: 'Rahim Uddin',
  phone: `0171234567${id}`,
  status: 'active',
  currency: 'BDT',
  created_at: minutesAgo(90),
  last_login_at: minutesAgo(30),
  sign_up_address: '103.4.5.6',
  referred_by: id === 8 ? 'rahim2026' : null,
  balance: '1250.00',
  deposited: '500.00',
  withdrawn: '0.00',
  bonuses: '750.00',
  remaining_turnover: '9000.00',
  bonuses_stopped_at: null,
})

const found: Case = {
  id: 12,
  state: 'open',
  owner: null,
  opened_at: minutesAgo(20),
  updated_at: minutesAgo(20),
  approval_id: null,
  acts: ['take', 'note', 'watch', 'clear', 'confirm'],
  accounts: [account(7, 'rahim2026'), account(8, 'karim2026')],
  signals: [
    {
      id: 1,
      kind: 'device',
      weight: 60,
      what: 'Chrome · Android · 103.4.5.6',
      sides: [
        { player_id: 7, at: minutesAgo(90), staked: null },
        { player_id: 8, at: minutesAgo(80), staked: null },
      ],
      mutual: null,
      found_at: minutesAgo(20),
      cleared: false,
    },
    {
      id: 2,
      kind: 'matched_bets',
      weight: 50,
      what: 'Tigers v Lions · Match odds · Tigers',
      sides: [
        { player_id: 7, at: minutesAgo(40), staked: '200.00' },
        { player_id: 8, at: minutesAgo(40), staked: '200.00' },
      ],
      mutual: '200.00',
      found_at: minutesAgo(20),
      cleared: false,
    },
  ],
  events: [{ act: 'opened', by: null, note: '', at: minutesAgo(20) }],
}

const { acts: _acts, events: _events, ...head } = found
const line = {
  ...head,
  accounts: found.accounts.map(({ player_id, username }) => ({ player_id, username })),
  signals: found.signals.map(({ kind }) => kind),
}

test('a case is opened from the list, confirmed with a reason, and a second person is asked', async ({
  page,
}) => {
  let now: Case = found
  const calls = await stubStaff(page, {
    staffOverview: { ...overview, role: 'support', abuse_cases: 1 },
    staffAbuseCases: listOf([line]),
    staffAbuseCase: () => now,
    staffActOnCase: () => {
      now = { ...found, state: 'confirmed', owner: 'alice', acts: ['take', 'note', 'clear'] }
      return { id: 12, state: 'confirmed' as const }
    },
    staffAskBonusStop: () => {
      now = { ...now, approval_id: 4 }
      return approval(4)
    },
  })
  await openDesk(page, '/cases')
  await expect(page.getByRole('link', { name: 'karim2026' })).toHaveAttribute('href', '/players/8')
  await page.getByRole('link', { name: 'Look at the case: Case 12' }).click()
  const evidence = page.getByRole('list', { name: 'What speaks for it' })
  await expect(evidence).toContainText('Chrome · Android · 103.4.5.6')
  await expect(evidence).toContainText('50 of 100')
  await page.getByRole('button', { name: 'Confirm' }).click()
  const dialog = page.getByRole('dialog', { name: 'Confirm that this is one hand?' })
  await expect(dialog).toContainText('Nothing is taken and nothing is blocked by this.')
  await dialog.getByLabel('What you found').fill('One phone, one wallet.')
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await page.getByRole('button', { name: 'Offer no more bonuses' }).click()
  const question = page.getByRole('dialog')
  await question.getByLabel('What you found').fill('Bets against each other.')
  await question.getByRole('button', { name: 'Ask a second person' }).click()
  await expect(page.getByText('A second person is asked about their bonuses.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Offer no more bonuses' })).toHaveCount(0)
  expect(callsOf(calls, 'staffActOnCase').map(({ body }) => body)).toEqual([
    { reason: 'One phone, one wallet.' },
  ])
  expect(callsOf(calls, 'staffAskBonusStop').map(({ body }) => body)).toEqual([
    { reason: 'Bets against each other.' },
  ])
})

test('an auditor reads a case and has no acts; it fits a phone in Bangla', async ({ page }) => {
  await stubStaff(page, {
    staffOverview: { ...overview, role: 'auditor' },
    staffAbuseCases: listOf([line]),
    staffAbuseCase: found,
  })
  await openDesk(page, '/cases/12', 'bn')
  await expect(page.getByRole('columnheader', { name: 'rahim2026' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'নিশ্চিত করুন' })).toHaveCount(0)
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBeLessThanOrEqual(360)
})
