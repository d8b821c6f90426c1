import type { Language } from '@maidan/contract'
import { sql } from 'kysely'
import { possiblePhones } from '../rules/read-phone.ts'
import { verifiedInTime } from '../rules/usable-from.ts'
import { sendCode, type CodeAsker } from './send-code.ts'
import type { Config } from '../../platform/config.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/db.ts'
import type { Limits } from '../../platform/limits/open-limits.ts'
import { FIRST_LANGUAGE } from '../../platform/texts/languages.ts'

type Ports = { config: Config; clock: Clock; db: Db; limits: Limits }

type Ask = CodeAsker & { channel: 'sms' | 'email'; address: string; username: string }

type Row = { id: bigint; language: Language; email: string; phones: string[] }

/**
 * Sends a code for a new password if the address belongs to the username. Whoever asks is
 * answered alike, and after the same work, whether it does or not. A reset goes to a phone that is
 * verified, an added one a day after that, or to the e-mail of the account: without that, somebody
 * new who has not verified anything yet could never come back. It counts against the two together: an
 * invented username uses nothing up of what the owner of the address has.
 */
export async function sendResetCode(ports: Ports, ask: Ask) {
  const { channel, address, username, ip, captcha } = ask
  const subject = username.toLowerCase()
  const player = await findPlayer(ports, subject)
  const own = channel === 'email' ? [player?.email] : (player?.phones ?? [])
  const given = channel === 'email' ? [address.toLowerCase()] : phonesMeant(address)
  const fitting = given.find((one) => own.includes(one))
  const target = fitting ?? given[0] ?? ''
  await sendCode(ports, {
    bond: { purpose: 'reset_password', subject, target },
    slot: target,
    playerId: fitting && player ? player.id : null,
    channel,
    language: player?.language ?? FIRST_LANGUAGE,
    counts: [['resetCodePerTarget', `${subject} ${target}`]],
    ip,
    captcha,
  })
}

/** A number that cannot be read stands for itself: it fits nobody. */
function phonesMeant(typed: string): string[] {
  const phones = possiblePhones(typed)
  return phones.length > 0 ? phones : [typed]
}

async function findPlayer({ clock, db }: Ports, account: string): Promise<Row | undefined> {
  const { rows } = await sql<Row>`
    SELECT p.id, p.language, lower(p.email) AS email, array(
      SELECT phone FROM player_phone
      WHERE player_id = p.id
        AND (ordinal = 0 AND verified_at IS NOT NULL OR verified_at <= ${verifiedInTime(clock.now())})
    ) AS phones
    FROM player p WHERE lower(p.username) = ${account}
  `.execute(db)
  return rows[0]
}
