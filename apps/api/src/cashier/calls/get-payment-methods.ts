import type { Calls } from '@maidan/contract'
import type { Handler } from '../../platform/http/handler.ts'
import { listPaymentMethods } from '../queries/list-payment-methods.ts'

export const getPaymentMethods: Handler<Calls['getPaymentMethods']> = ({ db }, { player }) =>
  listPaymentMethods(db, player?.currency ?? 'BDT')
