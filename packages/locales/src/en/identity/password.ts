import type { Texts } from '../../define-text.ts'

export const password = {
  title: 'Reset password',
  current: 'Current password',
  next: 'New password',
  confirm: 'Confirm new password',
  hint: '6 to 20 characters with upper case, lower case, a digit and a special character.',
  note: 'This site takes letters and digits only: at least 8, with one of each.',
  save: 'Change password',
  saving: 'Changing...',
  currentMissing: 'Please enter your current password.',
  nextForm: 'New Password must contain at least one number, one letter, and 8 characters long.',
  confirmMissing: 'Please confirm your new password.',
  confirmDiffers: 'Passwords do not match.',
  done: 'Password changed successfully. Please login with your new password.',
  failed: 'Failed to change password. Please try again.',
  broke: 'An error occurred while changing the password. Please try again.',
} as const satisfies Texts
