import { generateSecret } from 'otplib'
import { openSealKeys, openText, sealText } from '../../platform/authenticator/seal-text.ts'
import { showAuthenticator } from '../../platform/authenticator/show-authenticator.ts'
import type { Config } from '../../platform/config.ts'

type Ports = { config: Config }

const ISSUER = 'Maidan'

/** Where a player's secret belongs: sealed for one player, it does not open at another. */
export function placeOf(playerId: bigint): string {
  return `player:${playerId}:authenticator`
}

/** A new secret, sealed for the database, and as the authenticator app takes it. */
export function newPlayerSecret({ config }: Ports, player: { id: bigint; username: string }) {
  const secret = generateSecret()
  return {
    sealed: sealText(openSealKeys(config), secret, placeOf(player.id)),
    shown: showAuthenticator({ issuer: ISSUER, username: player.username, secret }),
  }
}

/** The secret of a sealed one; null if it was sealed under a key that this house has lost. */
export function openPlayerSecret({ config }: Ports, playerId: bigint, sealed: string) {
  return openText(openSealKeys(config), sealed, placeOf(playerId))
}
