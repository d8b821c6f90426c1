import type { CallAnswer, Calls } from '@maidan/contract'
import { expect, test } from '../../front/test.ts'
import { gate, refused } from '../../stub/answer.ts'
import { callsOf } from '../../stub/read-stub-call.ts'
import { approval, listOf, openDesk, overview, stubStaff } from '../../stub/staff.ts'
import { violationsOf } from '../../steps/violations-of.ts'

test.use({ app: 'backoffice', viewport: { width: 1280, height: 800 }, hasTouch: false })

type Day = CallAnswer<Calls['staffRoundDay']>

const at = '2026-11-24T02:00:00.000Z'
const padma: Day['day'] = {
  provider: 'padma',
  provider_name: 'Padma Play',
  day: '2026-11-23',
  state: 'differs',
  at,
  rounds: 412,
  still_open: 0,
  difference_count: 2,
  to_clear: 1,
}
const koel: Day['day'] = {
  ...padma,
  provider: 'koel',
  provider_name: 'Koel Games',
  state: 'not_offered',
  rounds: 0,
  difference_count: 0,
  to_clear: 0,
}
const silent: Day['day'] = {
  ...koel,
  provider: 'bagh',
  provider_name: 'Bagh Studio',
  state: 'silent',
}
const player = { id: 7, username: 'bob' }
const side = { currency: 'BDT', bet: '10.00', win: '50.00', state: 'closed' } as const
const dropped: Day['differences'][number] = {
  id: 3,
  round_id: 'r5d1f0a',
  difference: 'other_amount',
  began_at: at,
  ours: { ...side, win: '0.00', state: 'open', player },
  theirs: { ...side, player: 'q7Jc0m3t1sVx8dYb2RkWfLzA4hNpUe5G' },
  found_at: at,
  agreed_at: null,
  closed: null,
}
const missing: Day['differences'][number] = {
  ...dropped,
  id: 4,
  round_id: 'r77be21',
  difference: 'missing_ours',
  ours: null,
  agreed_at: '2026-11-24T08:00:00.000Z',
}
const day: Day = {
  day: padma,
  why: null,
  sums: [
    {
      currency: 'BDT',
      our_bet: '4120.00',
      our_win: '3900.00',
      their_bet: '4120.00',
      their_win: '3950.00',
    },
  ],
  differences: [dropped, missing],
}

