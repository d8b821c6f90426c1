import type { CallFacts } from './call-facts.ts'

export const cancelBets = {
  name: 'cancelBets',
  method: 'POST',
  path: '/api/exchange/bets/cancel',
  auth: 'player',
} as const satisfies CallFacts

export const cashOut = {
  name: 'cashOut',
  method: 'POST',
  path: '/api/exchange/cash-out',
  auth: 'player',
} as const satisfies CallFacts

export const clearedBets = {
  name: 'clearedBets',
  method: 'GET',
  path: '/api/exchange/bets/cleared',
  auth: 'player',
} as const satisfies CallFacts

export const exchangeActivity = {
  name: 'exchangeActivity',
  method: 'GET',
  path: '/api/exchange/activity',
  auth: 'player',
} as const satisfies CallFacts

export const exchangeExposure = {
  name: 'exchangeExposure',
  method: 'GET',
  path: '/api/exchange/exposure',
  auth: 'player',
} as const satisfies CallFacts

export const exchangeMarkets = {
  name: 'exchangeMarkets',
  method: 'GET',
  path: '/api/exchange/markets',
  auth: 'optional',
} as const satisfies CallFacts

export const marketBlock = {
  name: 'marketBlock',
  method: 'GET',
  path: '/api/market/block',
  auth: 'player',
} as const satisfies CallFacts

export const marketTrading = {
  name: 'marketTrading',
  method: 'GET',
  path: '/api/exchange/trading',
  auth: 'player',
} as const satisfies CallFacts

export const openBets = {
  name: 'openBets',
  method: 'GET',
  path: '/api/exchange/bets',
  auth: 'player',
} as const satisfies CallFacts

export const placeBets = {
  name: 'placeBets',
  method: 'POST',
  path: '/api/exchange/bets',
  auth: 'player',
} as const satisfies CallFacts

export const profitLoss = {
  name: 'profitLoss',
  method: 'GET',
  path: '/api/exchange/profit-loss',
  auth: 'player',
} as const satisfies CallFacts

export const quoteCashOut = {
  name: 'quoteCashOut',
  method: 'GET',
  path: '/api/exchange/cash-out',
  auth: 'player',
} as const satisfies CallFacts

export const updateBet = {
  name: 'updateBet',
  method: 'PATCH',
  path: '/api/exchange/bets/:id',
  auth: 'player',
} as const satisfies CallFacts

export const staffAskLimit = {
  name: 'staffAskLimit',
  method: 'POST',
  path: '/api/staff/liability/limits',
  auth: 'staff',
} as const satisfies CallFacts

export const staffLiability = {
  name: 'staffLiability',
  method: 'GET',
  path: '/api/staff/liability',
  auth: 'staff',
} as const satisfies CallFacts

export const staffMarket = {
  name: 'staffMarket',
  method: 'GET',
  path: '/api/staff/markets/:code',
  auth: 'staff',
} as const satisfies CallFacts

export const staffMarkets = {
  name: 'staffMarkets',
  method: 'GET',
  path: '/api/staff/markets',
  auth: 'staff',
} as const satisfies CallFacts

export const staffPlayerExchange = {
  name: 'staffPlayerExchange',
  method: 'GET',
  path: '/api/staff/players/:id/exchange',
  auth: 'staff',
} as const satisfies CallFacts

export const staffPreviewSettlement = {
  name: 'staffPreviewSettlement',
  method: 'POST',
  path: '/api/staff/markets/:code/preview',
  auth: 'staff',
} as const satisfies CallFacts

export const staffSettleMarket = {
  name: 'staffSettleMarket',
  method: 'POST',
  path: '/api/staff/markets/:code/settle',
  auth: 'staff',
} as const satisfies CallFacts

export const staffSuspendMarket = {
  name: 'staffSuspendMarket',
  method: 'POST',
  path: '/api/staff/markets/:code/suspend',
  auth: 'staff',
} as const satisfies CallFacts
