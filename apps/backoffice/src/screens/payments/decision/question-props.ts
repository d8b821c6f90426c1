import type { Desk } from '../use-payments-desk.ts'
import type { useActWithWords } from './use-act-with-words.ts'

/** What asks before an act: about which payment, the act, and what leaving the question does. */
export type QuestionProps = {
  payment: NonNullable<Desk['payment']>
  act: ReturnType<typeof useActWithWords>
  onClose: () => void
}
