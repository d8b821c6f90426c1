/** The way from the house's seed to the key of an address, as wallets write it. */
export function addressPath(index: bigint): string {
  return `m/44'/195'/0'/0/${index.toString()}`
}
