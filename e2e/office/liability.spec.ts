import type { CallAnswer, Calls } from '@maidan/contract'
import { expect, test } from '../front/test.ts'
import { refused } from '../stub/answer.ts'
import { callsOf } from '../stub/read-stub-call.ts'
import { approval, listOf, openDesk, overview, stubStaff } from '../stub/staff.ts'
import { violationsOf } from '../steps/violations-of.ts'

test.use({ app: 'backoffice', viewport: { width: 1280, height: 800 }, hasTouch: false })

const me = 'staffOverview'
const liability = 'staffLiability'
const ask = 'staffAskLimit'

type Liability = CallAnswer<Calls['staffLiability']>
type Limit = Liability['limits'][number]
type Risk = Liability['at_risk'][number]

const limit = (scope: Limit['scope'], taka: string, approvalId: number | null = null): Limit => ({
  sport: 'cricket',
  scope,
  limit: taka,
  approval_id: approvalId,
})

const risk = (scope: Risk['scope'], rest: Partial<Risk> = {}): Risk => ({
  scope,
  sport: 'cricket',
  event_name: '',
  market_name: '',
  market_code: null,
  runner_name: null,
  player: null,
  at_risk: '2000.00',
  limit: '50000.00',
  full_bps: 400,
  ...rest,
})

const where = { event_name: 'Lions v Tigers', market_name: 'Match Odds', market_code: '1.2' }

const record: Liability = {
  limits: [limit('sport', '90000.00'), limit('market', '5000.00'), limit('player', '1000.00', 12)],
  at_risk: [
    risk('market', { ...where, at_risk: '6000.00', limit: '5000.00', full_bps: 12_000 }),
    risk('player', {
      ...where,
      player: { id: 7, username: 'bob' },
      at_risk: '850.00',
      limit: '1000.00',
      full_bps: 8_500,
    }),
    risk('sport', { limit: '90000.00', full_bps: 223 }),
  ],
}

test('[LAW-25] the desk shows what may be lost beside its limits, the fullest first', async ({
  page,
}) => {
  await stubStaff(page, { [me]: { ...overview, role: 'auditor' }, [liability]: record })
  await openDesk(page, '/')
  await page.getByRole('navigation').getByRole('link', { name: 'House liability' }).click()
  const bars = page.getByRole('meter')
  await expect(bars).toHaveCount(3)
  await expect(bars.nth(0)).toHaveAccessibleName('Lions v Tigers · Match Odds: 120% of the limit')
  await expect(bars.nth(1)).toHaveAccessibleName(
    'bob · Lions v Tigers · Match Odds: 85% of the limit',
  )
  await expect(bars.nth(1)).toHaveAttribute('aria-valuenow', '85')
  await expect(page.getByRole('listitem').filter({ hasText: 'Full' })).toContainText(
    'Full৳ 6,000.00of ৳ 5,000.00',
  )
  // An auditor only looks.
  await expect(page.getByRole('button', { name: /Change the limit/ })).toHaveCount(0)
  await page.getByRole('button', { name: 'Player', exact: true }).click()
  await expect(bars).toHaveCount(1)
  await expect(page).toHaveURL(/on=player/)
})

test('[LAW-24][LAW-25] a trader reads what another limit would do before they ask for it', async ({
  page,
}) => {
  let asked = false
  const calls = await stubStaff(page, {
    [me]: { ...overview, role: 'trader' },
    [liability]: () => ({
      ...record,
      limits: asked ? [limit('market', '5000.00', 13)] : record.limits,
    }),
    [ask]: ({ body }) => {
      const { limit: amount } = body as { limit: string }
      if (amount === '9') return refused('APPROVAL_WAITING', { message: 'Somebody asked.' })
      asked = true
      return approval(13, { kind: 'limit.change', subject: 'limit:cricket.market', mine: true })
    },
  })
  await openDesk(page, '/liability')
  const limits = page.getByRole('region', { name: 'Cricket' })
  await expect(limits.getByRole('listitem').filter({ hasText: 'Player' })).toContainText(
    'Waits for a second person',
  )
  await page.getByRole('button', { name: 'Change the limit: Cricket, Market' }).click()
  const dialog = page.getByRole('dialog', { name: 'Ask for another limit' })
  await expect(dialog).toContainText('Most at risk now৳ 6,000.00')
  const field = dialog.getByLabel('New limit')
  const send = dialog.getByRole('button', { name: 'Send to a second person' })
  await send.click()
  await expect(dialog).toContainText('Please enter the new limit.')
  await field.fill('5000')
  await send.click()
  await expect(dialog).toContainText('This is the limit already.')
  await field.fill('9000')
  await expect(dialog).toContainText('The house may lose more.')
  await field.fill('5500')
  await expect(dialog).toContainText('This is less than what is at risk now.')
  await field.fill('0')
  await expect(dialog).toContainText('what it quotes is suspended')
  await field.fill('9')
  await dialog.getByLabel('Why').fill('The final is on Friday')
  await send.click()
  await expect(dialog.getByRole('alert')).toContainText('Somebody asked.')
  await field.fill('0')
  await send.click()
  await expect(page.getByText('A second person is asked.')).toBeVisible()
  await expect(limits.getByRole('link', { name: /Waits for a second person/ })).toBeVisible()
  expect(callsOf(calls, ask).at(-1)?.body).toEqual({
    sport: 'cricket',
    scope: 'market',
    limit: '0',
    reason: 'The final is on Friday',
  })
})

test('[LAW-24] a request for another limit is told in words', async ({ page }) => {
  const request = approval(13, {
    kind: 'limit.change',
    subject: 'limit:cricket.market',
    evidence: {
      reasons: ['always'],
      claimed: { sport: 'cricket', limit_scope: 'market', limit: '9000.00' },
      found: { limit_before: '5000.00', at_risk: '6000.00' },
      effect: { limit: '9000.00' },
    },
  })
  await stubStaff(page, {
    staffApprovals: listOf([request]),
  })
  await openDesk(page, '/approvals')
  await expect(page.getByRole('heading', { name: /Change a limit of the house/ })).toBeVisible()
  await expect(page.getByRole('group', { name: 'What was said' })).toContainText(
    'SportCricketOnMarket',
  )
  await expect(page.getByRole('group', { name: 'What is known' })).toContainText(
    'Most at risk now৳ 6,000.00',
  )
})

for (const width of [1280, 390])
  test(`axe finds nothing on the liability at ${width} px, in Bangla`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await stubStaff(page, { [liability]: record })
    await openDesk(page, '/liability', 'bn')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('হাউসের দায়')
    await expect(page.getByRole('meter')).toHaveCount(3)
    expect(await violationsOf(page)).toEqual([])
  })
