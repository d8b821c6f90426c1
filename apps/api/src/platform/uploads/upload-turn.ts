import { limitConcurrency } from '../security/limit-concurrency.ts'

/** Uploads read at once, and waiting for their turn: about five seconds' worth of large ones. */
const READ_AT_ONCE = 1
const WAITING_MAX = 16

/**
 * Uploads are read one at a time, whatever they are for, so that many of them take neither the
 * memory nor the threads of the rest of the house. Throws `TooBusy` when too many wait.
 */
export const inUploadTurn = limitConcurrency({ atOnce: READ_AT_ONCE, waitingMax: WAITING_MAX })
