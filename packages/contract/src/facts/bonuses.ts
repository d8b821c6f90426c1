import type { CallFacts } from './call-facts.ts'

export const cashClaim = {
  name: 'cashClaim',
  method: 'POST',
  path: '/api/cash-claim',
  auth: 'player',
} as const satisfies CallFacts

export const convertVipcoin = {
  name: 'convertVipcoin',
  method: 'GET',
  path: '/api/convert-vipcoin',
  auth: 'player',
} as const satisfies CallFacts

export const giveUpBonus = {
  name: 'giveUpBonus',
  method: 'POST',
  path: '/api/turnovers/:id/give-up',
  auth: 'player',
} as const satisfies CallFacts

export const getPromotion = {
  name: 'getPromotion',
  method: 'GET',
  path: '/api/promotion',
  auth: 'optional',
} as const satisfies CallFacts

export const lookPromoCode = {
  name: 'lookPromoCode',
  method: 'POST',
  path: '/api/promo-codes/look',
  auth: 'player',
} as const satisfies CallFacts

export const takePromoCode = {
  name: 'takePromoCode',
  method: 'POST',
  path: '/api/promo-codes/take',
  auth: 'player',
} as const satisfies CallFacts

export const showCashback = {
  name: 'showCashback',
  method: 'GET',
  path: '/api/cashback',
  auth: 'player',
} as const satisfies CallFacts

export const showFreeRounds = {
  name: 'showFreeRounds',
  method: 'GET',
  path: '/api/free-rounds',
  auth: 'player',
} as const satisfies CallFacts

export const showMissions = {
  name: 'showMissions',
  method: 'GET',
  path: '/api/missions',
  auth: 'player',
} as const satisfies CallFacts

export const showVip = {
  name: 'showVip',
  method: 'GET',
  path: '/api/vip',
  auth: 'player',
} as const satisfies CallFacts

export const takeMission = {
  name: 'takeMission',
  method: 'POST',
  path: '/api/missions/take',
  auth: 'player',
} as const satisfies CallFacts

export const showPromotion = {
  name: 'showPromotion',
  method: 'GET',
  path: '/api/promotions/:id',
  auth: 'optional',
} as const satisfies CallFacts

export const staffChangePromotion = {
  name: 'staffChangePromotion',
  method: 'POST',
  path: '/api/staff/promotions',
  auth: 'staff',
} as const satisfies CallFacts

export const staffFreeRounds = {
  name: 'staffFreeRounds',
  method: 'GET',
  path: '/api/staff/free-rounds',
  auth: 'staff',
} as const satisfies CallFacts

export const staffCancelFreeRounds = {
  name: 'staffCancelFreeRounds',
  method: 'POST',
  path: '/api/staff/free-rounds/:id/cancel',
  auth: 'staff',
} as const satisfies CallFacts

export const staffPromotions = {
  name: 'staffPromotions',
  method: 'GET',
  path: '/api/staff/promotions',
  auth: 'staff',
} as const satisfies CallFacts

export const staffVip = {
  name: 'staffVip',
  method: 'GET',
  path: '/api/staff/vip',
  auth: 'staff',
} as const satisfies CallFacts

export const staffChangeVip = {
  name: 'staffChangeVip',
  method: 'POST',
  path: '/api/staff/vip',
  auth: 'staff',
} as const satisfies CallFacts
