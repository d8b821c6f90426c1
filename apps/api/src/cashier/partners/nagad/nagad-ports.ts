import type { AskPartner } from '../ask-partner.ts'
import type { RsaKeys } from './rsa-texts.ts'

/** What the calls of Nagad work with. */
export type NagadPorts = {
  ask: AskPartner
  keys: RsaKeys
  url: string
  pageOrigin: string
  merchantId: string
  merchantNumber: string
  houseIp: string
  timeField: 'datetime' | 'dateTime'
}

/** Headers of every call. */
export function nagadHeaders({ houseIp }: NagadPorts): Record<string, string> {
  return {
    'x-km-api-version': 'v-0.2.0',
    'x-km-ip-v4': houseIp,
    'x-km-client-type': 'MOBILE_WEB',
  }
}
