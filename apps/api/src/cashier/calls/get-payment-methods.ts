import { HOME_CURRENCY } from '@maidan/contract'
import type { Calls } from '@maidan/contract'
import type { Handler } from '../../platform/http/handler.ts'
import { listPaymentMethods, type ListPorts } from '../queries/list-payment-methods.ts'

export const getPaymentMethods: Handler<Calls['getPaymentMethods'], ListPorts> = (
  ports,
  { player },
) => listPaymentMethods(ports, player?.currency ?? HOME_CURRENCY)
