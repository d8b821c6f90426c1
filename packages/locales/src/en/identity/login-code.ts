import type { Texts } from '../../define-text.ts'

export const loginCode = {
  code: 'Code of your authenticator app',
  codeHint: 'The app shows six digits, which change every 30 seconds.',
  codePlaceholder: '6 digits',
  codeMissing: 'Please enter the six digits of the app.',
  recoveryCode: 'Recovery code',
  recoveryHint: 'One of the ten that you kept. Each works once.',
  recoveryMissing: 'Please enter a recovery code.',
  useRecovery: 'Use a recovery code',
  useApp: 'Use the app',
} as const satisfies Texts
