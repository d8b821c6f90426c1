import type { Board } from '../../board.ts'
import { Rules } from './rules.tsx'
import type { RouletteTable } from './roulette-table.ts'
import { Table } from './table.tsx'
import { SPIN_MS } from './wheel/spin.ts'
import { bn } from './words/bn.ts'
import { en } from './words/en.ts'
import type { RouletteKey } from './words/keys.ts'

export const rouletteBoard: Board<RouletteTable, RouletteKey> = {
  code: 'BAGH-ROULETTE',
  words: { en, bn },
  Table,
  Rules,
  seenAfterMs: () => SPIN_MS,
}