for (const [width, language, words, closing] of [
  [
    1280,
    'en',
    ['Padma Play', 'Differs', 'Rounds: 412', '1 to clear', 'Offers no list', 'No answer'],
    { games: 'Games', close: 'Close', reason: 'Reason', missing: 'Say why it can be closed.' },
  ],
  [
    390,
    'bn',
    ['Padma Play', 'মেলেনি', '৪১২টি রাউন্ড', '১টি দেখা বাকি', 'তালিকা দেয় না', 'উত্তর নেই'],
    { games: 'গেম', close: 'বন্ধ করুন', reason: 'কারণ', missing: 'কেন বন্ধ করা যায় তা লিখুন।' },
  ],
] as const)
  test(`[LAW-6] a provider's day stands with both sides, and a difference is closed with a reason at ${width} px (${language})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    const calls = await stubStaff(page, {
      staffRoundDays: listOf([padma, koel, silent]),
      staffRoundDay: day,
      staffCloseDifference: { ...dropped, closed: { at, by: 'alice', reason: 'Mended' } },
    })
    await openDesk(page, '/reconciliation', language)
    await page.getByRole('button', { name: closing.games, exact: true }).click()
    for (const word of words) await expect(page.getByText(word).first()).toBeVisible()
    expect(await violationsOf(page)).toEqual([])
    await page.getByRole('link', { name: 'Padma Play' }).click()
    await expect(page.getByText('r5d1f0a')).toBeVisible()
    for (const sum of ['৳ 3,950.00', '৳ 50.00', '৳ 0.00'])
      await expect(page.getByText(sum).first()).toBeVisible()
    expect(await violationsOf(page)).toEqual([])
    const overflows = await page.evaluate(() => document.body.scrollWidth > innerWidth)
    expect(overflows).toBe(false)
    const close = page.getByRole('button', { name: closing.close, exact: true })
    await expect(close).toHaveCount(1)
    await close.click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: closing.close }).click()
    await expect(dialog.getByText(closing.missing)).toBeVisible()
    expect(callsOf(calls, 'staffCloseDifference')).toHaveLength(0)
    await dialog.getByLabel(closing.reason).fill('Their export rounds up')
    await dialog.getByRole('button', { name: closing.close }).click()
    await expect(dialog).toHaveCount(0)
    const [sent] = callsOf(calls, 'staffCloseDifference')
    expect(sent?.body).toEqual({ reason: 'Their export rounds up' })
  })

test('[LAW-28] what somebody else closed meanwhile is said, and a silent day too', async ({
  page,
}) => {
  await stubStaff(page, {
    staffRoundDay: { ...day, day: { ...padma, state: 'silent' }, why: 'HTTP 503 busy' },
    staffCloseDifference: refused('STATE_CHANGED'),
  })
  await openDesk(page, '/reconciliation/rounds?provider=padma&day=2026-11-23')
  await expect(page.getByText('HTTP 503 busy')).toBeVisible()
  await expect(page.getByText('It is asked again every quarter of an hour')).toBeVisible()
  await page.getByRole('button', { name: 'Close', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Reason').fill('Known')
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog.getByText('It is closed already')).toBeVisible()
})

test('before the first day, and on a day that was not compared, the page says so', async ({
  page,
}) => {
  await stubStaff(page, { staffRoundDay: refused('NOT_FOUND') })
  await openDesk(page, '/reconciliation?of=games')
  await expect(page.getByText('No day has been compared yet')).toBeVisible()
  await page.goto('/reconciliation/rounds?provider=padma&day=2026-11-23')
  await expect(page.getByText('This day has not been compared')).toBeVisible()
})

const stuck: CallAnswer<Calls['staffStuckContests']>['data'][number] = {
  platform: 'KOEL',
  contest: 'cup-8f31c',
  game: 'Regatta',
  currency: 'BDT',
  held: '450.00',
  paid_entries: 1,
  paid: '300.00',
  undecided_entries: 2,
  undecided: '500.00',
  back: '449.98',
  fee: '0.02',
  opened_at: at,
  approval_id: null,
}

test('[LAW-28] a contest that nobody has closed is on the desk with what it holds', async ({
  page,
}) => {
  await stubStaff(page, {
    staffOverview: { ...overview, role: 'auditor', stuck_contests: 1 },
    staffStuckContests: { data: [stuck] },
  })
  await openDesk(page, '/')
  await page.getByRole('link', { name: 'A contest still holds players’ money' }).click()
  for (const fact of ['cup-8f31c', 'Regatta', '৳ 450.00', '৳ 300.00', 'Entries: 2'])
    await expect(page.getByText(fact).first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'End it' })).toHaveCount(0)
  expect(await violationsOf(page)).toEqual([])
})

test('[LAW-24] that a second person is asked is told, though the request shows before its answer', async ({
  page,
}) => {
  const answer = gate()
  let waits = false
  await page.clock.install()
  await stubStaff(page, {
    staffOverview: { ...overview, role: 'cashier', stuck_contests: 1 },
    staffStuckContests: () => ({ data: [{ ...stuck, approval_id: waits ? 12 : null }] }),
    staffEndContest: async () => {
      waits = true
      await answer.opened
      return approval(12)
    },
  })
  await openDesk(page, '/reconciliation?of=games')
  await expect(page.getByRole('button', { name: 'End it' })).toBeVisible()
  await page.clock.runFor(50_000)
  await page.getByRole('button', { name: 'End it' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Reason').fill('It has shut down')
  await dialog.getByRole('button', { name: 'End it' }).click()
  await expect.poll(() => waits).toBe(true)
  await page.clock.runFor(11_000)
  await expect(page.getByText(/12 .*second person/)).toBeAttached()
  await page.keyboard.press('Escape')
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeDisabled()
  answer.open()
  await expect(page.getByText('Sent to a second person', { exact: true })).toBeVisible()
  await expect(dialog).toHaveCount(0)
})

for (const [language, words] of [
  ['en', { end: 'End it', reason: 'Reason', missing: 'Say why the provider will not end it.' }],
  ['bn', { end: 'শেষ করুন', reason: 'কারণ', missing: 'প্রোভাইডার কেন এটি শেষ করবে না তা লিখুন।' }],
] as const)
  test(`[LAW-24] a second person is asked to end it, with what players and house get (${language})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    let waits = false
    const calls = await stubStaff(page, {
      staffOverview: { ...overview, role: 'cashier', stuck_contests: 1 },
      staffStuckContests: () => ({ data: [{ ...stuck, approval_id: waits ? 12 : null }] }),
      staffEndContest: () => {
        waits = true
        return approval(12)
      },
    })
    await openDesk(page, '/reconciliation?of=games', language)
    await page.getByRole('button', { name: words.end }).click()
    const dialog = page.getByRole('dialog')
    for (const sum of ['449.98', '0.02']) await expect(dialog).toContainText(sum)
    await dialog.getByRole('button', { name: words.end }).click()
    await expect(dialog.getByText(words.missing)).toBeVisible()
    await dialog.getByLabel(words.reason).fill('It has shut down')
    expect(await violationsOf(page)).toEqual([])
    await dialog.getByRole('button', { name: words.end }).click()
    await expect(dialog).toHaveCount(0)
    await expect(page.getByText(/12 .*(second person|দ্বিতীয় জনের)/)).toBeVisible()
    await expect(page.getByRole('button', { name: words.end })).toHaveCount(0)
    expect(callsOf(calls, 'staffEndContest').map(({ body }) => body)).toEqual([
      { platform: 'KOEL', contest: 'cup-8f31c', currency: 'BDT', reason: 'It has shut down' },
    ])
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width).toBeLessThanOrEqual(360)
  })

