import * as z from 'zod/mini'
import { call } from '../../call.ts'
import { getGeneral as facts } from '../../facts/content.ts'
import { GUEST_ODDS, PLAYER_CURRENCIES, WIDE_HOMES } from '../../lists.ts'
import { flag } from '../../schemas.ts'

export const getGeneral = call({
  ...facts,
  rows: ['API-02', 'ENT-07'],
  summary: 'Settings of the site.',
  answer: z.object({
    /** The notices that run now. */
    general: z.array(
      z.object({
        id: z.number(),
        notice: z.string(),
        notice_bn: z.string(),
        /** A page of the site or a game's code, where a press leads. */
        link: z.nullable(z.string()),
      }),
    ),
    system_notice: z.string(),
    system_notice_bn: z.string(),
    support_mail: z.string(),
    site_title: z.string(),
    site_status: flag,
    /** Whether a visitor with a wide screen is met by the coming-soon block or by the lobby. */
    wide_home: z.enum(WIDE_HOMES),
    /** Whether a guest sees matches and their prices. */
    guest_odds: z.enum(GUEST_ODDS),
    whatsapp: z.string(),
    live_chat: z.string(),
    intercom: z.string(),
    tawk_id: z.string(),
    /** In which a player can open an account, because the house can be paid in them. */
    currencies: z.array(z.enum(PLAYER_CURRENCIES)),
    usdt_rate: z.string(),
    /** What a VIP point is worth, in the currency of the player's account. */
    vip_rate: z.string(),
    withdrawal_status: flag,
    affiliate_url: z.string(),
    content_host: z.string(),
    support_account_id: z.number(),
    /** Host of the odds calls and their push; an outside provider of the same calls will do. */
    odds_url: z.string(),
    /** Answers `{ip}`, for the live stream's address. */
    ip_url: z.string(),
    /** The live stream of an event is at `{stream_url}/{eventId}?ip=…`. */
    stream_url: z.string(),
    /** An outside exchange that takes the place of ours; empty: our own. */
    exchange_url: z.string(),
    licence: z.string(),
    sandbox: z.boolean(),
  }),
  errors: [],
})
