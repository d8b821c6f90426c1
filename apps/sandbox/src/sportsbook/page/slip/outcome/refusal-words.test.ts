import { expect, test } from 'vitest'
import { moneyWriter } from '../../../../games/page/hud/money-text.ts'
import { refusalWords } from './refusal-words.ts'

const money = moneyWriter('BDT')
const beside = { message: '', request_id: '', code: 'PAYOUT_LIMIT' }

test('where open bets could pay all they may, the stake that is left is told, or that none is', () => {
  expect(refusalWords({ ...beside, stakeMaxMinor: '30000' }, money)).toMatchObject({
    key: 'refusedPayout',
    values: { max: money(30_000n) },
  })
  expect(refusalWords({ ...beside, stakeMaxMinor: '0' }, money)).toEqual({ key: 'refusedFull' })
})
