import type { SlotGame } from '@maidan/casino'
import type { GameFeature } from '@maidan/contract'
import type { OfferedGame } from './offered-game.ts'

/** What a game is like, told from its own rules, so that no list can promise what it does not do. */
export function gameFeatures({ kind, game }: OfferedGame): GameFeature[] {
  switch (kind) {
    case 'slot':
      return slotFeatures(game)
    case 'turns':
      return ['own-round']
    case 'room':
      return ['live-room']
  }
}

function slotFeatures({ scatter, wild, evaluation, mechanic }: SlotGame): GameFeature[] {
  const multiplies =
    (wild?.multiplier ?? 1) > 1 || (scatter?.multiplier ?? 1) > 1 || mechanic.kind === 'cascades'
  const has: readonly (readonly [GameFeature, boolean])[] = [
    ['free-spins', scatter !== null],
    ['multiplier', multiplies],
    ['expanding-wilds', (wild?.expandsOnReels ?? []).length > 0],
    ['all-ways', evaluation.kind === 'ways'],
    ['clusters', evaluation.kind === 'clusters'],
    ['held-coins', mechanic.kind === 'hold'],
    ['cascades', mechanic.kind === 'cascades'],
    ['wild-respins', mechanic.kind === 'respins'],
  ]
  return has.flatMap(([feature, isThere]) => (isThere ? [feature] : []))
}
