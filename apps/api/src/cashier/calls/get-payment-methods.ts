import { HOME_CURRENCY } from '@maidan/contract'
import type { Calls } from '@maidan/contract'
import type { Handler } from '../../platform/http/handler.ts'
import { listPaymentMethods } from '../queries/list-payment-methods.ts'
import type { Db } from '../../platform/database/db.ts'

type Ports = { db: Db }

export const getPaymentMethods: Handler<Calls['getPaymentMethods'], Ports> = ({ db }, { player }) =>
  listPaymentMethods(db, player?.currency ?? HOME_CURRENCY)
