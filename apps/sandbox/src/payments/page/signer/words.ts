import type { SignedLine } from '../../tron/signing/sign-sweep.ts'

/** The texts of the signer; it speaks English alone. */
export const words = {
  file: 'File of a sweep',
  sign: 'Sign and send',
  none: 'Please choose the file first.',
  tooLarge: 'This file is too large for a sweep.',
  noAnswer: 'The node did not answer. Look in the back office which transfers have arrived.',
  lines: 'Transfers',
  sent: 'Sent',
  refused: 'Not sent',
  to: 'to',
  why: {
    other_key: 'It asks for another key than this one.',
    other_address: 'Its path is not that of its address.',
    other_token: 'It is another token than USDT.',
    CONTRACT_VALIDATE_ERROR: 'The node does not take the call.',
    SIGERROR: 'The node does not take the signature.',
    TAPOS_ERROR: 'It is made for another chain.',
    TRANSACTION_EXPIRATION_ERROR: 'It came too late.',
    DUP_TRANSACTION_ERROR: 'It was sent already.',
  } satisfies Record<NonNullable<SignedLine['why']>, string>,
} as const
