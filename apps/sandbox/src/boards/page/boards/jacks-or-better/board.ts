import { jacksOrBetter } from '@maidan/casino'
import type { Board } from '../../board.ts'
import { JacksRules } from './rules.tsx'
import type { JacksProps } from './props.ts'
import { JacksTable } from './table.tsx'
import { bn } from './words/bn.ts'
import { en, type JacksKey } from './words/en.ts'

export const jacksOrBetterBoard: Board<JacksProps, JacksKey> = {
  code: jacksOrBetter.code,
  words: { en, bn },
  Table: JacksTable,
  Rules: JacksRules,
}
