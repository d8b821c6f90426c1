/** Every error the studio answers with: its HTTP status and what it means, in plain English. */
const STUDIO_ERRORS = {
  INVALID_BODY: [422, 'The request does not have the expected fields.'],
  LAUNCH_REFUSED: [401, 'This game link is used up or too old. Open the game again from the site.'],
  SESSION_EXPIRED: [401, 'The game was open too long without play. Open it again from the site.'],
  GAME_NOT_FOUND: [404, 'There is no such game.'],
  ROUND_NOT_FOUND: [404, 'There is no such round.'],
  NOT_FOUND: [404, 'There is nothing at this address.'],
  BET_LEVEL_UNKNOWN: [422, 'This bet is not one of the bet levels of the game.'],
  CURRENCY_NOT_OFFERED: [422, 'This game is not offered in the currency of the wallet.'],
  SETUP_INVALID: [422, 'The round can not begin like this. No money was taken.'],
  CHOICE_ILLEGAL: [422, 'This can not be chosen now. Nothing was changed.'],
  CHOICE_OUT_OF_ORDER: [409, 'The round has gone on meanwhile. Nothing was changed.'],
  ROUND_OVER: [409, 'This round is over. Nothing was changed.'],
  SPIN_IN_PROGRESS: [409, 'The last spin is still being played.'],
  ROUND_UNFINISHED: [409, 'The last spin is still being paid. Wait for it before the next one.'],
  SPIN_ID_REUSED: [409, 'This spin id belongs to a spin with another bet.'],
  SPIN_TOO_FAST: [429, 'Spins can not follow each other this fast.'],
  NOT_ENOUGH_MONEY: [402, 'The balance is too small for this bet. No money was taken.'],
  PLAYER_BLOCKED: [403, 'Play is not possible right now. No money was taken.'],
  BET_REFUSED: [409, 'The wallet refused the bet. No money was taken.'],
  BET_RETURNED: [503, 'The spin did not take place. The stake is back in the balance.'],
  BET_RETURNING: [503, 'The spin did not take place. The stake is safe and is being returned.'],
  RAISE_RETURNING: [
    503,
    'What was added to the stake is being returned. The round stands as it was.',
  ],
  GRANT_NOT_FOUND: [404, 'There are no such free rounds.'],
  GRANT_OVER: [409, 'These free rounds are played, cancelled or over. No money was taken.'],
  GRANT_BET_FIXED: [422, 'Free rounds are played at the bet that they were given with.'],
  GRANT_CONFLICT: [409, 'This grant was given before with other terms.'],
  GAME_WITHOUT_FREE_ROUNDS: [422, 'Free rounds can not be given for this game.'],
  INVALID_SIGNATURE: [401, 'The call is not signed by the operator of this provider.'],
  ODDS_CHANGED: [409, 'The odds are lower now. No money was taken.'],
  SELECTION_CLOSED: [409, 'No bets are taken on this right now. No money was taken.'],
  FEED_SILENT: [503, 'The odds are not up to date right now. No money was taken.'],
  STAKE_OUT_OF_LIMITS: [422, 'This stake is outside the limits. No money was taken.'],
  PAYOUT_LIMIT: [422, 'Open bets on this could pay too much together. No money was taken.'],
  SAME_MATCH: [422, 'One bet takes one selection of a match. No money was taken.'],
  COMBINED_ODDS_HIGH: [422, 'The odds together are too long for one bet. No money was taken.'],
  FREE_BET_ODDS: [422, 'These odds are too short for a free bet. The free bet was not used.'],
  FREE_BET_MATCH: [409, 'A free bet on a match of it is open already. This one was not used.'],
  CASH_OUT_FREE_BET: [409, 'A free bet can not be cashed out. It stands as it was.'],
  BET_IN_PROGRESS: [409, 'This bet is still on its way.'],
  BET_ID_REUSED: [409, 'This id belongs to another bet.'],
  TOO_MANY_BETS: [429, 'Too many bets are open. Wait until some of them are settled.'],
  BET_NOT_FOUND: [404, 'There is no such bet.'],
  SPOT_UNKNOWN: [422, 'This is nothing that can be bet on here. No money was taken.'],
  ROOM_CLOSED: [409, 'Bets on this round are closed. No money was taken.'],
  ROUND_BETS_FULL: [429, 'You have all the bets that one round allows. No money was taken.'],
  CONTEST_FULL: [409, 'This contest has all the entries that it takes. No money was taken.'],
  ROUND_NOT_SHOWN: [409, 'What others play is told once the round is shown.'],
  CASH_OUT_TOO_EARLY: [409, 'The round has not begun to rise yet. The stake still stands.'],
  CASH_OUT_TOO_LATE: [409, 'It was too late to take the stake out.'],
  CASH_OUT_CHANGED: [409, 'The bet is worth less now. It stands as it was.'],
  CASH_OUT_NOT_OFFERED: [409, 'The bet can not be cashed out right now. It stands as it was.'],
  TOO_FAST: [429, 'These calls can not follow each other this fast.'],
  TOO_MANY_STREAMS: [429, 'Too many pages of this room are open. Close some of them.'],
  CLIENT_SEED_INVALID: [422, 'The client seed has characters or a length that is not allowed.'],
  WALLET_UNAVAILABLE: [503, 'The wallet does not answer right now. No money was taken.'],
  PAGE_NOT_BUILT: [503, 'The game page is not built yet.'],
  INTERNAL: [500, 'Something went wrong in the studio.'],
} as const satisfies Record<string, readonly [status: number, message: string]>

export type StudioErrorCode = keyof typeof STUDIO_ERRORS

/** An answer other than success. `extra` goes into the body beside message, code and request id. */
export class StudioError extends Error {
  readonly code: StudioErrorCode
  readonly status: number
  readonly extra: Readonly<Record<string, string | number>>

  constructor(
    code: StudioErrorCode,
    extra: Readonly<Record<string, string | number>> = {},
    options?: ErrorOptions,
  ) {
    const [status, message] = STUDIO_ERRORS[code]
    super(message, options)
    this.code = code
    this.status = status
    this.extra = extra
  }
}
