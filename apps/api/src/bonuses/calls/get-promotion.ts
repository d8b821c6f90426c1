import type { Calls } from '@maidan/contract'
import type { Handler } from '../../platform/http/handler.ts'
import { listPromotions } from '../queries/list-promotions.ts'

export const getPromotion: Handler<Calls['getPromotion']> = ({ db, clock }) =>
  listPromotions(db, clock.now())
