import { generateSecret } from 'otplib'
import { showAuthenticator as show } from '../../platform/authenticator/show-authenticator.ts'
import { openSealKeys, openText, sealText } from '../../platform/authenticator/seal-text.ts'
import type { Config } from '../../platform/config.ts'

type Ports = { config: Config }

const ISSUER = 'Maidan back office'

/** The authenticator's secret as the database holds it, bound to its owner. */
export function sealSecret({ config }: Ports, staffId: bigint, secret: string) {
  return sealText(openSealKeys(config), secret, placeOf(staffId))
}

/** The secret of a sealed one; null if it was sealed under a key that this house has lost. */
export function openSecret({ config }: Ports, staffId: bigint, sealed: string): string | null {
  return openText(openSealKeys(config), sealed, placeOf(staffId))
}

/** One place for both columns: a confirmed secret moves from `totp_pending` to `totp_secret`. */
export function placeOf(staffId: bigint): string {
  return `staff:${staffId}:authenticator`
}

/** A new secret, sealed for the database, and as the authenticator app takes it. */
export function newAuthenticator(ports: Ports, staff: { id: bigint; username: string }) {
  const secret = generateSecret()
  const shown = showAuthenticator(staff.username, secret)
  return { sealed: sealSecret(ports, staff.id, secret), shown }
}

/** What is shown of a secret that waits to be confirmed: to type in, and to scan. */
export function showAuthenticator(username: string, secret: string) {
  return show({ issuer: ISSUER, username, secret })
}
