import type { MarbleEvent, MarbleSetup } from '@maidan/casino'
import type { TurnTable } from '../../board.ts'
import type { MarbleKey } from './words/en.ts'

export type MarbleProps = TurnTable<MarbleSetup, never, MarbleEvent, MarbleKey>
