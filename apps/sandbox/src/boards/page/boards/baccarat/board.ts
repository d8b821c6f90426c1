import type { BaccaratOutcome } from '@maidan/casino'
import type { Board } from '../../board.ts'
import { toldAtMs } from '../../live/deal/deal-steps.ts'
import { baccaratSteps } from './deal-steps.ts'
import { Rules } from './rules.tsx'
import { Table, type BaccaratTable } from './table.tsx'
import { bn } from './words/bn.ts'
import { en } from './words/en.ts'
import type { BaccaratKey } from './words/keys.ts'

export const baccaratBoard: Board<BaccaratTable, BaccaratKey> = {
  code: 'BAGH-BACCARAT',
  words: { en, bn },
  Table,
  Rules,
  seenAfterMs: (outcome: BaccaratOutcome) => toldAtMs(baccaratSteps(outcome)),
}
