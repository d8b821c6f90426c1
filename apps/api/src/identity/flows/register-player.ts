import { randomBytes, randomInt } from 'node:crypto'
import { AGREED_PAGES } from '@maidan/contract'
import { sql } from 'kysely'
import { writeAcceptance } from '../../content/pages/write-acceptance.ts'
import { fieldRefusal } from '../../platform/http/refusal.ts'
import { hashPassword } from '../../platform/security/hash-password.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import type { Tx, Db } from '../../platform/database/db.ts'
import type { SignUp } from '../rules/check-sign-up.ts'
import { refuseProblems } from '../rules/field-problems.ts'
import { writeInbox } from '../../support/inbox/write-inbox.ts'
import { openAccount } from '../../platform/ledger/account-book.ts'

type Ports = { db: Db }

const REMOTE_ID_BYTES = 18
const REFERRAL_CODE_LENGTH = 8
/** Letters and digits that are not taken for each other when read aloud. */
const REFERRAL_ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'

/**
 * Registers a player with the two accounts of their money and answers their id. What somebody else
 * has already is refused at its field, also when both ask at the same moment: the unique indexes
 * decide, and the flow runs again and then sees the other's row. The address is where they asked from,
 * null where nobody did.
 */
export async function registerPlayer(
  { db }: Ports,
  signUp: SignUp,
  ip: string | null = null,
): Promise<bigint> {
  const passwordHash = await hashPassword(signUp.password)
  return inTransaction(db, async (tx) => {
    const referrerId = await checkFree(tx, signUp)
    const playerId = await insertPlayer(tx, signUp, { passwordHash, referrerId, ip })
    await sql`
      INSERT INTO player_phone (player_id, ordinal, phone, shown)
      VALUES (${playerId}, 0, ${signUp.phone}, ${signUp.phoneShown})
    `.execute(tx)
    await writeAgreed(tx, playerId, signUp.agreed)
    await writeInbox(tx, playerId, { code: 'welcome', params: {} })
    return playerId
  })
}

async function writeAgreed(tx: Tx, playerId: bigint, agreed: SignUp['agreed']) {
  for (const key of AGREED_PAGES) {
    const version = agreed[key]
    if (version === undefined || (await writeAcceptance(tx, { playerId, key, version }))) continue
    throw fieldRefusal('PAGE_VERSION_UNKNOWN', `${key}_version`)
  }
}

type Taken = { username: boolean; email: boolean; phone: boolean; referrer_id: bigint | null }

/** Refuses what is taken; answers the id of the player who is named by the referral code. */
async function checkFree(tx: Tx, { username, email, phone, referralCode }: SignUp) {
  const { rows } = await sql<Taken>`
    SELECT
      EXISTS (SELECT FROM player WHERE lower(username) = lower(${username})) AS username,
      EXISTS (SELECT FROM player WHERE lower(email) = lower(${email})) AS email,
      EXISTS (
        SELECT FROM player_phone WHERE phone = ${phone} AND verified_at IS NOT NULL
      ) AS phone,
      (SELECT id FROM player WHERE referral_code = ${referralCode}) AS referrer_id
  `.execute(tx)
  const [taken] = rows
  const referrerId = taken?.referrer_id ?? null
  refuseProblems({
    username: taken?.username ? { code: 'USERNAME_TAKEN' } : null,
    email: taken?.email ? { code: 'EMAIL_TAKEN' } : null,
    phone: taken?.phone ? { code: 'PHONE_TAKEN' } : null,
    referral_code: referralCode && !referrerId ? { code: 'REFERRAL_UNKNOWN' } : null,
  })
  return referrerId
}

type Opening = { passwordHash: string; referrerId: bigint | null; ip: string | null }

async function insertPlayer(
  tx: Tx,
  signUp: SignUp,
  { passwordHash, referrerId, ip }: Opening,
): Promise<bigint> {
  const { rows } = await sql<{ id: bigint }>`
    SELECT nextval(pg_get_serial_sequence('player', 'id')) AS id
  `.execute(tx)
  const id = rows[0]?.id ?? 0n
  const { username, name, email, currency, agentCode, affiliateCode } = signUp
  const cash = await openAccount(tx, { code: `player:${id}:cash`, currency, kept: true })
  const held = await openAccount(tx, { code: `player:${id}:held`, currency, kept: true })
  await sql`
    INSERT INTO player (
      id, remote_id, username, password_hash, name, email, currency, cash_account, held_account,
      referral_code, referred_by, agent_code, affiliate_code, sign_up_ip
    ) VALUES (
      ${id}, ${randomBytes(REMOTE_ID_BYTES).toString('base64url')}, ${username}, ${passwordHash},
      ${name}, ${email}, ${currency}, ${cash}, ${held},
      ${newReferralCode()}, ${referrerId}, ${agentCode}, ${affiliateCode}, ${ip}
    )
  `.execute(tx)
  return id
}

function newReferralCode(): string {
  return Array.from(
    { length: REFERRAL_CODE_LENGTH },
    () => REFERRAL_ALPHABET[randomInt(REFERRAL_ALPHABET.length)],
  ).join('')
}
