import { cancelBets } from './calls/cancel-bets.ts'
import { cashOut } from './calls/cash-out.ts'
import { clearedBets } from './calls/cleared-bets.ts'
import { staffAskLimit } from './calls/desk/staff-ask-limit.ts'
import { staffLiability } from './calls/desk/staff-liability.ts'
import { staffMarket } from './calls/desk/staff-market.ts'
import { staffMarkets } from './calls/desk/staff-markets.ts'
import { staffPlayerExchange } from './calls/desk/staff-player-exchange.ts'
import { staffPreviewSettlement } from './calls/desk/staff-preview-settlement.ts'
import { staffSettleMarket } from './calls/desk/staff-settle-market.ts'
import { staffSuspendMarket } from './calls/desk/staff-suspend-market.ts'
import { exchangeActivity } from './calls/exchange-activity.ts'
import { exchangeExposure } from './calls/exchange-exposure.ts'
import { exchangeMarkets } from './calls/exchange-markets.ts'
import { marketBlock } from './calls/market-block.ts'
import { marketTrading } from './calls/market-trading.ts'
import { openBets } from './calls/open-bets.ts'
import { placeBets } from './calls/place-bets.ts'
import { profitLoss } from './calls/profit-loss.ts'
import { quoteCashOut } from './calls/quote-cash-out.ts'
import { updateBet } from './calls/update-bet.ts'
import type { Handlers } from '../platform/http/handler.ts'

/** What answers each call of this noun. */
export const exchangeHandlers = {
  cancelBets,
  cashOut,
  clearedBets,
  exchangeActivity,
  exchangeExposure,
  exchangeMarkets,
  marketBlock,
  marketTrading,
  openBets,
  placeBets,
  profitLoss,
  quoteCashOut,
  staffAskLimit,
  staffLiability,
  staffMarket,
  staffMarkets,
  staffPlayerExchange,
  staffPreviewSettlement,
  staffSettleMarket,
  staffSuspendMarket,
  updateBet,
} satisfies Partial<Handlers<never>>
