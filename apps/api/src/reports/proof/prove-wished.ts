import { readWish } from './read-wish.ts'
import { runProof, type ProofPorts } from './run-proof.ts'

/** How often it is looked whether somebody wants a proof. */
export const PROVE_WISHED_EVERY_MS = 2_000

/** Proves the books for who has asked for it since the last proof began; answers how often. */
export async function proveWished(ports: ProofPorts): Promise<number> {
  if ((await readWish(ports.db)) === null) return 0
  const isProved = await runProof(ports, async (tx) => (await readWish(tx)) !== null)
  return isProved ? 1 : 0
}
