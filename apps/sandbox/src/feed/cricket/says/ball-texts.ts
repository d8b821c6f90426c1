import type { Words } from '../../match/match.ts'

/** What a commentator says of a ball by what it came to; one of each list is drawn. */
export const BALL_TEXTS = {
  dot: [
    { en: 'Good length from {bowler}, no run.', bn: 'ভালো লেংথে {bowler}, রান হলো না।' },
    {
      en: '{batter} pushes it straight to the fielder.',
      bn: 'সোজা ফিল্ডারের হাতে ঠেললেন {batter}।',
    },
    { en: 'Beaten! Past the outside edge.', bn: 'পরাস্ত! ব্যাটের কানা ঘেঁষে বেরিয়ে গেল বল।' },
    { en: '{batter} defends. Dot ball.', bn: 'রক্ষণাত্মক ব্যাটে সামলালেন {batter}। ডট বল।' },
    { en: 'Swing and a miss.', bn: 'সজোরে ব্যাট চালালেন, বলে-ব্যাটে হলো না।' },
    { en: 'Left alone outside off.', bn: 'অফ স্টাম্পের বাইরের বল, ছেড়ে দিলেন {batter}।' },
  ],
  one: [
    { en: 'Worked to leg for one.', bn: 'লেগ সাইডে ঠেলে এক রান।' },
    { en: '{batter} drops it and runs. A quick single.', bn: 'আলতো ছুঁয়েই দৌড়, চটজলদি এক রান।' },
    { en: 'Down to long-on, just the one.', bn: 'লং অনে পাঠিয়ে এক রান নিলেন {batter}।' },
    { en: 'Dabbed to third for a single.', bn: 'থার্ডম্যানে আলতো ঠেলে একটি রান।' },
    { en: '{batter} turns the strike over.', bn: 'এক রান নিয়ে প্রান্ত বদল করলেন {batter}।' },
  ],
  two: [
    { en: 'Into the gap, and they come back for two.', bn: 'ফাঁকা জায়গায় বল, দৌড়ে দুই রান।' },
    { en: 'Great running, two to {batter}.', bn: 'দারুণ দৌড়, দুই রান {batter}।' },
    { en: 'Deep midwicket fumbles. Two.', bn: 'ডিপ মিডউইকেটে হাত ফসকাল, দুই রান।' },
  ],
  three: [
    { en: 'Hauled in just inside the rope. Three.', bn: 'সীমানার ঠিক আগে থামল বল, তিন রান।' },
    { en: 'A long chase, and they run three.', bn: 'লম্বা দৌড় ফিল্ডারের, তার মধ্যেই তিন রান।' },
  ],
  four: [
    {
      en: 'FOUR! Through the covers by {batter}.',
      bn: 'চার! কাভারের ফাঁক গলে {batter}, বল সীমানার বাইরে।',
    },
    { en: 'FOUR! {batter} cuts it hard.', bn: 'চার! জোরালো কাট {batter}, ঠেকানোর উপায় নেই।' },
    { en: 'FOUR! Pulled in front of square.', bn: 'চার! খাটো বল, দারুণ পুল শট।' },
    { en: 'FOUR! Straight back past {bowler}.', bn: 'চার! সোজা ব্যাটে বোলারের পাশ দিয়ে বাউন্ডারি।' },
    { en: 'FOUR! A thick edge runs away fine.', bn: 'চার! ব্যাটের কানায় লেগে বল চলে গেল সীমানায়।' },
  ],
  six: [
    { en: 'SIX! {batter} clears long-on.', bn: 'ছক্কা! লং অনের ওপর দিয়ে উড়িয়ে দিলেন {batter}!' },
    {
      en: 'SIX! Picked up over midwicket, into the crowd.',
      bn: 'ছক্কা! মিডউইকেট দিয়ে সোজা গ্যালারিতে!',
    },
    {
      en: 'SIX! High and handsome over {bowler}.',
      bn: 'বিশাল ছক্কা! বোলারের মাথার ওপর দিয়ে হাঁকালেন {batter}।',
    },
    {
      en: 'SIX! {batter} reads it early and it sails away.',
      bn: 'ছক্কা! আগেই বুঝে ফেলেছিলেন {batter}, বল হাওয়ায় ভেসে সীমানা পার।',
    },
  ],
  wide: [
    { en: 'Wide, down the leg side.', bn: 'লেগ স্টাম্পের বাইরে, ওয়াইড।' },
    { en: 'Too far outside off. Wide.', bn: 'অফ স্টাম্পের অনেক বাইরে, ওয়াইড।' },
    { en: 'Over his head, the umpire calls wide.', bn: 'মাথার ওপর দিয়ে বল, আম্পায়ারের ওয়াইড।' },
  ],
  wides: [
    {
      en: 'Wide, and it gets away: {total} runs.',
      bn: 'ওয়াইড, কিপারের নাগালের বাইরে: {total} রান।',
    },
    {
      en: '{bowler} sprays it. {total} wides.',
      bn: 'নিয়ন্ত্রণ হারালেন {bowler}, ওয়াইডে {total} রান।',
    },
  ],
  no_ball: [
    {
      en: 'No-ball! {bowler} has overstepped. Free hit next.',
      bn: 'নো বল! দাগ পেরিয়েছেন {bowler}। পরের বল ফ্রি হিট।',
    },
    {
      en: 'No-ball, {total} from it. A free hit follows.',
      bn: 'নো বল, এসেছে {total} রান। এবার ফ্রি হিট।',
    },
  ],
  bye: [
    { en: 'Past the keeper, byes: {total}.', bn: 'কিপারকে ফাঁকি দিয়ে বল, বাই থেকে {total} রান।' },
    { en: 'Through everyone. Byes, {total}.', bn: 'কেউ ছুঁতে পারলেন না, বাই {total} রান।' },
  ],
  leg_bye: [
    { en: 'Off the pads, leg byes: {total}.', bn: 'প্যাডে লেগে বল গেল, লেগ বাই {total} রান।' },
    { en: 'Off the thigh pad, leg byes: {total}.', bn: 'ঊরুতে লেগে বল দূরে, লেগ বাই {total} রান।' },
  ],
  bowled: [
    {
      en: 'BOWLED! {bowler} knocks back the stumps. {out} goes.',
      bn: 'বোল্ড! স্টাম্প উপড়ে দিলেন {bowler}। ফিরছেন {out}।',
    },
    {
      en: 'OUT! Through the gate, {out} is bowled.',
      bn: 'আউট! ব্যাট-প্যাডের ফাঁক গলে স্টাম্পে, বোল্ড {out}।',
    },
    { en: 'OUT! {out} misses, {bowler} hits.', bn: 'আউট! মিস করলেন {out}, লক্ষ্যভেদ {bowler}।' },
  ],
  caught: [
    {
      en: 'OUT! {out} holes out in the deep. {bowler} strikes.',
      bn: 'আউট! সীমানার কাছে ক্যাচ দিলেন {out}। উইকেট {bowler}।',
    },
    {
      en: 'OUT! Edged and taken behind. {out} has to go.',
      bn: 'আউট! ব্যাটের কানা ছুঁয়ে কিপারের গ্লাভসে। ফিরতে হচ্ছে {out}।',
    },
    {
      en: 'OUT! Up in the air, and safely held. {out} departs.',
      bn: 'আউট! আকাশে বল, নিরাপদ হাতে ক্যাচ। সাজঘরে {out}।',
    },
    {
      en: 'OUT! A sharp catch at point off {bowler}.',
      bn: 'আউট! পয়েন্টে চোখধাঁধানো ক্যাচ, বোলার {bowler}।',
    },
  ],
  lbw: [
    {
      en: 'OUT! Plumb in front, {out} lbw to {bowler}.',
      bn: 'আউট! একেবারে স্টাম্পের সামনে, এলবিডব্লিউ {out}।',
    },
    {
      en: 'OUT! Huge appeal, and up goes the finger. {out} lbw.',
      bn: 'জোরালো আবেদন, আঙুল তুললেন আম্পায়ার! এলবিডব্লিউ {out}।',
    },
  ],
  stumped: [
    {
      en: 'STUMPED! {out} is down the track and beaten by {bowler}.',
      bn: 'স্টাম্পড! এগিয়ে খেলতে গিয়ে বলের নাগাল পেলেন না {out}, বোলার {bowler}।',
    },
    {
      en: 'OUT! Quick hands behind the stumps, {out} is stumped.',
      bn: 'আউট! চোখের পলকে বেল ফেলে দিলেন কিপার, স্টাম্পড {out}।',
    },
  ],
  run_out: [
    {
      en: 'RUN OUT! A mix-up, and {out} is short.',
      bn: 'রানআউট! ভুল বোঝাবুঝিতে ক্রিজে পৌঁছানো হলো না {out}।',
    },
    {
      en: 'RUN OUT! A direct hit, {out} has to walk.',
      bn: 'রানআউট! সরাসরি থ্রোতে ভাঙল স্টাম্প, ফিরছেন {out}।',
    },
  ],
} as const satisfies Record<string, readonly Words[]>
