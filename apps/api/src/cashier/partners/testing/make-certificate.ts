import { generateKeyPairSync, sign, type KeyObject } from 'node:crypto'

const SEQUENCE = 0x30
const SET = 0x31
const INTEGER = 0x02
const BIT_STRING = 0x03
const UTF8 = 0x0c
const UTC_TIME = 0x17
const COMMON_NAME = Buffer.from('0603550403', 'hex')
const SHA256_WITH_RSA = Buffer.from('300d06092a864886f70d01010b0500', 'hex')

/** A key, and a certificate that it has signed for itself, as PEM; good for the given year. */
export function makeCertificate(year = 2026): { pem: string; privateKey: KeyObject } {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const name = der(SEQUENCE, der(SET, der(SEQUENCE, COMMON_NAME, der(UTF8, Buffer.from('stub')))))
  const times = ['0101000000Z', '1231235959Z'].map((rest) =>
    der(UTC_TIME, Buffer.from(`${String(year % 100).padStart(2, '0')}${rest}`)),
  )
  const key = publicKey.export({ type: 'spki', format: 'der' })
  const number = der(INTEGER, Buffer.from([1]))
  const told = der(SEQUENCE, number, SHA256_WITH_RSA, name, der(SEQUENCE, ...times), name, key)
  const signature = der(BIT_STRING, Buffer.from([0]), sign('RSA-SHA256', told, privateKey))
  const bytes = der(SEQUENCE, told, SHA256_WITH_RSA, signature).toString('base64')
  const pem = `-----BEGIN CERTIFICATE-----\n${bytes}\n-----END CERTIFICATE-----\n`
  return { pem, privateKey }
}

function der(tag: number, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts)
  return Buffer.concat([Buffer.from([tag, ...lengthOf(content.length)]), content])
}

function lengthOf(length: number): number[] {
  if (length < 128) return [length]
  return length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255]
}
