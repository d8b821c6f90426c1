import { BOOK_GAME } from '../../sportsbook/book-game.ts'
import { demoName } from '../demo/demo-session.ts'

const msOf = (placed: string) => `floor(extract(epoch from ${placed}) * 1000)::bigint as began_ms`

/** A stake that never came to anything, or went back. */
const isBack = (state: string) => `${state} in ('returning', 'returned')`

/**
 * Everything that a provider ($1) has at the wallet and that was placed in a span ($2 to $3): rounds,
 * bets in rooms, and bets of the sports book. Left out is what the wallet refused or has not answered, and
 * play money. Of a round that went back, raises stand whose wins the operator took before it ended it.
 */
export const ROUNDS_OF_PROVIDER = `
  select r.id as round_id, r.player, r.currency, ${msOf('r.placed_at')},
    case when ${isBack('r.state')} then paid.bet
      else case when r.grant_id is null then r.bet_minor else 0 end + paid.bet + paid.waiting
      end as bet,
    case when ${isBack('r.state')} then paid.win
      else coalesce(r.total_minor, 0) + coalesce(r.jackpot_minor, 0) end as win,
    case when r.state = 'open' then 'open'
      when ${isBack('r.state')} and paid.bet = 0 then 'cancelled' else 'closed' end as state
  from studio.rounds r cross join lateral (
    select coalesce(sum(a.amount_minor) filter (where a.state = 'paid'), 0) as bet,
      coalesce(sum(a.amount_minor) filter (where a.state = 'taken'), 0) as waiting,
      coalesce(sum((select (c.body::json ->> 'amount')::bigint from studio.wallet_calls c
        where c.transaction_id = a.id || '-win')) filter (where a.state = 'paid'), 0) as win
    from studio.raises a where a.round_id = r.id) paid
  where r.provider = $1 and r.placed_at >= $2 and r.placed_at < $3
    and r.state not in ('betting', 'refused') and r.player not like '${demoName('%')}'
  union all
  select b.id, b.player, b.currency, ${msOf('b.placed_at')},
    case when ${isBack('b.state')} then 0 else b.stake_minor end,
    coalesce(b.win_minor, 0),
    case when ${isBack('b.state')} then 'cancelled' when b.state = 'taken' then 'open'
      else 'closed' end
  from studio.room_bets b
  where b.provider = $1 and b.placed_at >= $2 and b.placed_at < $3
    and b.state not in ('betting', 'refused')
  union all
  select b.id, b.player, b.currency, ${msOf('b.placed_at')},
    case when b.grant_id is not null or over.is_void then 0 else b.stake_minor end,
    case when over.is_void then 0 else coalesce((
      select (c.body::json ->> 'amount')::bigint from studio.bet_calls c
      where c.transaction_id = b.id || '-win'), 0) end,
    case when over.is_void then 'cancelled' when b.state = 'open' then 'open' else 'closed' end
  from studio.bets b cross join lateral (
    select ${isBack('b.state')} or b.result is not distinct from 'void' as is_void) over
  where $1 = '${BOOK_GAME.provider}' and b.placed_at >= $2 and b.placed_at < $3
    and b.state not in ('betting', 'refused')`
