import type { LotteryOutcome, LotterySpot } from '@maidan/casino'
import type { Board, RoomTable } from '../../board.ts'
import { ALL_OUT_MS } from './draw/balls-out.ts'
import { Rules } from './rules.tsx'
import { Table } from './table.tsx'
import { bn } from './words/bn.ts'
import { en, type LotteryWord } from './words/en.ts'

/** The board of Three Minute Draw. */
export const threeMinuteDrawBoard: Board<
  RoomTable<LotterySpot, LotteryOutcome, LotteryWord>,
  LotteryWord
> = {
  code: 'SHAPLA-TINMINUTE',
  words: { en, bn },
  Table,
  Rules,
  seenAfterMs: () => ALL_OUT_MS,
}
