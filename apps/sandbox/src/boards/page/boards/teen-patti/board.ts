import type { Board } from '../../board.ts'
import { toldAtMs } from '../../live/deal/deal-steps.ts'
import { TEEN_PATTI_STEPS } from './deal-steps.ts'
import { Rules } from './rules.tsx'
import { Table, type TeenPattiTable } from './table.tsx'
import { bn } from './words/bn.ts'
import { en } from './words/en.ts'
import type { TeenPattiKey } from './words/keys.ts'

export const teenPattiBoard: Board<TeenPattiTable, TeenPattiKey> = {
  code: 'BAGH-TEENPATTI',
  words: { en, bn },
  Table,
  Rules,
  seenAfterMs: () => toldAtMs(TEEN_PATTI_STEPS),
}
