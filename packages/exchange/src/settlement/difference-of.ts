import type { PlayerSettlement, Settlement } from './settlement.ts'

/**
 * What a re-settlement moves, player by player, by id: `after` − `before` in each amount, so that
 * both versions stay and `before` plus the difference is `after`. Players for whom nothing changes
 * are left out. A negative commission is commission given back.
 */
export function differenceOf(before: Settlement, after: Settlement): PlayerSettlement[] {
  const was = byId(before)
  const is = byId(after)
  return [...new Set([...was.keys(), ...is.keys()])]
    .toSorted((a, b) => a - b)
    .map((playerId) => minus(playerId, is.get(playerId), was.get(playerId)))
    .filter(({ grossMinor, commissionMinor }) => grossMinor !== 0n || commissionMinor !== 0n)
}

function byId({ players }: Settlement): ReadonlyMap<number, PlayerSettlement> {
  return new Map(players.map((player) => [player.playerId, player]))
}

function minus(
  playerId: number,
  is: PlayerSettlement | undefined,
  was: PlayerSettlement | undefined,
): PlayerSettlement {
  return {
    playerId,
    grossMinor: (is?.grossMinor ?? 0n) - (was?.grossMinor ?? 0n),
    commissionMinor: (is?.commissionMinor ?? 0n) - (was?.commissionMinor ?? 0n),
    netMinor: (is?.netMinor ?? 0n) - (was?.netMinor ?? 0n),
  }
}
