/** What became of a transaction of a block, in the names of TRON's nodes. */
export type TransactionInfo = {
  id: string
  /** What it burnt of its sender's TRX, in sun. */
  fee?: number | undefined
  receipt?: { result?: string | undefined } | undefined
  /** `FAILED`, or missing. */
  result?: string | undefined
  log?: readonly TransactionLog[] | undefined
}

export type TransactionLog = {
  /** The contract that speaks, without the 41 that TRON's addresses begin with. */
  address: string
  topics?: readonly string[] | undefined
  data?: string | undefined
}

/** Tokens that came to an address. Accounts are the 20 bytes of an address in lower-case hex. */
export type Transfer = {
  txid: string
  /** Its place among the logs of its transaction: one transaction may hold several transfers. */
  logIndex: number
  from: string
  to: string
  micro: bigint
}

/** keccak256 of `Transfer(address,address,uint256)`. */
const TRANSFER = 'ddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'
const TXID = /^[0-9a-f]{64}$/
const WORD = /^[0-9a-f]{64}$/
const ACCOUNT_WORD = /^0{24}[0-9a-f]{40}$/
/** More than this there is not of any dollar, and the database could not hold it. */
const MICRO_MAX = 10n ** 18n

/**
 * The transfers of one token in a block. Only the contract's address says which token it is: anybody
 * can give their own the same name. What failed has moved nothing, whatever it logged.
 */
export function readTransfers(infos: readonly TransactionInfo[], contract: string): Transfer[] {
  return infos
    .filter((info) => isDone(info) && TXID.test(info.id))
    .flatMap(({ id, log = [] }) =>
      log.flatMap((entry, logIndex) => {
        const moved = entry.address === contract ? readLog(entry) : null
        return moved ? [{ txid: id, logIndex, ...moved }] : []
      }),
    )
}

function isDone({ receipt, result }: TransactionInfo): boolean {
  return receipt?.result === 'SUCCESS' && result !== 'FAILED'
}

/** Null for any other event, and for words that are not exactly as long as the token writes them. */
function readLog({ topics = [], data = '' }: TransactionLog) {
  const [event, from = '', to = '', ...more] = topics
  if (event !== TRANSFER || more.length > 0) return null
  if (!ACCOUNT_WORD.test(from) || !ACCOUNT_WORD.test(to) || !WORD.test(data)) return null
  const micro = BigInt(`0x${data}`)
  if (micro === 0n || micro > MICRO_MAX) return null
  return { from: from.slice(24), to: to.slice(24), micro }
}
