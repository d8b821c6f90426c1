import { describe, expect, test } from 'vitest'
import { readWalletAnswer } from './wallet-answer.ts'

const unknown: readonly (readonly [string, number, string])[] = [
  ['a server error', 500, '{"message":"x","code":"INTERNAL"}'],
  ['a bad gateway with a page', 502, '<html>'],
  ['a time-out of a proxy', 408, '{"code":"TIMEOUT"}'],
  ['too many requests', 429, '{"code":"RATE_LIMITED"}'],
  ['a refusal that is not the wallet’s', 404, 'not found'],
  ['a refusal without a code', 403, '{"message":"no"}'],
  ['a yes without a balance', 200, '{"transaction_id":"t"}'],
  ['a yes with a broken balance', 200, '{"balance":"12.50"}'],
  ['a yes that is not JSON', 200, 'ok'],
]

describe('what a wallet answer means', () => {
  test('[LAW-19] a 2xx with a balance in digits is done', () => {
    expect(readWalletAnswer(200, '{"balance":"12345"}')).toMatchObject({
      kind: 'done',
      balanceMinor: 12_345n,
    })
  })

  test('[LAW-19] a 4xx with the wallet’s code is refused, with what it tells', () => {
    const text = '{"message":"no","code":"NOT_ENOUGH_MONEY","balance":"7"}'
    expect(readWalletAnswer(402, text)).toMatchObject({
      kind: 'refused',
      status: 402,
      code: 'NOT_ENOUGH_MONEY',
      body: { balance: '7' },
    })
  })

  test.each(unknown)('[LAW-19] %s leaves the outcome unknown', (_name, status, text) => {
    expect(readWalletAnswer(status, text).kind).toBe('unknown')
  })
})
