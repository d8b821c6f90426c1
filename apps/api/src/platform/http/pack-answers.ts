import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { FastifyInstance } from 'fastify'

const pack = promisify(gzip)

/** Below, the head of a packed answer would outweigh what packing saves. */
const PACKED_MIN_CHARS = 1_000
/** Shared answers that stay packed: the lists and events that many ask for within seconds. */
const KEPT_MAX = 64

/**
 * Sends long texts packed to who takes them so: on a slow line a list of matches is a tenth. An
 * answer that is the same text for many is packed once (`isShared`). Players come in by a header and
 * staff by a cookie that no other site's page can send (`own-cookie.ts`): nobody can make another's
 * browser ask and learn from the lengths what the answer holds.
 */
export function packAnswers(app: FastifyInstance, { isShared }: { isShared: boolean }): void {
  const kept = new Map<string, Promise<Buffer>>()
  const packShared = (text: string): Promise<Buffer> => {
    const known = kept.get(text)
    if (known !== undefined) return known
    if (kept.size >= KEPT_MAX) kept.clear()
    const packed = pack(text)
    kept.set(text, packed)
    return packed
  }
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || payload.length < PACKED_MIN_CHARS) return payload
    void reply.header('vary', 'accept-encoding')
    if (!takesGzip(request.headers['accept-encoding'] ?? '')) return payload
    void reply.header('content-encoding', 'gzip')
    return isShared ? packShared(payload) : pack(payload)
  })
}

/** Whether a header of accepted encodings names gzip and does not refuse it. */
export function takesGzip(accepted: string): boolean {
  return accepted
    .split(',')
    .map((one) => one.replaceAll(' ', '').toLowerCase())
    .some((one) => one === 'gzip' || /^gzip;q=(1|0?\.\d*[1-9])/.test(one))
}
