import { databaseCode } from './in-transaction.ts'

/**
 * What a failure says of the database: `unsure`, the connection broke or went silent while something
 * was under way, which may have been done or not; `late`, the server stopped what took too long, and
 * nothing of it was written; `full`, there is no room, and nothing was written.
 */
export type DatabaseFault = 'unsure' | 'late' | 'full'

/** SQLSTATEs and system errors of a connection that was never there, is gone, or is being ended. */
const BROKEN = new Set([
  'ECONNRESET',
  'ECONNREFUSED',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENETDOWN',
  'ENOTFOUND',
  'EAI_AGAIN',
  '25P03',
  '53300',
  '57P01',
  '57P02',
  '57P03',
])

/** What the client library says without a code. */
const BROKEN_WORDS = new Set([
  'Connection terminated',
  'Connection terminated unexpectedly',
  'Connection terminated due to connection timeout',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
  'Query read timeout',
  'timeout exceeded when trying to connect',
  'timeout expired',
])

/** No room on the disk, in memory, or within a set limit, and a disk that fails. */
const FULL = new Set(['53000', '53100', '53200', '53400', '58030'])

const CONNECTION_CLASS = '08'
const CANCELLED = '57014'

/** What the database lacks, if that is why something failed; null for any other error. */
export function databaseFault(error: unknown): DatabaseFault | null {
  const code = databaseCode(error)
  if (FULL.has(code)) return 'full'
  if (code === CANCELLED) return 'late'
  const isBroken =
    BROKEN.has(code) ||
    code.startsWith(CONNECTION_CLASS) ||
    (error instanceof Error && BROKEN_WORDS.has(error.message))
  return isBroken ? 'unsure' : null
}
