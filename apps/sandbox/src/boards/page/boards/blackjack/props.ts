import type { BlackjackChoice, BlackjackEvent, BlackjackSetup } from '@maidan/casino'
import type { TurnTable } from '../../board.ts'
import type { BlackjackKey } from './words/en.ts'

export type BlackjackProps = TurnTable<
  BlackjackSetup,
  BlackjackChoice,
  BlackjackEvent,
  BlackjackKey
>
