import { staffCorrectBalance } from '@maidan/contract'
import { expect, test } from '../front/test.ts'
import { open } from '../steps/quick-clock.ts'
import { stored } from '../stub/stored.ts'
import { creditOf } from './steps/credit.ts'
import { balanceOf, enter, openDeskOf } from './steps/enter.ts'
import { call, tokenOf } from './steps/house.ts'
import { newPlayer } from './steps/new-player.ts'
import { claimed } from './steps/pay-in.ts'

test.use({ serviceWorkers: 'block' })

for (const [decision, note, balance] of [
  ['Refuse', 'Nothing is missing', '300.00'],
  ['Agree', 'I see it, too', '450.00'],
] as const)
  test(`[LAW-24] a correction is asked for by one cashier; another says ${decision}`, async ({
    browser,
  }) => {
    const liza = await newPlayer('liza', 300)
    const asked = await call(staffCorrectBalance, {
      token: await tokenOf('cashier1'),
      body: { player_id: String(liza.playerId), change: '150', reason: 'A win that never came' },
    })
    expect(asked.body.state).toBe('waiting')
    const desk = await openDeskOf(browser, 'cashier2', '/approvals')
    const request = desk.getByRole('listitem').filter({ hasText: liza.username })
    await expect(request).toContainText('A win that never came')
    await request.getByRole('button', { name: decision }).click()
    const dialog = desk.getByRole('dialog')
    await dialog.getByLabel('Note').fill(note)
    await dialog.getByRole('button', { name: decision }).click()
    await expect(dialog).toHaveCount(0)
    expect(await balanceOf(liza)).toBe(balance)
  })

test('an account is blocked at the desk: its sessions end, and no log-in opens another', async ({
  page,
  browser,
}) => {
  const liza = await newPlayer('liza')
  await enter(page, liza, '/profile')
  await expect(page.getByText(liza.phone)).toBeVisible()
  const desk = await openDeskOf(browser, 'admin2', `/players/${liza.playerId}`)
  await desk.getByRole('button', { name: 'Block: Whole account' }).click()
  await desk.getByLabel('Reason').fill('Asked for a break')
  await desk.getByRole('dialog').getByRole('button', { name: 'Block' }).click()
  await expect(desk.getByText(`Whole account is blocked for ${liza.username}.`)).toBeVisible()
  await expect(page).toHaveURL('/')
  expect(await stored(page, 'token')).toBeNull()
  await open(page, '/login')
  await page.getByLabel('Username').fill(liza.username)
  await page.getByLabel('Password', { exact: true }).fill(liza.password)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(
    'This account is closed for play. Please contact customer support.',
  )
  expect(await stored(page, 'token')).toBeNull()
})

test('the ledger of a player tells every move, and the last balance is what they may spend', async ({
  page,
  browser,
}) => {
  const liza = await newPlayer('liza', 250)
  await claimed(liza, '400')
  await creditOf(liza)
  const desk = await openDeskOf(browser, 'cashier1', `/players/${liza.playerId}?tab=ledger`)
  const rows = desk.getByRole('row')
  await expect(rows.filter({ hasText: 'Correction' })).toContainText('+৳ 250.00')
  await expect(rows.filter({ hasText: 'Deposit' })).toContainText('+৳ 400.00')
  await expect(rows.nth(1)).toContainText('৳ 650.00')
  await enter(page, liza, '/account')
  await expect(page.getByText('৳ 650.00').first()).toBeVisible()
})

test('[LAW-28] who reads a player’s record stands in the audit', async ({ browser }) => {
  const liza = await newPlayer('liza')
  const desk = await openDeskOf(browser, 'cashier2', `/players/${liza.playerId}`)
  await expect(desk.getByRole('heading', { level: 1 })).toContainText(liza.username)
  const admin = await openDeskOf(browser, 'admin2', `/audit?search=${liza.playerId}`)
  await expect(admin.getByRole('main')).toContainText('cashier2')
})

test('[CHAT-02, CHAT-06, CHAT-07, CHAT-08] a player and support write to each other, each in a browser of their own', async ({
  page,
  browser,
}) => {
  const liza = await newPlayer('liza')
  await enter(page, liza, '/chat')
  await page.getByRole('button', { name: 'Start a chat' }).click()
  await page.getByLabel('Write a message').fill('Where is my deposit?')
  await page.getByRole('button', { name: 'Send' }).click()
  const desk = await openDeskOf(browser, 'admin2', '/chats')
  await desk.getByRole('button', { name: new RegExp(liza.username) }).click()
  await expect(desk.getByText('Where is my deposit?').last()).toBeVisible()
  await desk.getByRole('textbox').last().fill('It has come.')
  await desk.keyboard.press('Enter')
  await expect(page.getByText('It has come.')).toBeVisible()
})

test('a message of the house is read and deleted, and stays deleted', async ({ page }) => {
  const liza = await newPlayer('liza')
  await claimed(liza, '300')
  await creditOf(liza)
  await enter(page, liza, '/inbox')
  const line = page.getByRole('main').getByRole('button', { name: 'Unread' })
  await expect(line).toHaveCount(2)
  await line.filter({ hasText: '300' }).click()
  await expect(page.getByRole('dialog')).toContainText('300')
  await page.keyboard.press('Escape')
  await expect(line).toHaveCount(1)
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  await page.getByRole('button', { name: 'Select all' }).click()
  await page.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('No Data', { exact: true })).toBeVisible()
  await page.reload()
  await expect(page.getByText('No Data', { exact: true })).toBeVisible()
})
