import { PARTNER_KEYS, type PartnerKey } from '@maidan/cashier'
import type { Logger } from 'pino'
import type pg from 'pg'
import { openSealKeys } from '../../platform/authenticator/seal-text.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Config } from '../../platform/config.ts'
import type { Db } from '../../platform/database/db.ts'
import { openBkash } from './bkash/open-bkash.ts'
import { openNagad } from './nagad/open-nagad.ts'
import type { OpeningPorts } from './opening-ports.ts'
import { settingsOf } from './partner-settings.ts'
import type { PaymentPartner } from './payment-partner.ts'
import { openSslcommerz } from './sslcommerz/open-sslcommerz.ts'

type Ports = { config: Config; db: Db; pool: pg.Pool; clock: Clock; log: Logger }

type Opener = (ports: OpeningPorts, config: Config) => PaymentPartner | null

/** How each partner is opened; null where one of its settings is missing. */
const OPENERS: Record<PartnerKey, Opener> = {
  bkash: (ports, config) => {
    const settings = settingsOf(config, 'bkash')
    return settings && openBkash(ports, settings)
  },
  nagad: (_, config) => {
    const settings = settingsOf(config, 'nagad')
    return settings && openNagad(settings)
  },
  sslcommerz: (ports, config) => {
    const settings = settingsOf(config, 'sslcommerz')
    return settings && openSslcommerz(ports, settings)
  },
}

/** The partners that this house can take and pay money through. */
export function openPaymentPartners({
  config,
  ...ports
}: Ports): ReadonlyMap<PartnerKey, PaymentPartner> {
  const opening = { ...ports, seal: openSealKeys(config) }
  const partners = new Map<PartnerKey, PaymentPartner>()
  for (const key of PARTNER_KEYS) {
    const partner = OPENERS[key](opening, config)
    if (partner) partners.set(key, partner)
  }
  return partners
}
