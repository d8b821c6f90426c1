import { GUEST_ODDS, PAYMENT_SHAPES, WIDE_HOMES, type SettingName } from '@maidan/contract'
import type * as z from 'zod'
import {
  amount,
  choice,
  contact,
  countries,
  flag,
  link,
  rate,
  text,
  texts,
  type SettingRule,
} from './setting-kinds.ts'

/** Every setting that staff may change, with its form, its first value and who may change it. */
export const settingRules = {
  site_title: text('Maidan'),
  site_status: flag(1, 'to_open'),
  wide_home: choice(WIDE_HOMES),
  guest_odds: choice(GUEST_ODDS),
  system_notice: texts(4000),
  support_mail: contact('support@maidan.localhost'),
  whatsapp: contact(),
  live_chat: contact(),
  intercom: contact(),
  tawk_id: contact(),
  social_whatsapp: link(),
  social_facebook: link(),
  social_telegram: link(),
  /** Empty: the log-in page on the affiliate sub-host of the site itself. */
  affiliate_url: link(),
  usdt_rate: rate('120'),
  inr_rate: rate('1.4'),
  pkr_rate: rate('0.43'),
  payment_shape: choice(PAYMENT_SHAPES),
  withdrawal_status: flag(1, 'to_open'),
  vip_rate: rate('1'),
  referral_reward: amount('100'),
  /** Of both, who invites and who was invited. */
  referral_countries: countries(),
  deposit_auto_credit: flag(0, 'always'),
  /** What is credited by itself where a partner does not say who paid. */
  nameless_payer_max: amount('5000'),
  /** What a wallet's message credits by itself; nothing at zero. */
  message_credit_max: amount('25000'),
  deposit_second_person_from: amount('20000'),
  /** How much one cashier may credit alone in a day. */
  cashier_day_limit: amount('200000'),
  withdrawal_second_person_from: amount('20000'),
} as const satisfies Record<SettingName, SettingRule>

export type Settings = { [K in SettingName]: z.output<(typeof settingRules)[K]['form']> }
