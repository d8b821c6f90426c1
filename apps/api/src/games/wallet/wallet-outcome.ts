import type { Refusal } from '../../platform/http/refusal.ts'

/** What a call is answered with: the stored bytes, a refusal, or a failure that touched it alone. */
export type WalletOutcome = { status: number; text: string } | Refusal | Error
