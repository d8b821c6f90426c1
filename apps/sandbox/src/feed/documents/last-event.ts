import type { Scene } from '../match/match.ts'

/**
 * What happened last that moved the chances at a stroke, and at which version of the market. It stays
 * in every record after it, so that nobody misses it who missed one record.
 */
export type LastEvent = Readonly<{
  kind: 'wicket' | 'boundary' | 'goal' | 'card' | 'penalty'
  version: number
}>

/** What of a moment is such an event; null for an ordinary ball, point or minute. */
export function eventOf(scene: Scene): LastEvent['kind'] | null {
  switch (scene.kind) {
    case 'cricket':
      if (scene.isWicket) return 'wicket'
      return scene.isBoundary ? 'boundary' : null
    case 'soccer':
      return scene.event === 'play' ? null : scene.event
    case 'tennis':
    case 'waiting':
      return null
  }
}
