import type { CallAnswer, Calls } from '@maidan/contract'
import { listMatchedBets } from '../../exchange/queries/list-matched-bets.ts'
import type { Bet } from '../../exchange/views/show-bets.ts'
import type { Handler } from '../../platform/http/handler.ts'
import type { Db } from '../../platform/database/db.ts'

type Ports = { db: Db }

type Shown = CallAnswer<Calls['exchangeHub']>['data'][number]

/** Bets of which something was matched, as the documents' record. */
export const exchangeHub: Handler<Calls['exchangeHub'], Ports> = async (
  { db },
  { player, language },
) => {
  const bets = await listMatchedBets(db, { playerId: player.playerId, language })
  return { data: bets.map(asRecord) }
}

function asRecord(bet: Bet): Shown {
  return {
    event_name: bet.event_name,
    bet_type: bet.side,
    stake: bet.stake,
    net_profit_loss: bet.net ?? '0.00',
    status: statusOf(bet),
    transaction_id: bet.bet_id,
    market_name: bet.market_name,
    selection_name: bet.selection_name === '' ? bet.market_name : bet.selection_name,
    potential_profit: bet.potential_profit,
    potential_liability: bet.potential_liability,
    odds: bet.average_odds,
    run: bet.run,
    created_at: bet.placed_at,
  }
}

/** The documents know three states; a void bet neither wins nor loses, so it reads by its net. */
function statusOf({ result, net }: Bet): Shown['status'] {
  if (result === null) return 'open'
  return net?.startsWith('-') === true ? 'LOST' : 'WON'
}
