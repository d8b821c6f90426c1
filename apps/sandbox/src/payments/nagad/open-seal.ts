import {
  constants,
  createPrivateKey,
  createPublicKey,
  publicEncrypt,
  sign,
  verify,
} from 'node:crypto'
import type { NagadOptions } from './nagad-options.ts'
import { openPkcs1 } from './open-pkcs1.ts'
import { NagadRefusal } from './nagad-refusal.ts'

export type Sealed = { sensitiveData: string; signature: string }

/** How Nagad and its merchant seal what only the other may read, and show who wrote it. */
export type Seal = {
  /** @throws NagadRefusal when it is not the merchant's. */
  open: (sealed: Sealed) => unknown
  close: (content: object) => Sealed
}

const padding = constants.RSA_PKCS1_PADDING

/** RSA with PKCS#1 v1.5 both ways: the partner's protocol asks for it. */
export function openSeal(options: NagadOptions): Seal {
  const own = createPrivateKey({ key: der(options.privateKey), format: 'der', type: 'pkcs8' })
  const merchants = createPublicKey({
    key: der(options.merchantPublicKey),
    format: 'der',
    type: 'spki',
  })
  const hashes = options.acceptSha1 === true ? ['RSA-SHA256', 'RSA-SHA1'] : ['RSA-SHA256']

  return {
    open: ({ sensitiveData, signature }) => {
      const plain = orRefuse('INVALID_REQUEST', () =>
        openPkcs1(own, Buffer.from(sensitiveData, 'base64')),
      )
      const written = Buffer.from(signature, 'base64')
      if (!hashes.some((hash) => verify(hash, plain, merchants, written)))
        throw new NagadRefusal('INVALID_SIGNATURE')
      return orRefuse('INVALID_REQUEST', (): unknown => JSON.parse(plain.toString()))
    },
    close: (content) => {
      const plain = Buffer.from(JSON.stringify(content))
      return {
        sensitiveData: publicEncrypt({ key: merchants, padding }, plain).toString('base64'),
        signature: sign('RSA-SHA256', plain, own).toString('base64'),
      }
    },
  }
}

function der(base64: string): Buffer {
  return Buffer.from(base64, 'base64')
}

function orRefuse<T>(key: 'INVALID_REQUEST', work: () => T): T {
  try {
    return work()
  } catch {
    throw new NagadRefusal(key)
  }
}
