import type { HariChoice, HariEvent, HariSetup } from '@maidan/casino'
import type { TurnTable } from '../../board.ts'
import type { HariKey } from './words/en.ts'

export type HariProps = TurnTable<HariSetup, HariChoice, HariEvent, HariKey>
