import type { Language } from '../sessions/session.ts'

type RecallWords = Record<
  | 'round'
  | 'time'
  | 'bet'
  | 'freeRound'
  | 'win'
  | 'paidSpin'
  | 'freeSpin'
  | 'noWin'
  | 'line'
  | 'ways'
  | 'cluster'
  | 'scatter'
  | 'won'
  | 'freeSpinsWon'
  | 'serverSeedHash'
  | 'serverSeed'
  | 'serverSeedHidden'
  | 'clientSeed'
  | 'nonce'
  | 'notPlayed'
  | 'fairness'
  | 'heldCoins'
  | 'respin'
  | 'cascade'
  | 'heldReels'
  | 'mini'
  | 'minor'
  | 'major'
  | 'grand',
  string
>

/** Words of the page that shows a past round. */
export const RECALL_WORDS: Record<Language, RecallWords> = {
  en: {
    round: 'Round',
    time: 'Time',
    bet: 'Bet',
    freeRound: 'Free round at',
    win: 'Total win',
    paidSpin: 'Spin',
    freeSpin: 'Free spin',
    noWin: 'No win',
    line: 'Line',
    ways: 'Ways',
    cluster: 'Group',
    scatter: 'Scatter',
    won: 'Won',
    freeSpinsWon: 'Free spins won',
    serverSeedHash: 'Server seed hash (SHA-256)',
    serverSeed: 'Server seed',
    serverSeedHidden: 'Shown once the player changes the seeds',
    clientSeed: 'Client seed',
    nonce: 'Nonce',
    notPlayed: 'This round was not played. The stake was not taken, or it was given back.',
    fairness: 'Fairness',
    heldCoins: 'Coins held',
    respin: 'Respin',
    cascade: 'Cascade',
    heldReels: 'Reels held',
    mini: 'Mini',
    minor: 'Minor',
    major: 'Major',
    grand: 'Grand',
  },
  bn: {
    round: 'রাউন্ড',
    time: 'সময়',
    bet: 'বাজি',
    freeRound: 'ফ্রি রাউন্ড, বাজি',
    win: 'মোট জয়',
    paidSpin: 'স্পিন',
    freeSpin: 'ফ্রি স্পিন',
    noWin: 'কোনো জয় নেই',
    line: 'লাইন',
    ways: 'ওয়েজ',
    cluster: 'গুচ্ছ',
    scatter: 'স্ক্যাটার',
    won: 'জয়',
    freeSpinsWon: 'ফ্রি স্পিন পাওয়া গেছে',
    serverSeedHash: 'সার্ভার সিডের হ্যাশ (SHA-256)',
    serverSeed: 'সার্ভার সিড',
    serverSeedHidden: 'খেলোয়াড় সিড বদলালে দেখা যাবে',
    clientSeed: 'ক্লায়েন্ট সিড',
    nonce: 'নন্স',
    notPlayed: 'এই রাউন্ড খেলা হয়নি। বাজির টাকা কাটা হয়নি, অথবা ফেরত দেওয়া হয়েছে।',
    fairness: 'ন্যায্যতা',
    heldCoins: 'জমা কয়েন',
    respin: 'রিস্পিন',
    cascade: 'ক্যাসকেড',
    heldReels: 'থেমে থাকা রিল',
    mini: 'মিনি',
    minor: 'মাইনর',
    major: 'মেজর',
    grand: 'গ্র্যান্ড',
  },
}
