import { nagordola } from '@maidan/casino'
import type { Board } from '../../board.ts'
import type { DolaProps } from './props.ts'
import { Rules } from './rules.tsx'
import { Table } from './table.tsx'
import { bn } from './words/bn.ts'
import { en, type DolaKey } from './words/en.ts'

export const nagordolaBoard: Board<DolaProps, DolaKey> = {
  code: nagordola.code,
  words: { en, bn },
  Table,
  Rules,
}
