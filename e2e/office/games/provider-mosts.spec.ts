import type { CallAnswer, Calls } from '@maidan/contract'
import { expect, test } from '../../front/test.ts'
import { callsOf } from '../../stub/read-stub-call.ts'
import { openDesk, overview, stubStaff } from '../../stub/staff.ts'
import { violationsOf } from '../../steps/violations-of.ts'

test.use({ app: 'backoffice', viewport: { width: 1280, height: 800 }, hasTouch: false })

type Day = CallAnswer<Calls['staffProviderDays']>['data'][number]

const day = (platform: string, rest: Partial<Day> = {}): Day => ({
  platform,
  name: platform,
  currency: 'BDT',
  paid_out: '0.00',
  most: '10000000.00',
  is_default: true,
  state: 'within',
  held: 0,
  approval_id: null,
  ...rest,
})

const padma = day('Padma Games', { paid_out: '4300.00', most: '5000.00', is_default: false })
const days = [
  day('Bagh Studio', { paid_out: '-91250.00' }),
  { ...padma, state: 'near' as const },
  day('Koel Games', { paid_out: '9960000.00', state: 'reached', held: 3 }),
  day('Shapla'),
]

test('[LAW-25] the desk is alarmed, and sees the fullest provider first', async ({ page }) => {
  await stubStaff(page, {
    staffOverview: {
      ...overview,
      role: 'auditor',
      provider_days_near: 1,
      provider_days_reached: 1,
    },
    staffProviderDays: { data: days },
  })
  await openDesk(page, '/')
  await expect(page.getByRole('alert').filter({ hasText: 'comes near' })).toBeVisible()
  await page.getByRole('link', { name: /A provider is at the most/ }).click()
  const lines = page.getByRole('listitem').filter({ has: page.getByRole('meter') })
  await expect(lines).toHaveCount(3)
  await expect(lines.nth(0)).toContainText('Koel GamesReached')
  await expect(lines.nth(0)).toContainText('3 wins held today')
  await expect(lines.nth(1).getByRole('meter')).toHaveAccessibleName(
    'Padma Games, BDT: 86% of the most of a day',
  )
  await expect(lines.nth(2)).toContainText('−৳ 91,250.00')
  // An auditor only looks.
  await expect(page.getByRole('button', { name: /Change the most/ })).toHaveCount(0)
  await page.getByRole('button', { name: 'Show all providers' }).click()
  await expect(lines).toHaveCount(4)
  expect(await violationsOf(page)).toEqual([])
})

test('[LAW-24][LAW-25] one person lowers a most, and a higher one is sent to a second', async ({
  page,
}) => {
  let now = padma
  const calls = await stubStaff(page, {
    staffOverview: { ...overview, role: 'cashier' },
    staffProviderDays: () => ({ data: [now] }),
    staffSetProviderMost: ({ body }) => {
      const { most } = body as { most: string }
      now = most === '9000' ? { ...now, approval_id: 12 } : { ...now, most: `${most}.00` }
      return now
    },
  })
  await openDesk(page, '/held-wins')
  const open = page.getByRole('button', { name: 'Change the most of a day: Padma Games, BDT' })
  await open.click()
  const dialog = page.getByRole('dialog', { name: 'Set the most of a day' })
  const field = dialog.getByLabel('New most')
  await field.fill('5000')
  await dialog.getByRole('button', { name: /Lower|Send/ }).click()
  await expect(dialog).toContainText('This is the most already.')
  await expect(dialog).toContainText('Please give a reason.')
  await field.fill('0')
  await expect(dialog).toContainText('every win that takes the day above nothing is held')
  await field.fill('4000')
  await expect(dialog).toContainText('More than this is paid out already')
  await dialog.getByLabel('Why').fill('Its wins look wrong')
  await dialog.getByRole('button', { name: 'Lower it now' }).click()
  await expect(page.getByText('The most is lowered.')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Padma' })).toContainText('4,000.00')
  await open.click()
  await field.fill('9000')
  await expect(dialog).toContainText('It takes a second person.')
  await dialog.getByLabel('Why').fill('Looked at with the provider')
  await dialog.getByRole('button', { name: 'Send to a second person' }).click()
  await expect(page.getByRole('link', { name: /Waits for a second person/ })).toBeVisible()
  const asked = { platform: 'Padma Games', currency: 'BDT' }
  expect(callsOf(calls, 'staffSetProviderMost').map(({ body }) => body)).toEqual([
    { ...asked, most: '4000', reason: 'Its wins look wrong' },
    { ...asked, most: '9000', reason: 'Looked at with the provider' },
  ])
})
