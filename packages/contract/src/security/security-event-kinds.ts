/** What is kept of tries that somebody may not make. */
export const securityEventKinds = [
  'foreign_id',
  'login_failed',
  'login_blocked',
  'login_code_wrong',
  'password_wrong',
  'player_code_wrong',
  'withdrawal_pin_wrong',
  'code_tries_used',
  'limit_reached',
  'bad_signature',
  'device_message_changed',
  'wallet_number_shown',
  'staff_login_failed',
  'staff_code_wrong',
  'staff_enrolment_failed',
  'staff_refused',
] as const

export type SecurityEventKind = (typeof securityEventKinds)[number]
