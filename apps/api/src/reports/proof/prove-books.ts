import type { Tx } from '../../platform/database/db.ts'
import { readLastProof } from './read-proofs.ts'
import { runProof, type ProofPorts } from './run-proof.ts'

/** How often it is looked whether a proof is due. */
export const PROVE_BOOKS_EVERY_MS = 600_000

const PROVED_AGAIN_AFTER_MS = 24 * 3600_000

/** Proves the books once a day. */
export async function proveBooks(ports: ProofPorts): Promise<number> {
  await runProof(ports, isDue)
  return 0
}

async function isDue(tx: Tx, at: Date): Promise<boolean> {
  const last = await readLastProof(tx)
  return !last || at.getTime() - last.at.getTime() >= PROVED_AGAIN_AFTER_MS
}
