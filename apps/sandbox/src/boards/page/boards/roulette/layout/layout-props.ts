import type { RouletteSpot } from '@maidan/casino'
import type { BoardVoice } from '../../../board.ts'
import type { RouletteKey } from '../words/keys.ts'

export type LayoutProps = {
  /** What each chip on the table is worth by now, placed and loose, by the key of its spot. */
  placed: ReadonlyMap<string, bigint>
  loose: ReadonlyMap<string, bigint>
  /** The number that was drawn, once the ball lies. */
  drawn: number | null
  canLay: boolean
  stakeMinor: bigint
  lay: (spot: RouletteSpot) => void
  voice: BoardVoice<RouletteKey>
}
