/** Bets that one call may place or cancel at most. */
export const BETS_PER_REQUEST_MAX = 50

/** For how long a bet may be asked to wait for somebody to match it. */
export const BET_EXPIRY_SECONDS_MIN = 10
export const BET_EXPIRY_SECONDS_MAX = 24 * 60 * 60

/** Letters of one chat message at most. */
export const CHAT_MESSAGE_LENGTH_MAX = 2000

/** Bytes of a receipt or a picture at most. */
export const UPLOAD_BYTES_MAX = 5 * 1024 * 1024

/** Letters of a staff password at least. */
export const STAFF_PASSWORD_LENGTH_MIN = 12

/** Letters of a promotion's name and description at most. */
export const PROMOTION_NAME_LENGTH_MAX = 80
export const PROMOTION_TEXT_LENGTH_MAX = 1000

/** Letters of a level's name at most: it has to fit beside the name of its player. */
export const VIP_NAME_LENGTH_MAX = 24

/** Minutes after which a payment that staff took from the queue is anybody's again. */
export const CLAIM_MINUTES = 15
