import { usdtText } from './usdt-text.ts'

/** What a transfer of the token costs, as the chain reckons it. A TRX is a million sun. */
export type TransferCost = {
  /** What the contract takes to run, and what one of it costs. */
  energy: number
  energySun: number
  /** What one byte of the transaction costs. */
  byteSun: number
}

/** A signed transfer of a token, in bytes. */
const TRANSFER_BYTES = 345n

/**
 * The most that one transfer burns of the sender's TRX: nothing of it where energy and bandwidth were
 * rented or staked.
 */
export function transferFeeSun({ energy, energySun, byteSun }: TransferCost): bigint {
  return BigInt(energy) * BigInt(energySun) + TRANSFER_BYTES * BigInt(byteSun)
}

/** TRX as people read it: like a dollar, it has six digits after the point. */
export function trxText(sun: bigint): string {
  return usdtText(sun)
}
