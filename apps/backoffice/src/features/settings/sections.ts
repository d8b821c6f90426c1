import type { Setting } from './queries.ts'

export type Section = 'site' | 'contact' | 'money'

/** Which part of the desk a setting stands in. */
export const sectionOf = {
  site_title: 'site',
  site_status: 'site',
  wide_home: 'site',
  guest_odds: 'site',
  system_notice: 'site',
  support_mail: 'contact',
  whatsapp: 'contact',
  live_chat: 'contact',
  intercom: 'contact',
  tawk_id: 'contact',
  social_whatsapp: 'contact',
  social_facebook: 'contact',
  social_telegram: 'contact',
  affiliate_url: 'contact',
  usdt_rate: 'money',
  inr_rate: 'money',
  pkr_rate: 'money',
  payment_shape: 'money',
  withdrawal_status: 'money',
  vip_rate: 'money',
  referral_reward: 'money',
  referral_countries: 'money',
  deposit_auto_credit: 'money',
  nameless_payer_max: 'money',
  message_credit_max: 'money',
  deposit_second_person_from: 'money',
  cashier_day_limit: 'money',
  withdrawal_second_person_from: 'money',
} as const satisfies Record<Setting['name'], Section>

export const sections = ['site', 'contact', 'money'] as const satisfies readonly Section[]
