import { createHmac } from 'node:crypto'

const LENGTH = 32

/**
 * How a provider knows a player: the same each time, another one at each provider, and of no use
 * anywhere else. The player's own ids never leave the house.
 */
export function playerReference(secret: string, platform: string, playerId: bigint): string {
  return createHmac('sha256', secret)
    .update(`game-player:${platform}:${playerId}`)
    .digest('base64url')
    .slice(0, LENGTH)
}
