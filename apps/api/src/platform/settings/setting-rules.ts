import { WIDE_HOMES } from '@maidan/contract'
import * as z from 'zod'
import { textsForm } from './texts-form.ts'

const flag = z.union([z.literal(0), z.literal(1)])
const decimal = z.string().regex(/^\d{1,9}(\.\d{1,6})?$/)

/** Every setting that staff may change, with its form and its first value. */
export const settingRules = {
  site_title: { form: z.string(), first: 'Maidan' },
  site_status: { form: flag, first: 1 },
  wide_home: { form: z.enum(WIDE_HOMES), first: WIDE_HOMES[0] },
  system_notice: { form: textsForm(4000), first: '' },
  support_mail: { form: z.string(), first: 'support@maidan.localhost' },
  whatsapp: { form: z.string(), first: '' },
  live_chat: { form: z.string(), first: '' },
  intercom: { form: z.string(), first: '' },
  tawk_id: { form: z.string(), first: '' },
  social_whatsapp: { form: z.string(), first: '' },
  social_facebook: { form: z.string(), first: '' },
  social_telegram: { form: z.string(), first: '' },
  usdt_rate: { form: decimal, first: '120' },
  withdrawal_status: { form: flag, first: 1 },
  /** Empty: the log-in page on the affiliate sub-host of the site itself. */
  affiliate_url: { form: z.string(), first: '' },
  vip_rate: { form: decimal, first: '1' },
  referral_reward: { form: decimal, first: '100' },
  deposit_auto_credit: { form: flag, first: 0 },
  deposit_second_person_from: { form: decimal, first: '20000' },
  /** How much one cashier may credit alone in a day. */
  cashier_day_limit: { form: decimal, first: '200000' },
  withdrawal_second_person_from: { form: decimal, first: '20000' },
} as const satisfies Record<string, { form: z.ZodType; first: string | number }>

export type SettingName = keyof typeof settingRules
export type Settings = { [K in SettingName]: z.output<(typeof settingRules)[K]['form']> }
