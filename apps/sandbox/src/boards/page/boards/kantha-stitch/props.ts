import type { KanthaEvent, KanthaSetup } from '@maidan/casino'
import type { TurnTable } from '../../board.ts'
import type { KanthaKey } from './words/en.ts'

export type KanthaProps = TurnTable<KanthaSetup, never, KanthaEvent, KanthaKey>
