import type { LeavesChoice, LeavesEvent, LeavesSetup } from '@maidan/casino'
import type { TurnTable } from '../../board.ts'
import type { LeavesKey } from './words/en.ts'

export type LeavesProps = TurnTable<LeavesSetup, LeavesChoice, LeavesEvent, LeavesKey>
