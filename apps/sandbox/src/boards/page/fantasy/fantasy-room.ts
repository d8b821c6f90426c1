import type { FantasyOutcome, Five } from '@maidan/casino'
import type { RoomTable } from '../board.ts'
import type { FantasyKey } from './words/fantasy-key.ts'

/** What the shared parts of a board of fantasy cricket need of its room, whatever a team is entered with. */
export type FantasyRoom = Omit<RoomTable<Five, FantasyOutcome, FantasyKey>, 'place'>
