import { casinoHoldem } from '@maidan/casino'
import type { Board } from '../../board.ts'
import type { HoldemProps } from './props.ts'
import { HoldemRules } from './rules.tsx'
import { HoldemBoard } from './table.tsx'
import { bn } from './words/bn.ts'
import { en, type HoldemKey } from './words/en.ts'

export const casinoHoldemBoard: Board<HoldemProps, HoldemKey> = {
  code: casinoHoldem.code,
  words: { en, bn },
  Table: HoldemBoard,
  Rules: HoldemRules,
}
