import type { Refusals } from './refusals.ts'

/** The back office, its approvals and its phones. */
export const staffErrors = {
  STAFF_CODE_NEEDED: { status: 401, text: 'Please enter the code of your authenticator app.' },
  STAFF_CODE_WRONG: {
    status: 422,
    text: 'This code of the authenticator is wrong or was used already. Please wait for the next one.',
  },
  STAFF_PASSWORD_WEAK: {
    status: 422,
    text: 'Please choose {min} to {max} letters and digits, with at least one of each.',
  },
  STAFF_NAME_INVALID: {
    status: 422,
    text: 'A name has 3 to 32 small letters and digits; dots and hyphens may stand between.',
  },
  STAFF_OWN_ACCOUNT: { status: 409, text: 'This cannot be done to your own account.' },
  STAFF_TWO_ADMINS: { status: 409, text: 'The house keeps at least two administrators.' },
  ENROLMENT_INVALID: {
    status: 422,
    text: 'The name and the code do not fit, or the code has expired. Ask for a new one.',
  },
  STAFF_ROLE_MISSING: { status: 403, text: 'Your role does not allow this.' },
  STAFF_PLAYER_UNFIT: {
    status: 422,
    text: 'There is no such player, or they play in another currency.',
  },
  STAFF_REASON_MISSING: { status: 422, text: 'Please give a reason.' },
  SETTING_INVALID: {
    status: 422,
    text: 'This setting cannot be that. See what it may be beside the field.',
  },
  STATE_CHANGED: {
    status: 409,
    text: 'This was changed in the meantime. Please look at its present state.',
  },
  CLAIMED_BY_OTHER: { status: 409, text: '{name} is working on this.' },
  CLAIM_FIRST: {
    status: 409,
    text: 'Claim this withdrawal first, then send the money: until then its player can cancel it.',
  },
  APPROVAL_WAITING: { status: 409, text: 'This already waits for a second person.' },
  APPROVAL_EXPIRED: { status: 409, text: 'The time for this request is over. Ask for it again.' },
  BONUS_STOP_STANDS: {
    status: 409,
    text: 'Accounts of this case are offered no bonuses. Ask to offer them again before you clear it.',
  },
  SECOND_PERSON_NEEDED: { status: 409, text: 'A second person has to approve this.' },
} as const satisfies Refusals
