import { earnedPoints, isElsewhere, vipStanding } from '@maidan/cashier'
import { readCountryList, type CallAnswer, type Calls, type Theme } from '@maidan/contract'
import { decimalAmount } from '@maidan/money'
import { sql } from 'kysely'
import { readVipTerms, type VipTerms } from '../../bonuses/vip/read-vip-terms.ts'
import type { Db } from '../../platform/database/db.ts'
import type { PlayerIdentity } from '../../platform/http/handler.ts'
import { readSettings } from '../../platform/settings/read-settings.ts'
import { FIRST_LANGUAGE } from '../../platform/texts/languages.ts'
import { phoneCountry } from '../rules/read-phone.ts'

/** Friends shown in the record at most, newest first. */
const REFERRALS_MAX = 100
/** The level of everybody where the house has no levels of its own (SIL-052). */
const LEVEL = 'Normal'

type UserRecord = CallAnswer<Calls['showUser']>
type Currency = PlayerIdentity['currency']

type Row = {
  id: bigint
  remote_id: string
  username: string
  name: string
  phone: string
  number: string
  phone_verified: boolean
  email: string
  email_verified_at: Date | null
  birth_date: string | null
  created_at: Date
  currency: Currency
  balance_minor: bigint
  vip_points: bigint
  vip_earned_minor: bigint
  referral_bonus_minor: bigint
  referral_code: string
  previous_login_at: Date | null
  theme: Theme | null
}

/** The documents' user record (ENT-03). `last_login_at` is the login before the present one. */
export async function showPlayer(db: Db, { playerId }: PlayerIdentity): Promise<UserRecord> {
  const { rows } = await sql<Row>`
    SELECT p.id, p.remote_id, p.username, p.name, m.shown AS phone, m.phone AS number,
      m.verified_at IS NOT NULL AS phone_verified, p.email, p.email_verified_at,
      p.birth_date::text, p.created_at, p.currency, a.balance_minor, p.vip_points,
      p.vip_earned_minor, p.referral_bonus_minor, p.referral_code, p.previous_login_at,
      p.theme
    FROM player p
    JOIN player_phone m ON m.player_id = p.id AND m.ordinal = 0
    JOIN account a ON a.id = p.cash_account
    WHERE p.id = ${playerId}
  `.execute(db)
  const [row] = rows
  if (!row) throw new Error('a session without a player')
  const [terms, referrals, { referral_countries }] = await Promise.all([
    readVipTerms(db),
    readReferrals(db, row.id, row.currency),
    readSettings(db),
  ])
  const reach = referralReach(readCountryList(referral_countries), phoneCountry(row.number))
  return { ...asRecord(row), level: levelName(terms, row), ...reach, referrals }
}

function levelName({ levels }: VipTerms, row: Row): string {
  const { reached } = vipStanding(levels, earnedPoints(row.vip_earned_minor))
  return levels[reached ?? -1]?.names[FIRST_LANGUAGE] ?? LEVEL
}

/** Nothing where friends may be brought from anywhere. */
function referralReach(countries: string[], country: string | null) {
  if (countries.length === 0) return {}
  return { referral_reach: { countries, here: !isElsewhere({ countries }, country) } }
}

function asRecord(row: Row): Omit<UserRecord, 'level' | 'referral_reach' | 'referrals'> {
  const { remote_id, username, name, phone, email, currency, referral_code, theme } = row
  return {
    id: Number(row.id),
    remote_id,
    username,
    name,
    phone,
    email,
    session_id: row.phone_verified ? 1 : 0,
    email_verified_at: row.email_verified_at?.toISOString() ?? null,
    dofb: row.birth_date,
    created_at: row.created_at.toISOString(),
    currency,
    balance: decimalAmount(row.balance_minor, currency),
    vip_coin: row.vip_points.toString(),
    cash_bonus: decimalAmount(row.referral_bonus_minor, currency),
    referral_code,
    theme,
    last_login_at: row.previous_login_at?.toISOString() ?? null,
  }
}

/** Friends by the first letters of their usernames: the rest is theirs to tell. */
async function readReferrals(db: Db, playerId: bigint, currency: Currency) {
  const { rows } = await sql<{ username: string; created_at: Date; bonus_minor: bigint }>`
    SELECT f.username, f.created_at, coalesce(r.amount_minor, 0) AS bonus_minor
    FROM player f LEFT JOIN referral_reward r ON r.referee_id = f.id
    WHERE f.referred_by = ${playerId} ORDER BY f.id DESC LIMIT ${REFERRALS_MAX}
  `.execute(db)
  return rows.map(({ username, created_at, bonus_minor }) => ({
    username: `${username.slice(0, 2)}***`,
    joined_at: created_at.toISOString(),
    bonus: decimalAmount(bonus_minor, currency),
  }))
}
