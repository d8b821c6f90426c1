import { tideCards } from '@maidan/casino'
import type { Board } from '../../board.ts'
import type { TideProps } from './props.ts'
import { Rules } from './rules.tsx'
import { Table } from './table.tsx'
import { bn } from './words/bn.ts'
import { en, type TideKey } from './words/en.ts'

export const tideCardsBoard: Board<TideProps, TideKey> = {
  code: tideCards.code,
  words: { en, bn },
  Table,
  Rules,
}
