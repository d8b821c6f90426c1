import type { Calls } from '@maidan/contract'
import type { Handler } from '../../../platform/http/handler.ts'
import { saveTheme } from '../../queries/save-theme.ts'
import type { Db } from '../../../platform/database/db.ts'

type Ports = { db: Db }

export const chooseTheme: Handler<Calls['chooseTheme'], Ports> = async (
  { db },
  { player, body: { theme } },
) => {
  await saveTheme(db, player.playerId, theme)
  return { theme }
}
