import type { Board } from '../../board.ts'
import { toldAtMs } from '../../live/deal/deal-steps.ts'
import { DRAGON_TIGER_STEPS } from './deal-steps.ts'
import { Rules } from './rules.tsx'
import { Table, type DragonTigerTable } from './table.tsx'
import { bn } from './words/bn.ts'
import { en } from './words/en.ts'
import type { DragonTigerKey } from './words/keys.ts'

export const dragonTigerBoard: Board<DragonTigerTable, DragonTigerKey> = {
  code: 'BAGH-DRAGONTIGER',
  words: { en, bn },
  Table,
  Rules,
  seenAfterMs: () => toldAtMs(DRAGON_TIGER_STEPS),
}
