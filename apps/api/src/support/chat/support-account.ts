/** The account on the other side of every support chat. Players' ids start far above it. */
export const SUPPORT_ACCOUNT_ID = 1
