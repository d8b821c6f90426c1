import { randomInt } from 'node:crypto'
import { expect, test } from '@playwright/test'
import { comingMatch, openLuckySports, slipWith } from '../../steps/book-steps.ts'
import { enter } from '../steps/enter.ts'
import { newPlayer } from '../steps/new-player.ts'
import { offerCode } from '../steps/offer-code.ts'
import { takeCode } from '../steps/take-code.ts'

test.use({ serviceWorkers: 'block' })

test('[LAW-30] the slip says from which odds on a bet counts towards a running bonus', async ({
  page,
}) => {
  const code = `ODDS${randomInt(10 ** 8)}`
  await offerCode(code, { kind: 'code', amount: '50', turnover: '5', odds_min: '1.80' })
  const dilu = await newPlayer('dilu', 500)
  await enter(page, dilu, '/')
  const match = await comingMatch()
  const said = 'Towards your bonus only bets at odds of 1.80 or longer count.'
  const plain = await slipWith(await openLuckySports(page), [[match, 0]])
  await expect(plain.getByRole('textbox', { name: 'Stake ৳' })).toBeVisible()
  await expect(plain.getByText(said)).toBeHidden()
  await takeCode(dilu, code)
  await page.goto('/')
  const slip = await slipWith(await openLuckySports(page), [[match, 0]])
  await expect(slip.getByText(said)).toBeVisible()
})