for (const [language, words] of [
  ['en', ['End a contest that its provider has left', 'Undecided entries', 'Each of them gets']],
  ['bn', ['প্রোভাইডারের ফেলে রাখা প্রতিযোগিতা শেষ করা', 'ফল না হওয়া এন্ট্রি', 'প্রতিটি পাবে']],
] as const)
  test(`[LAW-24] whoever agrees to it sees what lies in the contest and what each gets of it (${language})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    const request = approval(12, {
      kind: 'contest.end',
      subject: `contest:KOEL:${'cup-8f31c-'.repeat(6)}x:BDT`,
      why: 'It has shut down',
      evidence: {
        reasons: ['always'],
        claimed: { game: 'Regatta', game_provider: 'Koel Games', currency: 'BDT' },
        found: {
          contest_holds: '450.00',
          contest_paid_out: '300.00',
          entries_paid: '1',
          entries_undecided: '3',
          entries_staked: '500.00',
        },
        effect: {
          entries_get: '1*250.00/225.00 2*125.00/112.49',
          entries_back: '449.98',
          house: '0.02',
        },
      },
    })
    await stubStaff(page, { staffApprovals: listOf([request]) })
    await openDesk(page, '/approvals', language)
    for (const word of words) await expect(page.getByText(word).first()).toBeVisible()
    await expect(page.getByText('2 × ৳ 125.00 → ৳ 112.49')).toBeVisible()
    expect(await violationsOf(page)).toEqual([])
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width).toBeLessThanOrEqual(360)
    await page.getByRole('link', { name: 'KOEL:cup' }).click()
    await expect(page).toHaveURL('/reconciliation?of=games')
  })
