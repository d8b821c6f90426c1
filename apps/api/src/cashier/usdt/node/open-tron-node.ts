import type * as z from 'zod'
import { postJson } from '../../partners/answers/post-json.ts'
import { readAnswer, unknown, type Unknown } from '../../partners/answers/read-answer.ts'
import { openAskPartner } from '../../partners/ask-partner.ts'
import { blockAnswer, infosAnswer } from './node-answers.ts'
import type { TronNode } from './tron-node.ts'

type Settings = { url: string; key: string | undefined }

/** A full block of the chain comes with hundreds of transactions. */
const ANSWER_BYTES_MAX = 32 * 1024 * 1024
const ANSWER_TIMEOUT_MS = 10_000

/** Opens a node over TRON's public HTTP API. Only what is solid is asked for. */
export function openTronNode({ url, key }: Settings): TronNode {
  const ask = openAskPartner(ANSWER_BYTES_MAX)
  const headers = key === undefined ? {} : { 'TRON-PRO-API-KEY': key }
  const read = async <Fields>(schema: z.ZodType<Fields>, call: string, body: object) => {
    const request = postJson(`${url}/walletsolidity/${call}`, body, headers)
    const answer = readAnswer(schema, await ask({ ...request, timeoutMs: ANSWER_TIMEOUT_MS }))
    return answer.kind === 'read' && answer.status !== 200
      ? unknown(`HTTP ${answer.status}`)
      : answer
  }
  return {
    async head() {
      const answer = await read(blockAnswer, 'getnowblock', {})
      return answer.kind === 'read' ? { kind: 'head', block: answer.fields.block } : answer
    },
    async read(height) {
      const asked = { num: height }
      const block = await read(blockAnswer, 'getblockbynum', asked)
      if (block.kind === 'unknown') return block
      if (block.fields.txids.length === 0) return wholeBlock(height, block.fields, [])
      const infos = await read(infosAnswer, 'gettransactioninfobyblocknum', asked)
      if (infos.kind === 'unknown') return infos
      return wholeBlock(height, block.fields, infos.fields)
    },
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
