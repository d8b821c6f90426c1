import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readTransfers, type TransactionInfo } from './read-transfers.ts'

const usdt = 'a614f803b6fd780986a42c78ec9c7f77e6ded13c'
const other = 'b614f803b6fd780986a42c78ec9c7f77e6ded13d'
const event = 'ddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'
const [alice, bob] = ['11'.repeat(20), '22'.repeat(20)]
const word = (hex: string) => hex.padStart(64, '0')

const log = (micro: bigint, fields: object = {}) => ({
  address: usdt,
  topics: [event, word(alice), word(bob)],
  data: word(micro.toString(16)),
  ...fields,
})
const paid = (logs: object[], fields: object = {}) =>
  ({ id: 'ab'.repeat(32), receipt: { result: 'SUCCESS' }, log: logs, ...fields }) as TransactionInfo

test('[LAW-12] each transfer of a transaction is one of its own, by its place', () => {
  expect(
    readTransfers([paid([log(5_000_000n), log(1n, { address: other }), log(7n)])], usdt),
  ).toEqual([
    { txid: 'ab'.repeat(32), logIndex: 0, from: alice, to: bob, micro: 5_000_000n },
    { txid: 'ab'.repeat(32), logIndex: 2, from: alice, to: bob, micro: 7n },
  ])
})

test.each([
  ['a token of the same name', paid([log(9n, { address: other })])],
  ['a failed call', paid([log(9n)], { receipt: { result: 'REVERT' } })],
  ['a call without energy', paid([log(9n)], { receipt: { result: 'OUT_OF_ENERGY' } })],
  ['a result that says failed', paid([log(9n)], { result: 'FAILED' })],
  ['no word on how it went', paid([log(9n)], { receipt: {} })],
  ['another event', paid([log(9n, { topics: [word('1'), word(alice), word(bob)] })])],
  ['a topic too many', paid([log(9n, { topics: [event, word(alice), word(bob), word('1')] })])],
  ['a dirty word', paid([log(9n, { topics: [event, word(alice), `1${word(bob).slice(1)}`] })])],
  ['a short word', paid([log(9n, { data: '9' })])],
  ['a long word', paid([log(9n, { data: `00${word('9')}` })])],
  ['nothing', paid([log(0n)])],
  ['more than there is', paid([log(2n ** 255n)])],
  ['no logs', { id: 'ab'.repeat(32), receipt: { result: 'SUCCESS' } }],
])('[LAW-12] %s is no transfer', (_, info) => {
  expect(readTransfers([info], usdt)).toEqual([])
})

/** Every mixture of right and wrong parts, held against a slow reading of all of them. */
test('[LAW-12] what is read is what a slow reader finds', () => {
  const oneLog = fc.record({
    address: fc.constantFrom(usdt, other, `41${usdt}`),
    topics: fc.array(fc.constantFrom(event, word(alice), word(bob), 'f'.repeat(64)), {
      maxLength: 4,
    }),
    data: fc.constantFrom('', word('0'), word('ff'), `${word('1')}00`, 'f'.repeat(64)),
  })
  const one = fc.record({
    id: fc.constantFrom('ab'.repeat(32), 'cd'.repeat(32), 'x'),
    receipt: fc.record({ result: fc.constantFrom('SUCCESS', 'REVERT', undefined) }),
    result: fc.constantFrom('FAILED', undefined),
    log: fc.array(oneLog, { maxLength: 3 }),
  })
  fc.assert(
    fc.property(fc.array(one, { maxLength: 3 }), (infos) => {
      expect(readTransfers(infos, usdt)).toEqual(slowly(infos))
    }),
  )
})

type Info = {
  id: string
  receipt: { result: string | undefined }
  result: string | undefined
  log: { address: string; topics: string[]; data: string }[]
}

function slowly(infos: readonly Info[]) {
  const found = []
  for (const info of infos) {
    for (let at = 0; at < info.log.length; at += 1) {
      const { address, topics, data } = info.log[at] ?? { address: '', topics: [], data: '' }
      if (info.id.length !== 64 || info.receipt.result !== 'SUCCESS' || info.result) continue
      if (address !== usdt || topics.length !== 3 || topics[0] !== event) continue
      if (topics.slice(1).some((topic) => !topic.startsWith('0'.repeat(24)))) continue
      if (data !== word('ff')) continue
      const [from, to] = topics.slice(1).map((topic) => topic.slice(-40))
      found.push({ txid: info.id, logIndex: at, from, to, micro: 255n })
    }
  }
  return found
}
