import { maskedNumber } from '../../wallet/masked-number.ts'
import { walletNumber } from '../../wallet/wallet-number.ts'
import { LABELLED, SOME_MONEY } from './slots.ts'

const NUMBER = /^01\d{9,10}$/
const NAME = /^\p{L}[\p{L}\p{M}0-9 .&'’/(),-]*$/u
/** Words of the message around a name, and numbers: a name that holds them has caught too much. */
const NO_NAME = /\b(?:Ref|TrxID|Fee|Tk|from|via)\b|\d{4}/
const NO_REFERENCE = /^(?:n\/?a|none|no ref(?:erence)?|-+|নেই|প্রযোজ্য নয়)?$/iu

/** Who stands at the other end: a number as at home, of a masked one what it shows, a name as printed. */
export function readParty(printed: string): { ok: boolean; party: string | null } {
  const masked = maskedNumber(printed)
  if (masked !== null) return { ok: true, party: masked }
  const number = walletNumber(printed, 'BDT')
  if (NUMBER.test(number)) return { ok: true, party: number }
  const isName = NAME.test(printed) && !NO_NAME.test(printed) && isPlain(printed)
  return { ok: isName && !SOME_MONEY.test(printed), party: printed }
}

/** What the payer wrote, null if nothing. */
export function readReference(printed: string): string | null {
  const text = printed.trim()
  return NO_REFERENCE.test(text) ? null : text
}

/** Whether a text that somebody else chose stays clear of the labels by which a receipt is read. */
export function isPlain(text: string): boolean {
  return !LABELLED.test(text)
}
