import type { ContractCall, RawData } from './tron-transaction.ts'

export const TYPE_URL = 'type.googleapis.com/protocol.TriggerSmartContract'
const TRIGGER_SMART_CONTRACT = 31

/** What is signed, in the chain's own bytes: their SHA-256 is the transaction's id. */
export function encodeRawData({ owner, contract, data }: ContractCall, raw: RawData): Buffer {
  const trigger = Buffer.concat([
    bytes(1, hex(owner)),
    bytes(2, hex(contract)),
    bytes(4, hex(data)),
  ])
  const parameter = Buffer.concat([bytes(1, Buffer.from(TYPE_URL)), bytes(2, trigger)])
  const call = Buffer.concat([number(1, TRIGGER_SMART_CONTRACT), bytes(2, parameter)])
  return Buffer.concat([
    bytes(1, hex(raw.ref_block_bytes)),
    bytes(4, hex(raw.ref_block_hash)),
    number(8, raw.expiration),
    bytes(11, call),
    number(14, raw.timestamp),
    number(18, raw.fee_limit),
  ])
}

const LENGTH_DELIMITED = 2

function bytes(field: number, value: Buffer): Buffer {
  return Buffer.concat([key(field, LENGTH_DELIMITED), varint(value.length), value])
}

function number(field: number, value: number): Buffer {
  return Buffer.concat([key(field, 0), varint(value)])
}

function key(field: number, wire: number): Buffer {
  return varint(field * 8 + wire)
}

function varint(value: number): Buffer {
  const groups: number[] = []
  let rest = value
  while (rest >= 128) {
    groups.push((rest % 128) + 128)
    rest = Math.floor(rest / 128)
  }
  return Buffer.from([...groups, rest])
}

function hex(text: string): Buffer {
  return Buffer.from(text, 'hex')
}
