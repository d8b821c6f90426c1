import { createPrivateKey, generateKeyPairSync } from 'node:crypto'
import type { JsonWebKey, KeyObject } from 'node:crypto'
import { sql } from 'kysely'
import { isSealedByPresent, openSealKeys, openText, sealText } from '../authenticator/seal-text.ts'
import type { SealKeys } from '../authenticator/seal-text.ts'
import type { Config } from '../config.ts'
import { inTransaction } from '../database/in-transaction.ts'
import type { Db, Tx } from '../database/db.ts'

type Ports = { config: Config; db: Db }

/** By what push services know the house: the public key is what browsers subscribe with. */
export type VapidKeys = { publicKey: string; privateKey: KeyObject }

const CURVE = 'prime256v1'
const PLACE = 'push_key.private_key'
/** How a point stands in bytes that are not packed. */
const UNPACKED = Buffer.from([4])

type Row = { public_key: string; private_key: string }

/**
 * The house's own keys, made when they are first needed. Where no secret opens them any more, new
 * ones take their place, and the devices that knew the old ones are forgotten with them.
 */
export async function readVapidKeys({ db, config }: Ports): Promise<VapidKeys> {
  const seal = openSealKeys(config)
  const { rows } = await sql<Row>`SELECT public_key, private_key FROM push_key`.execute(db)
  const kept = rows[0] && openKeys(seal, rows[0])
  if (kept && isSealedByPresent(seal, rows[0]?.private_key ?? '')) return kept
  return inTransaction(db, (tx) => renew(tx, seal))
}

async function renew(tx: Tx, seal: SealKeys): Promise<VapidKeys> {
  await sql`LOCK TABLE push_key IN EXCLUSIVE MODE`.execute(tx)
  const { rows } = await sql<Row>`SELECT public_key, private_key FROM push_key`.execute(tx)
  const kept = rows[0] && openKeys(seal, rows[0])
  const keys = kept ?? makeKeys()
  if (rows[0] && !kept) await sql`DELETE FROM push_device`.execute(tx)
  const sealed = sealText(seal, JSON.stringify(keys.privateKey.export({ format: 'jwk' })), PLACE)
  await sql`
    INSERT INTO push_key (public_key, private_key) VALUES (${keys.publicKey}, ${sealed})
    ON CONFLICT (sole) DO UPDATE
    SET public_key = EXCLUDED.public_key, private_key = EXCLUDED.private_key
  `.execute(tx)
  return keys
}

function openKeys(seal: SealKeys, { public_key: publicKey, private_key }: Row): VapidKeys | null {
  const text = openText(seal, private_key, PLACE)
  if (text === null) return null
  const key = JSON.parse(text) as JsonWebKey
  return { publicKey, privateKey: createPrivateKey({ key, format: 'jwk' }) }
}

function makeKeys(): VapidKeys {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: CURVE })
  const { x = '', y = '' } = privateKey.export({ format: 'jwk' })
  const point = [UNPACKED, Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]
  return { publicKey: Buffer.concat(point).toString('base64url'), privateKey }
}
