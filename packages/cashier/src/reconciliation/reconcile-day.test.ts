import fc from 'fast-check'
import { expect, test } from 'vitest'
import { normalTrxId } from '../wallet/trx-id.ts'
import { MOVE_KINDS, reconcileDay, type OurMove, type PartnerMove } from './reconcile-day.ts'

const ours = (move: Partial<OurMove> = {}): OurMove => ({
  kind: 'payment',
  reference: 'DA',
  trxId: 'T1',
  isSettled: true,
  amountMinor: 500n,
  bookedMinor: 500n,
  isDue: true,
  ...move,
})
const theirs = (move: Partial<PartnerMove> = {}): PartnerMove => ({
  kind: 'payment',
  trxId: 'T1',
  invoice: 'DA',
  amountMinor: 500n,
  ...move,
})
/** Deposits of ours that are known to the partner and not booked yet. */
const open = { isSettled: false, bookedMinor: 0n, isDue: false }

test.each<[name: string, ours: OurMove[], theirs: PartnerMove[], found: string[]]>([
  ['all three sides agree', [ours()], [theirs()], []],
  ['the partner writes its number otherwise', [ours()], [theirs({ trxId: ' t1' })], []],
  ['we were never told its number', [ours({ trxId: null })], [theirs()], []],
  ['its number stands in another payment', [ours({ reference: 'DB' })], [theirs()], []],
  ['nothing at all', [], [], []],
  ['the partner took money that we know nothing of', [], [theirs()], ['missing_ours T1']],
  ['we booked what it does not have', [ours()], [], ['missing_partner DA']],
  ['a payment of another day, or by hand, is not missed there', [ours({ isDue: false })], [], []],
  ['another amount was taken', [ours()], [theirs({ amountMinor: 499n })], ['amount_differs DA T1']],
  [
    'the ledger booked another amount',
    [ours({ bookedMinor: 501n })],
    [theirs()],
    ['amount_differs DA T1'],
  ],
  [
    'our record has another amount than the ledger',
    [ours({ amountMinor: 501n })],
    [theirs()],
    ['amount_differs DA T1'],
  ],
  [
    'paid there and open here',
    [ours({ ...open, trxId: null })],
    [theirs()],
    ['state_differs DA T1'],
  ],
  [
    'settled here without a posting',
    [ours({ bookedMinor: 0n })],
    [theirs()],
    ['state_differs DA T1'],
  ],
  [
    'booked, and our record says that nothing moved',
    [ours({ isSettled: false })],
    [theirs()],
    ['state_differs DA T1'],
  ],
  [
    'the state comes before the amount',
    [ours({ ...open })],
    [theirs({ amountMinor: 1n })],
    ['state_differs DA T1'],
  ],
  ['one deposit paid twice', [ours()], [theirs(), theirs({ trxId: 'T2' })], ['missing_ours T2']],
  [
    'another number under its name is no proof of it',
    [ours()],
    [theirs({ trxId: 'T2' })],
    ['missing_ours T2', 'missing_partner DA'],
  ],
  [
    'a refund is no payment, though it names the same',
    [ours()],
    [theirs({ kind: 'refund' })],
    ['missing_ours T1', 'missing_partner DA'],
  ],
  [
    'a payout and a refund among payments',
    [ours(), ours({ kind: 'refund', trxId: 'R1' }), ours({ kind: 'payout', reference: 'WA' })],
    [theirs(), theirs({ kind: 'refund', trxId: 'R1' }), theirs({ kind: 'payout', invoice: 'WA' })],
    [],
  ],
])('[LAW-6] %s', (_, own, lines, found) => {
  const day = reconcileDay(own, lines)
  expect(day.differences.map(nameOf)).toEqual(found)
  const pairs = day.differences.filter((one) => one.ours && one.theirs).length
  const alone = day.differences.filter(({ difference }) => difference === 'missing_ours').length
  expect(day.matched).toBe(lines.length - pairs - alone)
})

function nameOf(one: ReturnType<typeof reconcileDay>['differences'][number]): string {
  const names = [one.difference, one.ours?.reference, one.theirs?.trxId]
  return names.filter((name) => name !== undefined).join(' ')
}

const few = (...texts: string[]) => fc.constantFrom(...texts)
const minor = fc.bigInt({ min: 0n, max: 2n })
const kind = fc.constantFrom(...MOVE_KINDS)
const anyOurs = fc.array(
  fc.record({
    kind,
    reference: few('DA', 'DB', 'DC'),
    trxId: fc.option(few('T1', 'T2', 't1', 'T3')),
    isSettled: fc.boolean(),
    amountMinor: minor,
    bookedMinor: minor,
    isDue: fc.boolean(),
  }),
)
const anyTheirs = fc.array(
  fc.record({
    kind,
    trxId: few('T1', 'T2', 'T 1', 'T4'),
    invoice: few('DA', 'DB', 'DD'),
    amountMinor: minor,
  }),
)

/** Ticks off two lists with a pencil: no maps, each line looked for from the top. */
function byPencil(own: readonly OurMove[], lines: readonly PartnerMove[]) {
  const used: OurMove[] = []
  const found = lines.map(() => undefined as OurMove | undefined)
  const tick = (fits: (one: OurMove, line: PartnerMove) => boolean) => {
    for (const [at, line] of lines.entries()) {
      if (found[at]) continue
      found[at] = own.find(
        (one) => !used.includes(one) && one.kind === line.kind && fits(one, line),
      )
      if (found[at]) used.push(found[at])
    }
  }
  tick((one, line) => one.trxId !== null && normalTrxId(one.trxId) === normalTrxId(line.trxId))
  tick((one, line) => one.trxId === null && one.reference === line.invoice)
  const listed: unknown[] = []
  let matched = 0
  for (const [at, line] of lines.entries()) {
    const one = found[at]
    if (!one) listed.push(['missing_ours', null, line])
    else if (!one.isSettled || one.bookedMinor === 0n) listed.push(['state_differs', one, line])
    else if (new Set([one.amountMinor, one.bookedMinor, line.amountMinor]).size > 1)
      listed.push(['amount_differs', one, line])
    else matched += 1
  }
  const missed = own.filter((one) => one.isDue && !used.includes(one))
  return { matched, listed: [...listed, ...missed.map((one) => ['missing_partner', one, null])] }
}

test('[LAW-6] any day is reconciled as with a pencil', () => {
  fc.assert(
    fc.property(anyOurs, anyTheirs, (own, lines) => {
      const { matched, differences } = reconcileDay(own, lines)
      const listed = differences.map((one) => [one.difference, one.ours, one.theirs])
      expect({ matched, listed }).toEqual(byPencil(own, lines))
    }),
    { numRuns: 500 },
  )
})
