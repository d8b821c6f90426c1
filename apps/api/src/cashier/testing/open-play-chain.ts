import type { World } from '@maidan/testkit'
import pg from 'pg'
import { tronAccount } from '../usdt/addresses/tron-address.ts'

/** A transfer of USDT that is in the chain for good. */
export type FinalTransfer = { txid: string; index: number; receiver: string; micro: bigint }

const USDT = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'
/** Once everything is solid a transaction is where its last block is, or nowhere. */
const PLACE = 'case when replaced_at is null then block else later_block end'
const LAST = 'greatest(block, replaced_at, later_block)'

type Row = { txid: string; index: number; receiver: string; amount_micro: string }

/** The sandbox's chain as people and tests have it: its play wallet, its faults, its own books. */
export function openPlayChain({ partners }: World) {
  const books = new pg.Pool({ connectionString: partners.booksUrl, max: 1 })
  const ask = async (method: string, path: string, body?: object) => {
    const answer = await fetch(partners.payments + path, {
      method,
      ...(body && {
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    })
    if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`)
    return answer.json()
  }
  const lastHeight = async () => {
    const { rows } = await books.query<{ last: string | null }>(
      `select max(${LAST}) as last from tron.transaction`,
    )
    return Number(rows[0]?.last ?? 0)
  }
  return {
    lastHeight,
    send: (to: string, amount: string, fault: string | null) =>
      ask('POST', '/api/usdt/send', { to, amount, ...(fault !== null && { fault }) }),
    refill: () => ask('POST', '/api/usdt/play-money'),
    order: (fault: object) => ask('POST', '/__ctl/tron/faults', fault),
    clearFaults: () => ask('DELETE', '/__ctl/tron/faults'),
    /** Whether all that was ever sent is where it will stay. */
    async isFinal() {
      const { solid } = await ask('GET', '/api/usdt')
      return solid >= (await lastHeight())
    },
    /** What has come to whom, in the order of the chain. */
    async finalTransfers(): Promise<FinalTransfer[]> {
      const { rows } = await books.query<Row>(
        `select txid, index, right(receiver, 40) as receiver, amount_micro
         from tron.transaction join tron.transfer using (txid)
         where not is_reverted and right(token, 40) = $1 and amount_micro > 0
           and ${PLACE} is not null order by ${PLACE}, number, index`,
        [tronAccount(USDT)],
      )
      return rows.map(({ amount_micro, ...row }) => ({ ...row, micro: BigInt(amount_micro) }))
    },
    close: () => books.end(),
  }
}

export type PlayChain = ReturnType<typeof openPlayChain>
