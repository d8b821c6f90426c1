import type { FastifyRequest } from 'fastify'
import { WalletError } from '../../wallet-error.ts'
import { isLocal } from './is-local.ts'

/** Lets in whoever is on this machine. */
export function assertLocal(request: FastifyRequest): void {
  if (!isLocal(request)) throw new WalletError('NOT_FOUND')
}
