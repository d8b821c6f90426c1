import type { TideChoice, TideEvent, TideSetup } from '@maidan/casino'
import type { TurnTable } from '../../board.ts'
import type { TideKey } from './words/en.ts'

export type TideProps = TurnTable<TideSetup, TideChoice, TideEvent, TideKey>
