import type { PartnerKey } from '@maidan/cashier'
import type { Config } from '../../platform/config.ts'
import { PARTNER_SETTINGS } from '../../platform/payment-settings.ts'

type Keys<Partner extends PartnerKey> = (typeof PARTNER_SETTINGS)[Partner][number]

/** The settings of a house that has all which a partner needs. */
export type SettingsOf<Partner extends PartnerKey> = Config & {
  [Key in Keys<Partner>]: NonNullable<Config[Key]>
}

/** The same settings, known to be whole for a partner; null if one of them is missing. */
export function settingsOf<Partner extends PartnerKey>(
  config: Config,
  partner: Partner,
): SettingsOf<Partner> | null {
  const isWhole = PARTNER_SETTINGS[partner].every((key) => config[key] !== undefined)
  return isWhole ? (config as SettingsOf<Partner>) : null
}
