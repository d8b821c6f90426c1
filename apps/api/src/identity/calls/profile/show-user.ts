import type { Calls } from '@maidan/contract'
import type { Handler } from '../../../platform/http/handler.ts'
import { showPlayer } from '../../queries/show-player.ts'

export const showUser: Handler<Calls['showUser']> = ({ db }, { player }) => showPlayer(db, player)
