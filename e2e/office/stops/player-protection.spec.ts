import { expect, test } from '../../front/test.ts'
import { violationsOf } from '../../steps/violations-of.ts'
import { daily } from '../../stub/protection.ts'
import { bob, openDesk, stubStaff } from '../../stub/staff.ts'

test.use({ app: 'backoffice', viewport: { width: 1280, height: 800 }, hasTouch: false })

const asked = {
  amount: null,
  usable_at: '2026-01-16T12:00:00.000Z',
  lapses_at: '2026-01-22T12:00:00.000Z',
}

test('[LAW-29] staff see a player’s own limits and break, and can change nothing of them', async ({
  page,
}) => {
  await stubStaff(page, {
    staffPlayer: {
      ...bob,
      protection: {
        limits: [{ ...daily, asked }],
        aside: { amount: '700.00', until: '2026-01-16T12:00:00.000Z' },
        break: {
          kind: 'self_exclusion',
          began_at: '2026-01-15T12:00:00.000Z',
          until: '2026-07-15T12:00:00.000Z',
        },
      },
    },
  })
  await openDesk(page, '/players/7')
  const panel = page.locator('section', { hasText: 'Own limits and breaks' }).last()
  await expect(panel).toContainText('Self-exclusion')
  await expect(panel).toContainText('2026/07/15 18:00')
  await expect(panel).toContainText('Deposited above the limit, set aside until')
  await expect(panel).toContainText('৳ 700.00')
  await expect(panel).toContainText('Deposits, A day')
  await expect(panel).toContainText('৳ 300.00 left')
  await expect(panel).toContainText('Asked for No limit, may say yes from')
  await expect(panel.getByRole('button')).toHaveCount(0)
  expect(await violationsOf(page)).toEqual([])
})

test('[LAW-29] who has set nothing has nothing to show', async ({ page }) => {
  await stubStaff(page, { staffPlayer: bob })
  await openDesk(page, '/players/7')
  await expect(page.getByText('No limits are set.')).toBeVisible()
})
