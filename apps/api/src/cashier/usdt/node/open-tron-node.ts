import type * as z from 'zod'
import { postJson } from '../../partners/answers/post-json.ts'
import { readAnswer, unknown, type Unknown } from '../../partners/answers/read-answer.ts'
import { openAskPartner } from '../../partners/ask-partner.ts'
import { blockAnswer, infosAnswer, parametersAnswer, triedAnswer } from './node-answers.ts'
import type { TokenTransfer, TronNode } from './tron-node.ts'

/** `contract` is the account of the token whose transfers are reckoned. */
type Settings = { url: string; key: string | undefined; contract: string }

/** A full block of the chain comes with hundreds of transactions. */
const ANSWER_BYTES_MAX = 32 * 1024 * 1024
const ANSWER_TIMEOUT_MS = 10_000

/** TRON's accounts begin with it where they stand in calls. */
const PREFIX = '41'
const WORD_DIGITS = 64

/** Opens a node over TRON's public HTTP API. What moves money is asked of its solid side alone. */
export function openTronNode({ url, key, contract }: Settings): TronNode {
  const ask = openAskPartner(ANSWER_BYTES_MAX)
  const headers = key === undefined ? {} : { 'TRON-PRO-API-KEY': key }
  const read = async <Fields>(schema: z.ZodType<Fields>, call: string, body: object) => {
    const request = postJson(`${url}/${call}`, body, headers)
    const answer = readAnswer(schema, await ask({ ...request, timeoutMs: ANSWER_TIMEOUT_MS }))
    return answer.kind === 'read' && answer.status !== 200
      ? unknown(`HTTP ${answer.status}`)
      : answer
  }
  return {
    async head() {
      const answer = await read(blockAnswer, 'walletsolidity/getnowblock', {})
      return answer.kind === 'read' ? { kind: 'head', block: answer.fields.block } : answer
    },
    async read(height) {
      const asked = { num: height }
      const block = await read(blockAnswer, 'walletsolidity/getblockbynum', asked)
      if (block.kind === 'unknown') return block
      if (block.fields.txids.length === 0) return wholeBlock(height, block.fields, [])
      const infos = await read(infosAnswer, 'walletsolidity/gettransactioninfobyblocknum', asked)
      if (infos.kind === 'unknown') return infos
      return wholeBlock(height, block.fields, infos.fields)
    },
    async transferCost(transfer) {
      const prices = await read(parametersAnswer, 'wallet/getchainparameters', {})
      if (prices.kind === 'unknown') return prices
      const call = transferCall(contract, transfer)
      const tried = await read(triedAnswer, 'wallet/triggerconstantcontract', call)
      if (tried.kind === 'unknown') return tried
      return { kind: 'cost', energy: tried.fields.energy_used, ...prices.fields }
    },
  }
}

function transferCall(contract: string, { from, to, micro }: TokenTransfer) {
  const word = (hex: string) => hex.padStart(WORD_DIGITS, '0')
  return {
    owner_address: PREFIX + from,
    contract_address: PREFIX + contract,
    function_selector: 'transfer(address,uint256)',
    parameter: word(to) + word(micro.toString(16)),
  }
}

type Read<Schema extends z.ZodType> = z.output<Schema>

/**
 * The two answers may come from two machines behind one address, of which one is not there yet: a
 * block counts only with a word on every one of its transactions, and on no other.
 */
function wholeBlock(
  height: number,
  { block, txids }: Read<typeof blockAnswer>,
  infos: Read<typeof infosAnswer>,
): Awaited<ReturnType<TronNode['read']>> {
  const told = new Set(infos.map(({ id }) => id))
  const isWhole = txids.length === infos.length && txids.every((txid) => told.has(txid))
  const isOfBlock = infos.every(({ blockNumber }) => blockNumber === height)
  if (!isWhole || !isOfBlock) return missing(height)
  return { kind: 'block', block, infos }
}

function missing(height: number): Unknown {
  return unknown(`block ${height} is not whole`)
}
