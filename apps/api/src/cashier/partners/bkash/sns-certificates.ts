import { X509Certificate, type KeyObject } from 'node:crypto'
import type { Clock } from '../../../platform/clock.ts'
import type { AskPartner } from '../ask-partner.ts'

/** Amazon changes its certificate about once a year. */
const KEPT_MAX = 8
const PATH = /^\/SimpleNotificationService-[0-9a-f]{1,64}\.pem$/

/** The public key of a certificate's address; null where the address is no good, or nothing lies there. */
export type SnsCertificates = (url: string) => Promise<KeyObject | null>

type Ports = { ask: AskPartner; clock: Clock; certOrigin: string }

/**
 * Opens the certificates. An address is compared as text, to its last letter: what is read into an
 * address in parts can be read in two ways.
 */
export function openSnsCertificates({ ask, clock, certOrigin }: Ports): SnsCertificates {
  const kept = new Map<string, X509Certificate>()

  async function read(url: string): Promise<X509Certificate | null> {
    const known = kept.get(url)
    if (known) return known
    const answer = await ask({ url, method: 'GET' })
    if (answer.kind === 'silent' || answer.status !== 200) return null
    const certificate = parseCertificate(answer.text)
    if (certificate === null) return null
    if (kept.size >= KEPT_MAX) kept.clear()
    kept.set(url, certificate)
    return certificate
  }

  return async (url) => {
    if (!url.startsWith(certOrigin) || !PATH.test(url.slice(certOrigin.length))) return null
    const certificate = await read(url)
    if (certificate === null || !isInForce(certificate, clock.now())) return null
    const { publicKey } = certificate
    return publicKey.asymmetricKeyType === 'rsa' ? publicKey : null
  }
}

function parseCertificate(pem: string): X509Certificate | null {
  try {
    return new X509Certificate(pem)
  } catch {
    return null
  }
}

function isInForce({ validFrom, validTo }: X509Certificate, now: Date): boolean {
  return new Date(validFrom) <= now && now <= new Date(validTo)
}
