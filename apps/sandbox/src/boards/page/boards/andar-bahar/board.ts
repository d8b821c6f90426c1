import { andarBahar } from '@maidan/casino'
import type { Board } from '../../board.ts'
import type { AndarBaharProps } from './props.ts'
import { AndarBaharRules } from './rules.tsx'
import { AndarBaharTable } from './table.tsx'
import { bn } from './words/bn.ts'
import { en, type AndarBaharKey } from './words/en.ts'

export const andarBaharBoard: Board<AndarBaharProps, AndarBaharKey> = {
  code: andarBahar.code,
  words: { en, bn },
  Table: AndarBaharTable,
  Rules: AndarBaharRules,
}
