import type { HoldemChoice, HoldemEvent, HoldemSetup } from '@maidan/casino'
import type { TurnTable } from '../../board.ts'
import type { HoldemKey } from './words/en.ts'

export type HoldemProps = TurnTable<HoldemSetup, HoldemChoice, HoldemEvent, HoldemKey>
