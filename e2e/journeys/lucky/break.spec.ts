import { beginBreak } from '@maidan/contract'
import { expect, test } from '@playwright/test'
import {
  backSelection,
  cashOutOpenBet,
  comingMatch,
  luckySportsTile,
  openLuckySports,
} from '../../steps/book-steps.ts'
import { enter } from '../steps/enter.ts'
import { call } from '../steps/house.ts'
import { newPlayer } from '../steps/new-player.ts'

test.use({ serviceWorkers: 'block' })

test('[LAW-29] a player on a break still cashes out what they have staked, and stakes no more', async ({
  page,
}) => {
  const tuli = await newPlayer('tuli', 500)
  await enter(page, tuli, '/')
  await backSelection(await openLuckySports(page), await comingMatch(), 0)
  const { token, password } = tuli
  await call(beginBreak, { token, body: { length: 'days7', password } })

  await page.goto('/')
  const book = await openLuckySports(page)
  await expect(book.getByText('No new bets are taken from you now')).toBeVisible()
  await expect(book.getByRole('button', { name: 'My bets (1)' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await book.getByRole('button', { name: 'Matches' }).click()
  // The first price that can be taken: of a match that has just ended none can.
  await book.locator('.odds:enabled').first().click()
  await book.getByRole('dialog', { name: 'No new bets now' }).getByText('OK').click()
  await expect(book.getByRole('button', { name: /^Bet slip \(/ })).toBeHidden()
  await book.getByRole('button', { name: 'My bets (1)' }).click()
  await cashOutOpenBet(book)

  await page.goto('/')
  await luckySportsTile(page).click()
  await expect(page.getByText('You are on a break from play until')).toBeVisible()
})
