import * as z from 'zod'
import { WalletError } from '../../wallet-error.ts'
import { readTronAddress } from '../tron-address.ts'

const TRANSFERS_MAX = 1_000

const address = z.string().transform((text, context) => {
  const payload = readTronAddress(text)
  if (payload !== null) return payload
  context.addIssue({ code: 'custom', message: 'This is no TRON address.' })
  return z.NEVER
})

const sweepFile = z.object({
  kind: z.literal('usdt-sweep'),
  version: z.literal(1),
  contract: address,
  transfers: z
    .array(
      z.object({
        from: address,
        /** Below the account: only keys of players' addresses are signed with. */
        path: z.string().regex(/^m\/44'\/195'\/0'\/0\/\d{1,9}$/),
        key: z.string().regex(/^[0-9a-f]{8}$/),
        to: address,
        micro: z
          .string()
          .regex(/^[1-9]\d{0,17}$/)
          .transform(BigInt),
      }),
    )
    .min(1)
    .max(TRANSFERS_MAX),
})

export type SweepFile = z.output<typeof sweepFile>
export type SweepTransfer = SweepFile['transfers'][number]

/** Reads the file of a sweep, as text. @throws saying what is wrong with it. */
export function readSweepFile(text: string): SweepFile {
  const parsed = sweepFile.safeParse(readJson(text))
  if (!parsed.success) throw new WalletError('INVALID_BODY', z.prettifyError(parsed.error))
  return parsed.data
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new WalletError('INVALID_BODY', 'This is no file of a sweep: it is not JSON.')
  }
}
