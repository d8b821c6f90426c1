import { constants, generateKeyPairSync, privateDecrypt, publicEncrypt, sign } from 'node:crypto'
import { expect, test } from 'vitest'
import { nagadTime, parseNagadTime } from './nagad-time.ts'
import { openFromPartner, sealForPartner } from './rsa-texts.ts'

const pair = () => generateKeyPairSync('rsa', { modulusLength: 2048 })
const [house, nagad, stranger] = [pair(), pair(), pair()]
const BLOCK_BYTES = 256
const TEXT = '{"paymentReferenceId":"A1","challenge":"বাংলা"}'

const ours = { own: house.privateKey, partner: nagad.publicKey, hash: 'sha256' } as const
const theirs = { own: nagad.privateKey, partner: house.publicKey, hash: 'sha256' } as const

/** A block of our own making under our own key, with their right signature. */
function blockOf(head: number[], text: string) {
  const bytes = Buffer.from(text)
  const filler = Buffer.alloc(BLOCK_BYTES - head.length - bytes.length, 7)
  const block = Buffer.concat([
    Buffer.from(head.slice(0, 2)),
    filler,
    Buffer.from(head.slice(2)),
    bytes,
  ])
  const key = { key: house.publicKey, padding: constants.RSA_NO_PADDING }
  return {
    sensitiveData: publicEncrypt(key, block).toString('base64'),
    signature: sign('sha256', bytes, nagad.privateKey).toString('base64'),
  }
}

test.each(['sha256', 'sha1'] as const)(
  'a text opens for whom it is for, signed with %s',
  (hash) => {
    for (const text of [TEXT, 'x', 'y'.repeat(BLOCK_BYTES - 11)])
      expect(openFromPartner({ ...ours, hash }, sealForPartner({ ...theirs, hash }, text))).toBe(
        text,
      )
    expect(openFromPartner({ ...ours, hash: 'sha256' }, sealForPartner(theirs, TEXT))).toBe(TEXT)
  },
)

test('the signature is over the very bytes that are encrypted', () => {
  const { sensitiveData } = sealForPartner(theirs, TEXT)
  const padding = constants.RSA_NO_PADDING
  const block = privateDecrypt(
    { key: house.privateKey, padding },
    Buffer.from(sensitiveData, 'base64'),
  )
  expect(block.subarray(0, 2)).toEqual(Buffer.from([0, 2]))
  expect(block.subarray(block.indexOf(0, 2) + 1).toString()).toBe(TEXT)
})

test('one wrong byte, another signer and another key open nothing', () => {
  const whole = sealForPartner(theirs, TEXT)
  const bent = (text: string) => {
    const bytes = Buffer.from(text, 'base64')
    bytes[100] = (bytes[100] ?? 0) ^ 1
    return bytes.toString('base64')
  }
  const wrong = [
    { ...whole, sensitiveData: bent(whole.sensitiveData) },
    { ...whole, signature: bent(whole.signature) },
    { ...whole, signature: '' },
    { ...whole, sensitiveData: '' },
    { ...whole, sensitiveData: 'no base64 !' },
    { ...whole, sensitiveData: Buffer.alloc(BLOCK_BYTES, 255).toString('base64') },
    sealForPartner({ ...theirs, own: stranger.privateKey }, TEXT),
    sealForPartner({ ...theirs, partner: stranger.publicKey }, TEXT),
    sealForPartner({ ...theirs, hash: 'sha1' }, TEXT),
  ]
  expect(wrong.map((one) => openFromPartner(ours, one))).toEqual(wrong.map(() => null))
})

test('only whole padding is taken off', () => {
  const least = 'y'.repeat(BLOCK_BYTES - 11)
  expect(openFromPartner(ours, blockOf([0, 2, 0], TEXT))).toBe(TEXT)
  expect(openFromPartner(ours, blockOf([0, 2, 0], least))).toBe(least)
  const wrong = [
    blockOf([0, 1, 0], TEXT),
    blockOf([1, 2, 0], TEXT),
    blockOf([0, 2, 7], TEXT),
    blockOf([0, 2, 0], `y${least}`),
  ]
  expect(wrong.map((one) => openFromPartner(ours, one))).toEqual(wrong.map(() => null))
})

test.each([
  ['20261123111556', '2026-11-23T05:15:56.000Z'],
  ['2026-11-23 11:15:56', '2026-11-23T05:15:56.000Z'],
  ['2026-01-01 00:30:00.0', '2025-12-31T18:30:00.000Z'],
])('%s in Dhaka is %s', (text, iso) => {
  expect(parseNagadTime(text)?.toISOString()).toBe(iso)
  expect(parseNagadTime(nagadTime(new Date(iso)))?.toISOString()).toBe(iso)
})

test.each(['', '20260230111556', '2026112311155', '2026-11-23T11:15:56', '20261123251556'])(
  '%o is no time of Nagad',
  (text) => {
    expect(parseNagadTime(text)).toBeNull()
  },
)
