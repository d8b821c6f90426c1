/** What is kept of tries that somebody may not make. */
export const securityEventKinds = [
  'foreign_id',
  'login_failed',
  'code_tries_used',
  'bad_signature',
  'staff_login_failed',
  'staff_code_wrong',
  'staff_enrolment_failed',
  'staff_refused',
] as const

export type SecurityEventKind = (typeof securityEventKinds)[number]
