import type { FrameWords } from './en.ts'

/** The same in Bangla. */
export const bn: FrameWords = {
  live: 'লাইভ',
  upcoming: 'আসন্ন',
  finished: 'শেষ',
  down: 'সংযোগ হচ্ছে',
  starts: 'শুরু',
  suspended: 'স্থগিত',
  overs: 'ওভার',
  superOver: 'সুপার ওভার',
  goal: 'গোল!',
  card: 'কার্ড',
  wicket: 'উইকেট!',
  four: 'চার!',
  six: 'ছক্কা!',
}
