import type { approvalKind } from '@maidan/contract'
import type * as z from 'zod'
import { bonusTerms } from './terms/bonus-terms.ts'
import { houseTerms } from './terms/house-terms.ts'
import { marketTerms } from './terms/market-terms.ts'
import { memberTerms } from './terms/member-terms.ts'
import { gameTerms } from './terms/game-terms.ts'
import { methodTerms } from './terms/method-terms.ts'
import { paymentTerms } from './terms/payment-terms.ts'
import { playerTerms } from './terms/player-terms.ts'
import type { ApprovalTerms } from './terms/terms-parts.ts'

export type ApprovalKind = z.output<typeof approvalKind>

/** The terms of each kind of the contract; a kind without them does not compile. */
export const approvalTerms = {
  ...paymentTerms,
  ...methodTerms,
  ...gameTerms,
  ...marketTerms,
  ...memberTerms,
  ...houseTerms,
  ...playerTerms,
  ...bonusTerms,
} as const satisfies { readonly [K in ApprovalKind]: ApprovalTerms }

/** What a request of a kind asks to be done. */
export type ApprovalCommand<K extends ApprovalKind> = z.output<(typeof approvalTerms)[K]['command']>
