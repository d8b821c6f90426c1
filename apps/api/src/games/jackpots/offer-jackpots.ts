import { PLAYER_CURRENCIES } from '@maidan/contract'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/db.ts'
import { readTextFields } from '../../platform/texts/text-fields.ts'
import { potAccount } from './pot-account.ts'
import type { Catalogue } from '../studios/catalogue-form.ts'

type Told = Catalogue['jackpots']

/**
 * Brings the jackpots of these providers up to what their studio tells. One that it tells of no more
 * takes nothing from bets; what lies in it stays there. A code stays with who brought it.
 */
export async function offerJackpots(
  tx: Tx,
  { platforms, jackpots }: { platforms: readonly string[]; jackpots: Told },
) {
  const own = jackpots.filter(({ platform }) => platforms.includes(platform))
  const codes = own.map(({ code }) => code)
  await sql`
    UPDATE jackpot SET offered = false
    WHERE platform = ANY(${platforms}::text[]) AND code <> ALL(${codes}::text[])
  `.execute(tx)
  for (const jackpot of own) await offer(tx, jackpot)
}

async function offer(tx: Tx, jackpot: Told[number]) {
  const names = JSON.stringify(readTextFields(jackpot, 'title'))
  const { rows } = await sql`
    INSERT INTO jackpot (code, platform, names, share_bps)
    VALUES (${jackpot.code}, ${jackpot.platform}, ${names}::jsonb, ${jackpot.share_bps})
    ON CONFLICT (code) DO UPDATE SET
      names = EXCLUDED.names, share_bps = EXCLUDED.share_bps, offered = true
    WHERE jackpot.platform = EXCLUDED.platform
    RETURNING code
  `.execute(tx)
  if (rows.length === 0) return
  await sql`
    UPDATE game SET jackpot_code = CASE WHEN code = ANY(${jackpot.games}::text[]) THEN ${jackpot.code} END
    WHERE platform = ${jackpot.platform}
      AND (jackpot_code = ${jackpot.code} OR code = ANY(${jackpot.games}::text[]))
  `.execute(tx)
  for (const currency of PLAYER_CURRENCIES) await openPot(tx, jackpot.code, currency)
}

async function openPot(tx: Tx, code: string, currency: (typeof PLAYER_CURRENCIES)[number]) {
  const pot = await potAccount(tx, { code, part: 'pot', currency })
  const reserve = await potAccount(tx, { code, part: 'reserve', currency })
  await sql`
    INSERT INTO jackpot_pot (jackpot_code, currency, pot_account, reserve_account)
    VALUES (${code}, ${currency}, ${pot}, ${reserve})
    ON CONFLICT DO NOTHING
  `.execute(tx)
}
