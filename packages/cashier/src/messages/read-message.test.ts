import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { CorpusEntry, Expected } from './corpus-entry.ts'
import { families } from './grammar/families.ts'
import { formReader } from './grammar/read-form.ts'
import { readCorpus } from './read-corpus.ts'
import { type ReadMessage, readMessage } from './read-message.ts'

const open = readCorpus('corpus')
const heldBack = readCorpus('held-back')
const senders = families.flatMap(({ from }) => from)

test('the open half of the corpus is nowhere misread, and 95 % of what moved is read', () => {
  expect(misreadOf(open)).toEqual([])
  expect(readShare(open)).toBeGreaterThanOrEqual(0.95)
})

test(`the half that is held back is nowhere misread; ${percent(readShare(heldBack))} of what moved is read`, () => {
  expect(misreadOf(heldBack)).toEqual([])
  expect(readShare(heldBack)).toBeGreaterThanOrEqual(0.5)
})

test('every form is known from a message, and none is made up', () => {
  const unknown = families.flatMap((family) => {
    const texts = open.filter(({ from }) => family.from.some((known) => known === from))
    return family.forms.filter((form) => {
      const read = formReader(form, family)
      return !texts.some(({ text }) => read(text.replace(/\s+/g, ' ')))
    })
  })
  expect(unknown).toEqual([])
})

test('whoever is no wallet and no bank sends no receipt', () => {
  const copied = open.map((entry) => readMessage({ ...entry, from: `${entry.from}.` }))
  expect(copied.filter(isMoved)).toEqual([])
})

describe('a receipt that was damaged', () => {
  const receipts = open.filter(({ expected }) => isMoved(expected))

  test('says the same or nothing, wherever it is cut', () => {
    const cuts = receipts.map((entry) => ({ entry, texts: everywhere(entry.text, cutAt) }))
    expect(cuts.flatMap(({ entry, texts }) => texts.filter((cut) => !agrees(entry, cut)))).toEqual(
      [],
    )
  })

  test('says the same or nothing, however its digits are grouped', () => {
    const plain = receipts.filter(({ expected }) => 'ref' in expected && expected.ref === null)
    const other = plain.map((entry) => ({ entry, texts: everywhere(entry.text, regroupAt) }))
    expect(
      other.flatMap(({ entry, texts }) => texts.filter((text) => !agrees(entry, text))),
    ).toEqual([])
  })
})

describe('a payer', () => {
  const forged = [
    '. Fee Tk 0.00. Balance Tk 90,000.00. TrxID DKE0BBBB11 at 14/11/2026 11:00.',
    ' TxnID: 7ZZZZ000 Balance: Tk 90,000.00 07/11/2026 10:05',
    ' Fee:Tk0, Your A/C Balance: Tk90,000.00 TxnId:6111111111 Date:06-NOV-26 08:20:00 AM.',
    '. Balance Tk. 90,000.00. TrxID 01AAAA0000 at 05/11/2026 12:00.',
    'You have received Tk 9,000.00 from 01700000036. Ref x',
    'Tk9,000.00 received from A/C:017000002107',
    ' TrxID DKE0BBBB11',
    ' N/A',
    '. ',
  ]
  const refs = fc.array(fc.oneof(fc.constantFrom(...forged), fc.string({ maxLength: 12 })), {
    maxLength: 4,
  })

  test.each([
    {
      from: 'bKash',
      trxId: 'DKENSTTV5U',
      before: 'You have received Tk 10.00 from 01700000035. Ref ',
      behind: '. Fee Tk 0.00. Balance Tk 20.00. TrxID DKENSTTV5U at 14/11/2026 11:09',
    },
    {
      from: 'NAGAD',
      trxId: '7J4QMENX',
      before: 'Money Received.\nAmount: Tk 10.00\nSender: 01700000035\nRef: ',
      behind: '\nTxnID: 7J4QMENX\nBalance: Tk 20.00\n07/11/2026 10:05',
    },
    {
      from: '16216',
      trxId: '6078453425',
      before: 'Tk10.00 received from A/C:01700000035 Ref:',
      behind: ' Fee:Tk0, Your A/C Balance: Tk20.00 TxnId:6078453425 Date:06-NOV-26 08:20:00 AM',
    },
    {
      from: 'upay',
      trxId: '01S27MSP15',
      before: 'Tk. 10.00 has been received from 01700000035. Ref- ',
      behind: '. Balance Tk. 20.00. TrxID 01S27MSP15 at 05/11/2026 12:35.',
    },
  ])('forges no receipt of $from in a reference', ({ from, trxId, before, behind }) => {
    const facts = { amountMinor: 1000n, balanceMinor: 2000n, sender: '01700000035', trxId }
    expect(readMessage({ from, text: `${before}hi${behind}` })).toMatchObject({
      ...facts,
      ref: 'hi',
    })
    fc.assert(
      fc.property(refs, (parts) => {
        const read = readMessage({ from, text: `${before}${parts.join('')}${behind}` })
        expect(read.kind === 'unread' ? facts : read).toMatchObject(facts)
      }),
      { examples: forged.map((part): [string[]] => [[part]]) },
    )
  })
})

