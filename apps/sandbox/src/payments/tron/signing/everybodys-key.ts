import { pbkdf2Sync } from 'node:crypto'
import { HDKey } from '@scure/bip32'

/** The mnemonic that everybody tries wallets with; whatever really came to its addresses would be taken. */
const MNEMONIC = `${'abandon '.repeat(11)}about`
const ACCOUNT = "m/44'/195'/0'"
const SEED_ROUNDS = 2_048
const SEED_BYTES = 64

/** The private half of the key that sandboxes make players' addresses of. */
export function everybodysKey(): HDKey {
  const seed = pbkdf2Sync(MNEMONIC, 'mnemonic', SEED_ROUNDS, SEED_BYTES, 'sha512')
  return HDKey.fromMasterSeed(seed).derive(ACCOUNT)
}
