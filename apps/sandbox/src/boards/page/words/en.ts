/** The texts of the frame around every board, beside those that it shares with the slots. */
export const frameEn = {
  paytable: 'Rules and figures',
  betPerSpin: 'The stake is for one whole round.',
  playLimits:
    'A round begins {seconds} seconds after the one before at the earliest. There is no autoplay.',
  betLabel: 'Stake',
  lastVisitWon: 'From your last visit: you won {amount}',
  lastVisitLost: 'From your last visit: no win this time',
  lastRoundGoesOn: 'Your last round is shown to its end.',
  roundWaits: 'Your round goes on where you left it.',
  connectionSlow: 'The connection is slow. Your stake is safe and counts once.',
  offlineSpin:
    'We could not hear the answer to your bet. If it was taken, it counts once and you will see the round; if not, your {amount} is returned.',
  offlineChoice:
    'We could not hear the answer to your choice. It counts once, however often it is sent. Your round is safe.',
  choiceTitle: 'The round went on',
  choiceText: 'This can not be chosen now. Your round stands as you see it.',
  betAsked: 'Your last round is being confirmed. It is played once, or your {amount} comes back.',
  stakeOnItsWay: 'The round did not take place. Your {amount} is safe and is being returned.',
  stakeIsBack: 'The round did not take place. Your {amount} is back in your balance.',
  unfinishedText: 'Your last round is not over yet. It takes a moment.',
  tooFastText: 'One moment, the last round has just ended.',
  calmText: 'Too many requests at once. Wait a few seconds, then try again.',
  historyEmpty: 'No rounds yet. They stand here after your first one.',
  fairIntro:
    'The studio fixes its server seed before you play and shows you its hash. Each round is drawn from the server seed, your client seed and a counter. After you change the seeds the old server seed is revealed and you can check every round here, in your own browser.',
  betName: 'Bet',
  betReturn: 'Return',
  betHits: 'Pays',
  betLargest: 'Most',
  times: '{times}×',
  returnText: 'Return: of all that is bet, this share is paid back over a very long time.',
  absentText:
    'If you leave an open round, it waits for two hours; then it is played to its end as the rules say, and what it wins is yours.',
  replayTitle: 'A past round',
  replayAgain: 'Show it again',
  replayMissing: 'This round can not be shown: its link is not right, or nothing was played.',
  stateStanding: 'Standing',
  roomRules:
    'Everybody in the room plays the same round. A bet counts once the studio has taken it before the betting ends; one that came too late goes back by itself.',
  roomFairIntro:
    'Each round is drawn from a link of a chain that was made before the first round. A link is the hash of the link after it, so every round was promised by the rounds before; the client seeds of the first three players of the round go into the draw as well. When a round is over its link is shown, and you can check your rounds here, in your own browser.',
  contestFairIntro:
    'The check of an entry counts the points of all entries of its contest as well, ranks them, shares the pool by their places, and holds your own team and prize against what the studio has told.',
  contestPlace: 'place {place}/{entries}',
  chainTerminal: 'First hash of the chain',
  chainUsed: 'Links used',
  chainNext: 'First hash of the next chain',
  roomCheckGood: 'Checked: the link has the promised hash and gives exactly this outcome.',
  contestCheckOff:
    'Checked: the link has the promised hash and gives exactly this match; nobody else was in the contest, so the entry went back.',
  contestCheckGood:
    'Checked: the link has the promised hash and gives exactly this match; by it the points of all entries, their places and your own prize are right.',
  roomCheckLater: 'The link is shown when the round is over.',
  notHereTitle: 'The game could not be loaded',
  notHereText: 'Its files did not arrive. No money was touched.',
}

export type FrameWords = typeof frameEn