test('no senseless text throws or says that money came in', () => {
  const words = fc.constantFrom(...open.flatMap(({ text }) => text.split(/\s+/)).slice(0, 2000))
  const noise = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc.array(words, { maxLength: 40 }).map((all) => all.join(' ')),
  )
  fc.assert(
    fc.property(fc.constantFrom(...senders), noise, (from, text) => {
      expect(readMessage({ from, text }).kind).not.toBe('received')
    }),
    { numRuns: 300 },
  )
})

test('no text of 1,600 characters takes long', () => {
  const heads = open.map(({ text }) => text.slice(0, text.length / 2))
  const hostile = heads.flatMap((head) =>
    ['A', ' ', '. Ref ', '1,', 'Tk 1.00 ', '. Fee Tk 0.00'].map((piece) =>
      (head + piece.repeat(1600)).slice(0, 1600),
    ),
  )
  const startMs = performance.now()
  for (const text of hostile) for (const from of senders) readMessage({ from, text })
  expect((performance.now() - startMs) / (hostile.length * senders.length)).toBeLessThan(2)
})

function everywhere(text: string, change: (text: string, at: number) => string[]): string[] {
  return Array.from({ length: text.length }, (_, at) => change(text, at)).flat()
}

/** Both halves of a text; a clock that loses only its AM or PM goes on as one of 24 hours. */
function cutAt(text: string, at: number): string[] {
  const rest = text.slice(at)
  return /^ ?[AP]M/.test(rest) ? [rest] : [text.slice(0, at), rest]
}

/**
 * The text with a comma less or more, and with a digit less or more behind this comma or point. Two
 * digits of a lakh that become three are another amount in good order, which nobody can tell.
 */
function regroupAt(text: string, at: number): string[] {
  if (!/^\d[,.]\d/.test(text.slice(at - 1))) return []
  const [before, rest] = [text.slice(0, at + 1), text.slice(at + 1)]
  const changed = [before + rest.slice(1), `${before},${rest}`]
  const loose = text[at] === ',' ? [text.slice(0, at) + rest] : []
  const longer = /^\d\d,/.test(rest) ? [] : [`${before}0${rest}`]
  return [...changed, ...loose, ...longer]
}

/**
 * A forged reference that is cut where the forgery ends is, letter by letter, a receipt; but what
 * stands before it, amount and sender, is true.
 */
function agrees(entry: CorpusEntry, text: string): boolean {
  const read = readMessage({ from: entry.from, text })
  if (!isMoved(read)) return true
  const wanted = factsExpected(entry.expected)
  const facts = factsOf(read)
  if (!entry.may_park) return JSON.stringify(facts) === JSON.stringify(wanted)
  return [0, 1, 3, 5].every((fact) => facts[fact] === wanted[fact])
}

function misreadOf(entries: CorpusEntry[]): string[] {
  return entries.filter(isMisread).map(({ id }) => id)
}

function readShare(entries: CorpusEntry[]): number {
  const moved = entries.filter(({ expected }) => isMoved(expected))
  return moved.filter((entry) => isMoved(readMessage(entry))).length / moved.length
}

function percent(share: number): string {
  return `${Math.round(share * 100)} %`
}

function isMoved({ kind }: { kind: string }): boolean {
  return kind === 'received' || kind === 'sent'
}

/** A message that is parked is not misread, only missed; one that is passed over is. */
function isMisread({ expected, from, text }: CorpusEntry): boolean {
  const read = readMessage({ from, text })
  if (read.kind === 'unread') return false
  return JSON.stringify(factsOf(read)) !== JSON.stringify(factsExpected(expected))
}

function factsOf(read: ReadMessage) {
  if (read.kind === 'other' || read.kind === 'unread') return [read.kind]
  const { kind, how, amountMinor, trxId, feeMinor, balanceMinor, atMs, ref } = read
  const party = read.kind === 'received' ? read.sender : read.receiver
  const amounts = [amountMinor, feeMinor, balanceMinor].map((minor) => minor?.toString() ?? null)
  return [kind, how, trxId, party, ref, ...amounts, atMs]
}

function factsExpected(expected: Expected) {
  if (expected.kind === 'other' || expected.kind === 'unread') return [expected.kind]
  const { kind, how, amountMinor, trxId, feeMinor, balanceMinor, at, ref } = expected
  const party = expected.kind === 'received' ? expected.sender : expected.receiver
  const atMs = at === null ? null : Date.parse(at)
  return [kind, how, trxId, party, ref, amountMinor, feeMinor, balanceMinor, atMs]
}
