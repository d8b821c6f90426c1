import type { PokerChoice, PokerEvent, PokerSetup } from '@maidan/casino'
import type { TurnTable } from '../../board.ts'
import type { JacksKey } from './words/en.ts'

export type JacksProps = TurnTable<PokerSetup, PokerChoice, PokerEvent, JacksKey>
