import type { Texts } from '../../define-text.ts'

export const chat = {
  title: 'Support',
  lead: 'A person answers, day and night.',
  start: 'Start a chat',
  opening: 'Opening...',
  list: 'My conversations',
  profile: 'My profile',
  login: 'Log in',
  promotions: 'Promotions',
  failed: 'The chat could not be opened. Please try again.',
  listTitle: 'Conversations',
  none: 'Nothing written yet',
  noneHint: 'Write to us: we answer here.',
  support: 'Support',
  write: 'Write a message',
  send: 'Send',
  sendFailed: 'Not sent. Please try again.',
  hello: 'Hello! Write what you need; we answer here.',
  missing: 'This conversation is not yours or does not exist.',
} as const satisfies Texts
