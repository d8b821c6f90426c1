/**
 * What the frame says about a room. `{amount}` and `{staked}` are money as the player's language writes it,
 * `{number}` is a round's, `{entries}` what one contest takes.
 */
export const roomEn = {
  lineLost: 'The connection is lost. What you bet stands; we are trying again.',
  betSlow: 'The connection is slow. Your bet is asked for again and counts once.',
  betUnheard: 'We could not hear the answer. If your bet was taken you will see it here.',
  winOnItsWay: 'Your win of {amount} is on its way to your balance.',
  stakeOnItsWay: 'Your bet of {amount} did not count. The stake is safe and is being returned.',
  stakeIsBack: 'Your stake of {amount} is back in your balance.',
  wonUnseen: 'Round {number} ended while you were away: you staked {staked} and won {amount}.',
  partUnseen: 'Round {number} ended while you were away: of {staked} staked, {amount} came back.',
  lostUnseen: 'Round {number} ended while you were away: your stake of {staked} did not win.',
  roundOff: 'Your bet of {staked} in round {number} was called off: it is back in your balance.',
  betBackUnseen:
    'Your bet of {staked} in round {number} did not count: the stake is back in your balance.',
  neverCame: 'Your bet of {staked} in round {number} did not reach us. No money was taken.',
  roundCut: 'The round was broken off. Stakes that nobody could take out are returned.',
  closed: 'Bets on this round are closed. No money was taken.',
  full: 'You have all the bets that one round allows.',
  contestFull:
    'This contest is full: {entries} entries. Choose another entry fee or the next round. No money was taken.',
  noMoney: 'Your balance is too small for this bet. No money was taken.',
  blocked: 'The site does not allow play right now. No money was taken.',
  refused: 'The bet was not accepted. No money was taken.',
  tooFast: 'One moment: that was too fast. No money was taken.',
  seedInvalid: 'Your seed has characters that are not allowed. No money was taken.',
  currency: 'This game is not offered in the currency of your account.',
  walletDown: 'The wallet does not answer right now. No money was taken.',
  outTooEarly: 'The round has not begun to rise yet. Your stake still stands.',
  outTooLate: 'Too late: the round was over before your tap arrived.',
  outUnheard: 'We could not hear the answer to your tap. You will see here what counts.',
  outRefused: 'The stake could not be taken out.',
} as const

export type RoomWords = Readonly<Record<keyof typeof roomEn, string>>
