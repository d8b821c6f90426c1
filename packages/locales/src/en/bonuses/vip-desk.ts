import type { Texts } from '../../define-text.ts'

/** The desk of the VIP levels: what they take, what they earn, and how they are changed by two. */
export const vipDesk = {
  lead: 'A player reaches a level with points earned since the account was opened. Converting points does not take a level away, and no level has to be kept by playing. Changes wait for a second person.',
  levels: 'Levels',
  none: 'There are no levels',
  noneHint: 'Every player reads the same two names, and every stake earns the same.',
  step: 'Level {step}',
  name_en: 'Name in English',
  name_bn: 'Name in Bangla',
  from: 'From points earned',
  fromHint: 'The first level begins at 0.',
  earns: 'Points of a stake, %',
  earnsHint: '100 is what a stake earns without a level; 500 at most.',
  players: 'Players',
  playersOn: '{players} players',
  add: 'Add a level',
  remove: 'Remove',
  removeWhat: 'Remove: {name}',
  weights: 'What earns points',
  weightsHint:
    'How much of a stake counts. What points give back on the best level is kept below what play costs; a share above that is refused.',
  tooDear:
    'Points are worth more than play costs: {plays}. A player comes out ahead by staking alone. Lower the share of these, what the levels earn, or what a point is worth.',
  play: 'Kind of play',
  share: 'Share, %',
  ask: 'Ask for the change',
  askTitle: 'Ask for other levels?',
  askMeans:
    'A second person has to agree. From then on every player stands on the level that their points reach; nobody loses points.',
  reason: 'Why',
  reasonHint: 'The second person and the audit read it.',
  reasonMissing: 'Please say why.',
  sent: 'The change waits for a second person.',
  waits: 'A change waits for a second person. Until that is decided, nothing else can be asked.',
  toApprovals: 'To the approvals',
  changed: 'The levels were changed meanwhile. Load them again, then ask.',
} as const satisfies Texts
