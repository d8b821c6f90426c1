import {
  channelsOf,
  CHAIN_KEY,
  channelTypes,
  inTaka,
  type AccountType,
  type ChannelType,
  type TakaRates,
} from '@maidan/cashier'
import { decimalAmount, type Currency } from '@maidan/money'
import { sql } from 'kysely'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/db.ts'
import { readSettings } from '../../platform/settings/read-settings.ts'
import { takaRates } from '../../platform/settings/taka-rates.ts'
import { listMethods, type OfferedMethod } from '../deposits/find-method.ts'
import { readRoutes } from '../routes/read-routes.ts'
import type { PartnerHealth } from '../partners/partner-health.ts'
import type { PaymentPartners } from '../partners/payment-partners.ts'
import { percentText } from '../../bonuses/rules/percent-text.ts'
import { isFollowing } from '../usdt/chain/is-following.ts'
import { readChainLag } from '../usdt/chain/read-chain-lag.ts'
import type { Usdt } from '../usdt/open-usdt.ts'

export type ListPorts = {
  clock: Clock
  db: Db
  partners: PaymentPartners
  partnerHealth: PartnerHealth
  usdt: Usdt | null
}

/**
 * The methods of a currency, each with the ways in which it can be paid now, in the shape that the
 * site is set to. A partner's page is there in the e-wallet shape alone; a method that nothing can
 * be paid in by is left out.
 */
export async function listPaymentMethods(ports: ListPorts, currency: Currency) {
  const settings = await readSettings(ports.db)
  const { payment_shape } = settings
  const isEwallet = payment_shape === 'ewallet'
  const all = await listMethods(ports.db)
  const ways = await readWays(ports, all, isEwallet)
  const lateMinutes = await readChainLag(ports)
  const methods = all
    .filter((method) => method.currency === currency)
    .map((method) => ({
      ...showMethod(method, channelTypes(method, ways(method)), takaRates(settings)),
      ...(method.type === 'chain' && lateMinutes !== null && { late_minutes: lateMinutes }),
    }))
    .filter(({ type, channels }) => type === 'manual' || channels.length > 0)
  return isEwallet ? { type: 'ewallet' as const, pgs: methods } : methods
}

type Open = { method_key: string; account_type: AccountType }

async function readWays(
  { db, partners, partnerHealth, usdt }: ListPorts,
  methods: readonly OfferedMethod[],
  isEwallet: boolean,
) {
  const { rows } = await sql<Open>`
    SELECT DISTINCT method_key, account_type FROM receiving_account WHERE status = 'active'
  `.execute(db)
  const resting = await partnerHealth.resting()
  const awake = partners.keys.filter((key) => !resting.includes(key))
  const routesOf = await readRoutes(db)
  const leadsOn = methods
    .filter(({ checkout, status }) => checkout && awake.includes(checkout) && status === 'active')
    .map(({ key }) => key)
  const hasChain = usdt !== null && !resting.includes(CHAIN_KEY) && (await isFollowing(db))
  return ({ key }: OfferedMethod) => ({
    hasChain,
    hasAccount: (type: AccountType) =>
      rows.some((one) => one.method_key === key && one.account_type === type),
    hasPage: isEwallet && routesOf(key).some(({ to }) => leadsOn.includes(to)),
  })
}

function showMethod(method: OfferedMethod, types: readonly ChannelType[], rates: TakaRates) {
  const { currency, paidIn = currency } = method
  const text = (minor: bigint) => decimalAmount(minor, currency)
  // Whatever is sent, its limits are shown in the currency of the player's account.
  const worth = (minor: bigint, rounding: 'ceil' | 'floor') =>
    text(paidIn === currency ? minor : inTaka(minor, paidIn, { rates, rounding }))
  return {
    id: Number(method.id),
    name: method.name,
    icon: `/storage/methods/${method.key}.svg`,
    status: method.status,
    type: method.type,
    channels: channelsOf(types),
    color: method.color,
    text_color: method.textColor,
    deposit_min: worth(method.depositMinMinor, 'ceil'),
    deposit_max: worth(method.depositMaxMinor, 'floor'),
    ...(method.withdraws === false && { withdraws: false }),
    withdrawal_min: text(method.withdrawalMinMinor),
    withdrawal_max: text(method.withdrawalMaxMinor),
    ...showTerms(method),
    account_digits: [...method.accountDigits],
  }
}

/** What staff set for a method; what is open or free is left out. */
function showTerms({ terms, currency }: OfferedMethod) {
  const { depositDayMaxMinor, withdrawalDayMaxMinor, feeFixedMinor, feePercentHundredths } = terms
  const text = (minor: bigint) => decimalAmount(minor, currency)
  const isFree = feeFixedMinor === 0n && feePercentHundredths === 0
  return {
    ...(depositDayMaxMinor !== null && { deposit_day_max: text(depositDayMaxMinor) }),
    ...(withdrawalDayMaxMinor !== null && { withdrawal_day_max: text(withdrawalDayMaxMinor) }),
    ...(!isFree && {
      withdrawal_fee: { fixed: text(feeFixedMinor), percent: percentText(feePercentHundredths) },
    }),
  }
}
