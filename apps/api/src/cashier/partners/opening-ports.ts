import type { Logger } from 'pino'
import type { TokenPorts } from './token/shared-token.ts'

/** What partners are opened with. */
export type OpeningPorts = TokenPorts & { log: Logger }
