import 'reflect-metadata'
import { createHash, randomBytes, webcrypto } from 'node:crypto'
import { X509CertificateGenerator } from '@peculiar/x509'

export type SigningCertificate = {
  pem: string
  /** Where it is served, as the notices of SNS name it. */
  path: string
  privateKey: webcrypto.CryptoKey
}

const KEY = {
  name: 'RSASSA-PKCS1-v1_5',
  hash: 'SHA-1',
  publicExponent: new Uint8Array([1, 0, 1]),
  modulusLength: 2048,
} as const

const LIFETIME_MS = 365 * 24 * 60 * 60 * 1000
const HOUR_MS = 60 * 60 * 1000

/** A certificate that vouches for itself, and its key; RSA-SHA1 is what SNS signs with. */
export async function makeCertificate(): Promise<SigningCertificate> {
  const keys = await webcrypto.subtle.generateKey(KEY, true, ['sign', 'verify'])
  const nowMs = Date.now()
  const certificate = await X509CertificateGenerator.createSelfSigned(
    {
      serialNumber: randomBytes(8).toString('hex'),
      name: 'CN=sns.sandbox.maidan',
      notBefore: new Date(nowMs - HOUR_MS),
      notAfter: new Date(nowMs + LIFETIME_MS),
      signingAlgorithm: { name: KEY.name, hash: 'SHA-256' },
      keys,
    },
    webcrypto as Crypto,
  )
  const pem = certificate.toString('pem')
  const fingerprint = createHash('md5').update(pem).digest('hex')
  return {
    pem,
    path: `/SimpleNotificationService-${fingerprint}.pem`,
    privateKey: keys.privateKey,
  }
}
