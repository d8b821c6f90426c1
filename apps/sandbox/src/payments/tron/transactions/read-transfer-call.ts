/** `transfer(address,uint256)`. */
export const TRANSFER = 'a9059cbb'

const CALL = /^a9059cbb0{24}([0-9a-f]{40})([0-9a-f]{64})$/
const PREFIX = '41'

/** The receiver and the amount of a call that transfers tokens; null for any other call. */
export function readTransferCall(data: string): { receiver: string; micro: bigint } | null {
  const [, account = '', amount = ''] = CALL.exec(data) ?? []
  if (account === '') return null
  const micro = BigInt(`0x${amount}`)
  return micro === 0n ? null : { receiver: PREFIX + account, micro }
}
