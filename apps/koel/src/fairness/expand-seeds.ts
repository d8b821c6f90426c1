import { createHmac } from 'node:crypto'
import { describeBlock, DRAW_BLOCKS } from '../ticket/describe-block.ts'

/** The bytes of a draw: HMAC-SHA256 of `clientSeed:0`, `clientSeed:1` … with the server seed. */
export function expandSeeds(serverSeed: string, clientSeed: string): Uint8Array {
  const blocks: Buffer[] = []
  for (let block = 0; block < DRAW_BLOCKS; block += 1) {
    const hmac = createHmac('sha256', serverSeed).update(describeBlock(clientSeed, block), 'utf8')
    blocks.push(hmac.digest())
  }
  return Buffer.concat(blocks)
}
