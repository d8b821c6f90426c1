import { HOME_CURRENCY, type Calls } from '@maidan/contract'
import { decimalAmount } from '@maidan/money'
import type { Clock } from '../../../platform/clock.ts'
import type { Config } from '../../../platform/config.ts'
import type { Db } from '../../../platform/database/db.ts'
import type { Handler } from '../../../platform/http/handler.ts'
import { listGameEdges } from '../../cashback/list-game-edges.ts'
import { listNewPromotions } from '../../desk/list-new-promotions.ts'
import { listStaffPromotions } from '../../desk/list-staff-promotions.ts'
import { countriesServed } from '../../../identity/rules/countries-served.ts'
import { promotionMethods } from '../../desk/promotion-methods.ts'
import { listFreeGames } from '../../free-rounds/free-games.ts'

type Ports = { clock: Clock; config: Pick<Config, 'COUNTRIES'>; db: Db }

/** Everybody at the desk may be asked by a player what an offer says. */
export const staffPromotions: Handler<Calls['staffPromotions'], Ports> = async ({
  db,
  clock,
  config,
}) => {
  const at = clock.now()
  const [data, new_waiting, games, game_edges] = await Promise.all([
    listStaffPromotions(db, at),
    listNewPromotions(db, at),
    listFreeGames(db),
    listGameEdges(db),
  ])
  const free_games = games.map(({ bets, ...game }) => ({
    ...game,
    bets: bets.map((minor) => decimalAmount(BigInt(minor), HOME_CURRENCY)),
  }))
  const methods = promotionMethods().map(({ key, name }) => ({ key, name }))
  return { data, free_games, methods, countries: countriesServed(config), game_edges, new_waiting }
}
