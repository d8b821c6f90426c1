import { promisify } from 'node:util'
import { inflate } from 'node:zlib'
import { unescapeNames } from './unescape-names.ts'

const inflated = promisify(inflate)

const STREAMS_MAX = 1_000
/** Bytes that one stream may unfold to; pictures of a page are larger, packed objects never. */
const STREAM_BYTES_MAX = 1024 * 1024
/** Bytes that all streams together may unfold to. */
const TOTAL_BYTES_MAX = 64 * 1024 * 1024
/** Other ways to write a stream, behind which objects could hide; programs write none of them. */
const HIDING = /\/(ASCIIHexDecode|ASCII85Decode|LZWDecode|RunLengthDecode|Crypt|Encrypt)\b/
/** Packed objects begin with their numbers and places. */
const OBJECTS_BEGIN = /^\s*\d+\s+\d+\s/

type Stream = { holdsObjects: boolean; data: Buffer }

/**
 * The streams of a PDF that unfold within bounds, if it packs objects at all; null when objects are
 * packed in a way that cannot be looked into.
 */
export async function packedPdfObjects(bytes: Buffer): Promise<Buffer[] | null> {
  const text = unescapeNames(bytes)
  if (!text.includes('/ObjStm')) return []
  const streams = findStreams(bytes)
  if (HIDING.test(text) || streams.length > STREAMS_MAX) return null
  const unfolded: Buffer[] = []
  let total = 0
  for (const { holdsObjects, data } of streams) {
    const content = await unfold(data)
    total += content?.length ?? STREAM_BYTES_MAX
    if (total > TOTAL_BYTES_MAX) return null
    if (holdsObjects && !(content && OBJECTS_BEGIN.test(content.toString('latin1', 0, 64))))
      return null
    if (content) unfolded.push(content)
  }
  return unfolded
}

/** Every stream, and whether packed objects are announced between the one before and it. */
function findStreams(bytes: Buffer): Stream[] {
  const streams: Stream[] = []
  let from = 0
  for (const { index, 0: keyword } of bytes.toString('latin1').matchAll(/(?<!end)stream\r?\n/g)) {
    const begin = index + keyword.length
    const end = bytes.indexOf('endstream', begin, 'latin1')
    const holdsObjects = unescapeNames(bytes.subarray(from, index)).includes('/ObjStm')
    streams.push({ holdsObjects, data: bytes.subarray(begin, end < 0 ? undefined : end) })
    from = begin
  }
  return streams
}

/** Line ends behind the data do no harm; null for what is not compressed, broken or too large. */
function unfold(data: Buffer): Promise<Buffer | null> {
  return inflated(data, { maxOutputLength: STREAM_BYTES_MAX }).catch(() => null)
}
