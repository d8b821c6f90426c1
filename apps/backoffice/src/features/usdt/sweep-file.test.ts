import { expect, test } from 'vitest'
import { sweepFile } from './sweep-file.ts'

const line = { path: "m/44'/195'/0'/0/7", key: 'deadbeef', micro: '12500000' }

test('a file to sign names what was not sent, and nothing else', () => {
  const file = sweepFile({
    sweep: {
      id: 4,
      receiver: 'THouse',
      made_at: '2026-11-24T02:00:00.000Z',
      made_by: 'admin',
      transfers: 2,
      amount: '25.00',
      swept: 1,
      swept_amount: '12.50',
      open: 1,
      fee: '13.547',
      fee_burnt: '6.7735',
      ended: null,
    },
    contract: 'TUsdt',
    transfers: [
      { ...line, from: 'TAlice', state: 'open', txid: null },
      { ...line, from: 'TBob', state: 'swept', txid: 'f'.repeat(64) },
    ],
  })
  expect(JSON.parse(file)).toEqual({
    kind: 'usdt-sweep',
    version: 1,
    sweep: 4,
    contract: 'TUsdt',
    transfers: [{ ...line, from: 'TAlice', to: 'THouse' }],
  })
})
