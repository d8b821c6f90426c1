import type { CallAnswer, Calls } from '@maidan/contract'
import { expect, test } from '../../front/test.ts'
import { inTurn, refused } from '../../stub/answer.ts'
import { callsOf } from '../../stub/read-stub-call.ts'
import { openDesk, overview, stubStaff } from '../../stub/staff.ts'

test.use({ app: 'backoffice', viewport: { width: 390, height: 844 } })

type Vip = CallAnswer<Calls['staffVip']>

const names = (en: string, bn: string) => [
  { language: 'en' as const, name: en },
  { language: 'bn' as const, name: bn },
]
const two: Vip = {
  levels: [
    { names: names('Normal', 'সাধারণ'), from: 0, earns: '100', players: 40 },
    { names: names('Expert I', 'এক্সপার্ট I'), from: 100, earns: '110', players: 2 },
  ],
  weights: [{ play: 'table', percent: '50' }],
  too_dear: [],
  changed_at: null,
  approval_id: null,
}

test('[SIL-052][LAW-24] an administrator adds a level, and a wrong one is shown at its field', async ({
  page,
}) => {
  const calls = await stubStaff(page, {
    staffVip: two,
    staffChangeVip: inTurn(
      refused('NUMBER_OUT_OF_RANGE', {
        params: { min: 100, max: 500 },
        errors: { earns_2: ['Please enter a number from 100 to 500.'] },
      }),
      { approval_id: 9 },
    ),
  })
  await openDesk(page, '/vip')
  const ask = page.getByRole('button', { name: 'Ask for the change' })
  await expect(page.getByText('40 players')).toBeVisible()
  await expect(page.getByLabel('Table games')).toHaveValue('50')
  await expect(ask.first()).toBeDisabled()
  await page.getByRole('button', { name: 'Add a level' }).click()
  const third = page.getByRole('listitem').filter({ hasText: 'Level 3' })
  await third.getByLabel('Name in English').fill('Expert II')
  const added = page.getByRole('listitem').filter({ hasText: 'Expert II' }).last()
  await added.getByLabel('Name in Bangla').fill('এক্সপার্ট II')
  await added.getByLabel('From points earned').fill('500')
  await added.getByLabel('Points of a stake, %').fill('900')
  await ask.first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Why').fill('the owner asked')
  await dialog.getByRole('button', { name: 'Ask for the change' }).click()
  await expect(dialog).toBeHidden()
  await expect(added.getByLabel('Points of a stake, %')).toHaveAccessibleDescription(
    /from 100 to 500/,
  )
  await added.getByLabel('Points of a stake, %').fill('125')
  await ask.first().click()
  await dialog.getByLabel('Why').fill('the owner asked')
  await dialog.getByRole('button', { name: 'Ask for the change' }).click()
  await expect(page.getByText('The change waits for a second person.')).toBeVisible()
  const [, sent] = callsOf(calls, 'staffChangeVip')
  expect(sent?.body).toEqual({
    levels: [
      ...two.levels.map(({ names: both, from, earns }) => ({ names: both, from, earns })),
      { names: names('Expert II', 'এক্সপার্ট II'), from: '500', earns: '125' },
    ],
    weights: two.weights,
    changed_at: null,
    reason: 'the owner asked',
  })
})

test('[SIL-052] who is no administrator reads the levels and changes nothing', async ({ page }) => {
  await stubStaff(page, {
    staffVip: two,
    staffOverview: { ...overview, role: 'support' },
  })
  await openDesk(page, '/vip')
  await expect(page.getByRole('row', { name: /Expert I 100 110 2/ })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add a level' })).toHaveCount(0)
  await expect(page.getByRole('textbox')).toHaveCount(0)
})
