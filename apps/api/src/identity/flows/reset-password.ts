import { hashPassword } from '../../platform/security/hash-password.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import type { Tx, Db } from '../../platform/database/db.ts'
import { fieldRefusal } from '../../platform/http/refusal.ts'
import { isEasyPassword } from '../rules/password-rules.ts'
import { networkOf } from '../../platform/limits/network-of.ts'
import { readPhones } from '../queries/read-phones.ts'
import { forgiveLogins } from './log-in.ts'
import { codeRefusal, redeemCode } from '../../bonuses/flows/redeem-code.ts'
import { replacePassword } from './replace-password.ts'
import type { Config } from '../../platform/config.ts'
import type { Logger } from 'pino'
import type { Clock } from '../../platform/clock.ts'
import type { Limits } from '../../platform/limits/open-limits.ts'

type Ports = { config: Config; log: Logger; clock: Clock; db: Db; limits: Limits }

type Reset = { username: string; code: string; password: string; ip: string }

/**
 * Sets a new password with the code that was sent, and ends every session. A username that nobody
 * has is answered as one whose code is wrong. Nobody is logged in by it.
 */
export async function resetPassword(ports: Ports, { username, code, password, ip }: Reset) {
  const subject = username.toLowerCase()
  const purpose = 'reset_password'
  await takeLimits(ports, subject, ip)
  if (isEasyPassword(password, { username })) throw fieldRefusal('PASSWORD_COMMON', 'password')
  const passwordHash = await hashPassword(password)
  const outcome = await inTransaction(ports.db, async (tx) => {
    const tried = await redeemCode(ports, tx, { purpose, subject, code })
    if (tried.kind !== 'right') return tried
    await refuseOwnNumber(tx, tried.playerId, password)
    await replacePassword(tx, tried.playerId, passwordHash)
    return tried
  })
  if (outcome.kind !== 'right') throw await codeRefusal(ports, outcome, { ip, purpose })
  await forgiveLogins(ports, subject, ip)
}

async function takeLimits({ limits }: Ports, account: string, ip: string) {
  await limits.take('resetTryPerIp', networkOf(ip))
  await limits.take('resetTryPerAccountFromIp', `${account} ${networkOf(ip)}`)
  await limits.take('resetTryPerAccount', account)
}

/** Only who has the right code hears this, and the code stays good. */
async function refuseOwnNumber(tx: Tx, playerId: bigint, password: string) {
  const phones = (await readPhones(tx, playerId)).map(({ phone }) => phone)
  if (isEasyPassword(password, { phones })) throw fieldRefusal('PASSWORD_COMMON', 'password')
}
