import type { CallAnswer, Calls } from '@maidan/contract'
import { expect, test } from '../../front/test.ts'
import { refused } from '../../stub/answer.ts'
import { callsOf } from '../../stub/read-stub-call.ts'
import { listOf, minutesAgo, openDesk, overview, stubStaff } from '../../stub/staff.ts'

test.use({ app: 'backoffice', viewport: { width: 360, height: 740 } })

type Games = CallAnswer<Calls['staffGames']>

const padma: Games['providers'][number] = {
  provider: 'padma',
  name: 'Padma Play',
  status: 'active',
  approval_id: null,
  stopped: null,
  offered: true,
  games: 2,
  open_games: 2,
}

const gold: Games['data'][number] = {
  code: 'PADMA-RIVERGOLD',
  name: 'River Gold',
  provider: 'padma',
  provider_name: 'Padma Play',
  status: 'active',
  approval_id: null,
  stopped: null,
  rtp: '96.02',
  offered: true,
  open: true,
  open_rounds: 3,
}

test('[LAW-24] a game that pays wrongly is stopped with a reason, and asked to be open again', async ({
  page,
}) => {
  let now = gold
  let isFirst = true
  const calls = await stubStaff(page, {
    staffOverview: { ...overview, role: 'cashier' },
    staffGames: () => ({ providers: [padma], ...listOf([now]) }),
    staffSetGame: () => {
      if (isFirst) {
        isFirst = false
        return refused('UNAVAILABLE')
      }
      const isStopped = now.status === 'inactive'
      const stopped = { by: 'cashier1', at: minutesAgo(1), reason: 'It pays too often' }
      const approval_id = isStopped ? 7 : null
      now = { ...gold, open: false, status: 'inactive', stopped, approval_id }
      return { status: now.status, approval_id: now.approval_id }
    },
  })
  await openDesk(page, '/games')
  const row = page.getByRole('listitem').filter({ hasText: 'PADMA-RIVERGOLD' })
  await row.getByRole('button', { name: 'Stop: River Gold' }).click()
  const stop = page.getByRole('dialog', { name: 'Stop River Gold?' })
  await expect(stop).toContainText('what they win is paid')
  await stop.getByRole('button', { name: 'Stop' }).click()
  await expect(stop.getByText('Say why.')).toBeVisible()
  await stop.getByLabel('Reason').fill('It pays too often')
  await stop.getByLabel('Reason').press('Enter')
  await expect(stop.getByRole('alert')).toBeVisible()
  await stop.getByRole('button', { name: 'Stop' }).click()
  await expect(row).toContainText('Stopped')
  await expect(row).toContainText('It pays too often')

  await row.getByRole('button', { name: 'Open again: River Gold' }).click()
  const open = page.getByRole('dialog', { name: 'Ask to open River Gold again?' })
  await open.getByLabel('Reason').fill('Its provider mended it')
  await open.getByRole('button', { name: 'Ask a second person' }).click()
  await expect(row.getByRole('link', { name: 'Waits for a second person' })).toBeVisible()
  const reason = 'It pays too often'
  expect(callsOf(calls, 'staffSetGame').map(({ body }) => body)).toEqual([
    { status: 'inactive', reason },
    { status: 'inactive', reason },
    { status: 'active', reason: 'Its provider mended it' },
  ])
})

test('games are found by provider, by what is stopped and by a word', async ({ page }) => {
  const stopped: Games['data'][number] = { ...gold, code: 'PADMA-NETS', name: 'Nets', open: false }
  const calls = await stubStaff(page, {
    staffOverview: { ...overview, role: 'support' },
    staffGames: ({ query }) => ({
      providers: [{ ...padma, status: 'inactive', open_games: 0 }],
      ...listOf(query.search === 'gold' ? [] : [gold, stopped]),
    }),
  })
  await openDesk(page, '/games')
  await expect(page.getByRole('listitem').filter({ hasText: 'PADMA-NETS' })).toContainText(
    'Stopped with its provider',
  )
  await expect(page.getByRole('button', { name: /^Stop/ })).toHaveCount(1)
  await page.getByRole('button', { name: 'Only games of Padma Play' }).click()
  await page.getByRole('button', { name: 'Stopped', exact: true }).click()
  await page.getByLabel('Name or code').fill('gold')
  await expect(page.getByText('No game is found')).toBeVisible()
  const last = callsOf(calls, 'staffGames').at(-1)?.query
  expect(last).toMatchObject({ provider: 'padma', stopped: '1', search: 'gold' })
  await page.getByText('Clear the search').click()
  await expect(page.getByRole('listitem').filter({ hasText: 'PADMA-NETS' })).toBeVisible()
})
