import { describeBlock, DRAW_BLOCKS } from '../../ticket/describe-block.ts'

/** The bytes of a draw, computed in the browser by itself: see `fairness/expand-seeds.ts`. */
export async function expandSeeds(serverSeed: string, clientSeed: string): Promise<Uint8Array> {
  const text = new TextEncoder()
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const secret = text.encode(serverSeed)
  const key = await crypto.subtle.importKey('raw', secret, algorithm, false, ['sign'])
  const bytes = new Uint8Array(DRAW_BLOCKS * 32)
  for (let block = 0; block < DRAW_BLOCKS; block += 1) {
    const message = text.encode(describeBlock(clientSeed, block))
    bytes.set(new Uint8Array(await crypto.subtle.sign('HMAC', key, message)), block * 32)
  }
  return bytes
}
