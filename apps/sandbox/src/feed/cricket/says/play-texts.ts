import type { Words } from '../../match/match.ts'

/** What is said between the balls; one of each list is drawn. */
export const PLAY_TEXTS = {
  opening: [
    {
      en: '{home} against {away}. The toss is minutes away.',
      bn: '{home} বনাম {away}। একটু পরেই টস।',
    },
  ],
  tossBat: [
    { en: '{team} win the toss and bat first.', bn: 'টস জিতে আগে ব্যাটিংয়ে {team}।' },
    {
      en: 'The coin falls for {team}, who choose to bat.',
      bn: 'টস ভাগ্য {team} দলের, সিদ্ধান্ত ব্যাটিং।',
    },
  ],
  tossBowl: [
    { en: '{team} win the toss and bowl first.', bn: 'টস জিতে আগে বোলিংয়ে {team}।' },
    {
      en: '{team} call it right and put the other side in.',
      bn: 'টস জিতে প্রতিপক্ষকে ব্যাটিংয়ে পাঠাল {team}।',
    },
  ],
  start: [
    {
      en: '{one} and {other} walk out to bat. {bowler} has the new ball.',
      bn: 'ব্যাট হাতে নামছেন {one} ও {other}। নতুন বল {bowler}, আক্রমণের শুরু।',
    },
  ],
  runUp: [
    { en: '{bowler} to {batter}…', bn: 'বোলিংয়ে {bowler}, ব্যাটে {batter}…' },
    { en: '{bowler} runs in.', bn: 'ছুটে আসছেন {bowler}।' },
    {
      en: 'Here comes {bowler}, {batter} on strike.',
      bn: 'এগিয়ে আসছেন {bowler}, স্ট্রাইকে {batter}।',
    },
  ],
  freeHit: [
    { en: 'Free hit: {bowler} to {batter}…', bn: 'ফ্রি হিট! বোলিংয়ে {bowler}, ব্যাটে {batter}…' },
  ],
  newBatter: [
    { en: '{batter} comes to the crease.', bn: 'নতুন ব্যাটার {batter} এলেন ক্রিজে।' },
    { en: 'In comes {batter}, at {score}.', bn: 'স্কোর {score}, নামছেন {batter}।' },
  ],
  afterBoundary: [
    { en: '{team} move to {score}.', bn: '{team} এখন {score}।' },
    { en: 'That takes them to {score}.', bn: 'স্কোরবোর্ডে {score}।' },
  ],
  overEnd: [
    {
      en: 'End of over {over}: {score}. {bowler} {figures}.',
      bn: '{over} ওভার শেষে {score}। {bowler} {figures}।',
    },
    { en: 'That is over {over} done, {score}.', bn: '{over} ওভারের খেলা শেষ, স্কোর {score}।' },
  ],
  fifty: [{ en: 'Fifty for {batter}, off {balls} balls.', bn: '{balls} বলে ফিফটি {batter}!' }],
  hundred: [
    {
      en: 'A hundred for {batter}, off {balls} balls!',
      bn: '{balls} বলে সেঞ্চুরি {batter}! অভিনন্দন।',
    },
  ],
  allOut: [
    {
      en: '{team} are all out for {runs} in {overs} overs.',
      bn: '{overs} ওভারে {runs} রানে অলআউট {team}।',
    },
  ],
  inningsEnd: [{ en: '{team} finish on {score}.', bn: '{score} তুলে ইনিংস শেষ করল {team}।' }],
  cut: [
    {
      en: 'The rain ends the innings of {team} at {score}.',
      bn: 'বৃষ্টিতে এখানেই শেষ {team} ইনিংস, স্কোর {score}।',
    },
  ],
  target: [{ en: '{team} need {target} to win.', bn: 'জিততে {team} দলের চাই {target} রান।' }],
  rain: [
    { en: 'Rain! The covers come on and play stops.', bn: 'বৃষ্টি! কাভারে ঢাকল মাঠ, খেলা বন্ধ।' },
    {
      en: 'The umpires take the players off for rain.',
      bn: 'বৃষ্টিতে মাঠ ছাড়ছেন ক্রিকেটাররা, আপাতত খেলা বন্ধ।',
    },
  ],
  stillRaining: [{ en: 'Still raining, the covers stay on.', bn: 'বৃষ্টি থামেনি, মাঠ এখনো কাভারে ঢাকা।' }],
  resumes: [
    { en: 'Play resumes: {overs} overs a side.', bn: 'আবার খেলা শুরু, এখন প্রতি দলের {overs} ওভার।' },
  ],
  resumesToTarget: [
    {
      en: 'Play resumes: {overs} overs, and the target is now {target}.',
      bn: 'আবার খেলা শুরু: {overs} ওভারে নতুন লক্ষ্য {target} রান।',
    },
  ],
  superOver: [
    {
      en: 'Scores level! A super over will decide.',
      bn: 'দুই দলের রান সমান! ফয়সালা হবে সুপার ওভারে।',
    },
  ],
} as const satisfies Record<string, readonly Words[]>

/** Said once, as it stands on the board too. */
export const RESULT_TEXTS = {
  byRuns: { en: '{team} won by {runs} runs', bn: '{runs} রানে জিতল {team}' },
  byOneRun: { en: '{team} won by 1 run', bn: '১ রানে জিতল {team}' },
  byWickets: { en: '{team} won by {wickets} wickets', bn: '{wickets} উইকেটে জিতল {team}' },
  byOneWicket: { en: '{team} won by 1 wicket', bn: '১ উইকেটে জিতল {team}' },
  onPar: { en: '{team} won on the rain rule', bn: 'বৃষ্টি আইনে জিতল {team}' },
  inSuperOver: { en: '{team} won the super over', bn: 'সুপার ওভারে জিতল {team}' },
  tie: { en: 'Match tied', bn: 'ম্যাচ টাই' },
  noResult: { en: 'No result, rain', bn: 'বৃষ্টিতে ম্যাচ পরিত্যক্ত' },
} as const satisfies Record<string, Words>
