import type { Texts } from '../../define-text.ts'

export const inbox = {
  title: 'Inbox',
  edit: 'Edit',
  done: 'Done',
  selectAll: 'Select all',
  markRead: 'Mark read',
  delete: 'Delete',
  deleteFailed: 'Some messages could not be deleted. Please try again.',
  readFailed: 'Some messages could not be marked. Please try again.',
  openFailed: 'The message could not be opened. Please try again.',
  select: 'Select {title}',
  unread: 'Unread',
  previous: 'Previous',
  next: 'Next',
  page: '{page} / {last}',
  empty: 'Messages about your money and your account come here.',
  message: 'Message',
  choose: 'Choose a message to read it here.',
} as const satisfies Texts
