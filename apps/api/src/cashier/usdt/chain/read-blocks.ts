import { followChain, type BlockName, type ChainBreak } from '@maidan/cashier'
import type { Logger } from 'pino'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/database/db.ts'
import type { PartnerHealth } from '../../partners/partner-health.ts'
import type { Usdt } from '../open-usdt.ts'
import { beginCursor, noteBreak, readCursor } from './chain-cursor.ts'
import { storeBlock } from './store-block.ts'

export type ReadPorts = {
  clock: Clock
  db: Db
  log: Pick<Logger, 'error' | 'debug'>
  partnerHealth: PartnerHealth
}

/** So many a turn: what has come is credited between them, however far behind the house is. */
const BLOCKS_MAX = 40

/** Reads the solid blocks that are new, in order and without a gap. Returns how many. */
export async function readBlocks(ports: ReadPorts, usdt: Usdt): Promise<number> {
  const head = await usdt.node.head()
  if (head.kind === 'unknown') return fail(ports, head.why)
  const last = await readCursor(ports.db)
  if (last === null) {
    await beginCursor(ports.db, head.block, ports.clock.now())
    return 0
  }
  if (head.block.height === last.height && head.block.id !== last.id)
    return halt(ports, last, 'parent')
  return readUpTo(ports, usdt, { last, headHeight: head.block.height })
}

async function readUpTo(
  ports: ReadPorts,
  usdt: Usdt,
  { last, headHeight }: { last: BlockName; headHeight: number },
): Promise<number> {
  const until = Math.min(headHeight, last.height + BLOCKS_MAX)
  let before = last
  for (let height = last.height + 1; height <= until; height += 1) {
    const answer = await usdt.node.read(height)
    if (answer.kind === 'unknown') return fail(ports, answer.why, height - last.height - 1)
    const { block } = answer
    const broken = followChain(before, block)
    if (broken !== null) return halt(ports, before, broken)
    const { contract, sweepTo } = usdt
    await storeBlock(ports, { last: before, next: answer, contract, sweepTo })
    before = block
  }
  await ports.partnerHealth.note('tron', 'read')
  if (headHeight === last.height) await noteBreak(ports.db, null, ports.clock.now())
  return before.height - last.height
}

/** What cannot be read is read again, from the same block on. */
async function fail({ partnerHealth, log }: ReadPorts, why: string, read = 0): Promise<number> {
  log.debug({ why }, 'the node of TRON cannot be read')
  await partnerHealth.note('tron', 'unknown')
  return read
}

/** Nothing is read, and nothing credited, until the node shows the chain that was read before. */
async function halt(ports: ReadPorts, { height, id }: BlockName, why: ChainBreak): Promise<number> {
  if (await noteBreak(ports.db, why, ports.clock.now()))
    ports.log.error({ height, id, why }, 'the next block of TRON does not follow the last read')
  return 0
}
