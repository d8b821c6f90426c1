import type { AndarBaharEvent, AndarBaharSetup } from '@maidan/casino'
import type { TurnTable } from '../../board.ts'
import type { AndarBaharKey } from './words/en.ts'

export type AndarBaharProps = TurnTable<AndarBaharSetup, never, AndarBaharEvent, AndarBaharKey>
