import type { Texts } from '../../define-text.ts'

export const captcha = {
  title: 'Are you a person?',
  leadPicture: 'Many requests have come from your network. Please type the four digits you see.',
  leadSum: 'Many requests have come from your network. Please work out this sum.',
  picture: 'A picture of four digits. If you cannot see it, ask for a sum instead.',
  digits: 'Digits in the picture',
  result: 'Result of the sum',
  otherPicture: 'Another picture',
  otherSum: 'Another sum',
  asSum: 'Ask me a sum',
  asPicture: 'Show a picture',
  send: 'Continue',
  sending: 'Checking...',
  missing: 'Please type your answer.',
  wrong: 'That was not right, or it took too long. Please try this one.',
  loadFailed: 'This could not be loaded. Please try again.',
} as const satisfies Texts
