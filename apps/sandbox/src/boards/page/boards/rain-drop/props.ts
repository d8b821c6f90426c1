import type { DropEvent, DropSetup } from '@maidan/casino'
import type { TurnTable } from '../../board.ts'
import type { DropWord } from './words/drop-words.ts'

export type DropTable = TurnTable<DropSetup, never, DropEvent, DropWord>
