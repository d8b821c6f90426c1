/** What the frames themselves say; the names and the commentary come with the score. */
export const en = {
  live: 'LIVE',
  upcoming: 'UPCOMING',
  finished: 'ENDED',
  down: 'RECONNECTING',
  starts: 'Starts',
  suspended: 'Suspended',
  overs: 'ov',
  superOver: 'SO',
  goal: 'GOAL!',
  card: 'CARD',
  wicket: 'WICKET!',
  four: 'FOUR!',
  six: 'SIX!',
}

export type FrameWords = typeof en
