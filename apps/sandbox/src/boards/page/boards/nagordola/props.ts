import type { DolaEvent, DolaSetup } from '@maidan/casino'
import type { TurnTable } from '../../board.ts'
import type { DolaKey } from './words/en.ts'

export type DolaProps = TurnTable<DolaSetup, never, DolaEvent, DolaKey>
