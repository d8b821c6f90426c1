import * as z from 'zod'
import type { ContractCall, RawData } from '../transactions/tron-transaction.ts'

const hex = (digits: number) => z.string().regex(new RegExp(`^[0-9a-f]{${digits}}$`))
const whole = z.number().int().nonnegative()

const broadcastBody = z.object({
  txID: hex(64),
  raw_data: z.object({
    contract: z.tuple([
      z.object({
        type: z.literal('TriggerSmartContract'),
        parameter: z.object({
          value: z.object({
            data: z.string().regex(/^[0-9a-f]{8,1024}$/),
            owner_address: hex(42),
            contract_address: hex(42),
          }),
        }),
      }),
    ]),
    ref_block_bytes: hex(4),
    ref_block_hash: hex(16),
    expiration: whole,
    fee_limit: whole,
    timestamp: whole,
  }),
  signature: z.tuple([z.string()]),
})

/** A signed transaction that calls one contract. */
export type SignedTransaction = {
  txid: string
  call: ContractCall
  raw: RawData
  signature: string
}

/** Reads what is broadcast; null where it is no signed call of a contract. */
export function readBroadcast(body: unknown): SignedTransaction | null {
  const parsed = broadcastBody.safeParse(body)
  if (!parsed.success) return null
  const { txID: txid, raw_data, signature } = parsed.data
  const { contract, ...raw } = raw_data
  const { data, owner_address: owner, contract_address } = contract[0].parameter.value
  return { txid, call: { owner, contract: contract_address, data }, raw, signature: signature[0] }
}
