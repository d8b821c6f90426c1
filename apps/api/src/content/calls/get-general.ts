import type { Calls } from '@maidan/contract'
import type { Clock } from '../../platform/clock.ts'
import type { Config } from '../../platform/config.ts'
import { offeredCurrencies } from '../../cashier/queries/offered-currencies.ts'
import { SUPPORT_ACCOUNT_ID } from '../../support/chat/support-account.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { textFields } from '../../platform/texts/text-fields.ts'
import { readSettings } from '../../platform/settings/read-settings.ts'
import type { Db } from '../../platform/database/db.ts'
import { readNotices } from '../queries/read-notices.ts'

type Ports = { clock: Clock; config: Config; db: Db }

/** Where a browser finds the odds partner's pages. */
function feedUrl({ FEED_PUBLIC_URL, FEED_URL }: Config): string {
  return FEED_PUBLIC_URL ?? FEED_URL
}

export const getGeneral: Handler<Calls['getGeneral'], Ports> = async ({ clock, config, db }) => {
  const settings = await readSettings(db)
  return {
    general: await readNotices({ clock, db }),
    ...textFields('system_notice', settings.system_notice),
    support_mail: settings.support_mail,
    site_title: settings.site_title,
    site_status: settings.site_status,
    wide_home: settings.wide_home,
    guest_odds: settings.guest_odds,
    whatsapp: settings.whatsapp,
    live_chat: settings.live_chat,
    intercom: settings.intercom,
    tawk_id: settings.tawk_id,
    currencies: await offeredCurrencies(db),
    usdt_rate: settings.usdt_rate,
    vip_rate: settings.vip_rate,
    withdrawal_status: settings.withdrawal_status,
    affiliate_url: settings.affiliate_url,
    content_host: config.CONTENT_URL,
    support_account_id: SUPPORT_ACCOUNT_ID,
    odds_url: config.ODDS_PUBLIC_URL ?? `http://127.0.0.1:${config.ODDS_PORT}`,
    ip_url: config.IP_URL ?? `${feedUrl(config)}/ip`,
    stream_url: config.STREAM_URL ?? `${feedUrl(config)}/stream`,
    exchange_url: config.EXCHANGE_URL ?? '',
    licence: config.LICENCE,
    sandbox: config.MODE === 'sandbox',
  }
}
