import type { BajiEvent, BajiSetup } from '@maidan/casino'
import type { TurnTable } from '../../board.ts'
import type { BajiKey } from './words/en.ts'

export type BajiProps = TurnTable<BajiSetup, never, BajiEvent, BajiKey>
