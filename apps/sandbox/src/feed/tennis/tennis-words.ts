import type { Words } from '../match/match.ts'

const w = (en: string, bn: string): Words => ({ en, bn })

/** What the umpire and the commentator say. */
export const tennisWords = {
  waiting: w('The players are warming up', 'খেলোয়াড়েরা গা গরম করছেন'),
  serve: (name: Words, score: string) =>
    w(`${name.en} to serve · ${score}`, `সার্ভ করছেন ${name.bn} · ${score}`),
  secondServe: (name: Words) => w(`Second serve, ${name.en}`, `দ্বিতীয় সার্ভ, ${name.bn}`),
  ace: (name: Words) => w(`Ace! ${name.en}`, `এইস! ${name.bn}`),
  doubleFault: (name: Words) => w(`Double fault by ${name.en}`, `ডাবল ফল্ট করলেন ${name.bn}`),
  point: (name: Words): Words[] => [
    w(`A winner down the line by ${name.en}`, `লাইন ঘেঁষে দারুণ শটে পয়েন্ট ${name.bn}-এর`),
    w(`${name.en} takes the point at the net`, `নেটে এসে পয়েন্ট নিলেন ${name.bn}`),
    w(`Forced error: point ${name.en}`, `চাপে ভুল করালেন ${name.bn}, পয়েন্ট তাঁর`),
    w(`Long rally, and ${name.en} wins it`, `লম্বা র‌্যালি শেষে পয়েন্ট ${name.bn}-এর`),
    w(`Cross-court winner, ${name.en}`, `কোনাকুনি শটে পয়েন্ট ${name.bn}-এর`),
  ],
  game: (name: Words) => w(`Game ${name.en}`, `গেম ${name.bn}-এর`),
  breaks: (name: Words) => w(`${name.en} breaks serve!`, `সার্ভ ভাঙলেন ${name.bn}!`),
  set: (name: Words) => w(`Set ${name.en}!`, `সেট ${name.bn}-এর!`),
  match: (name: Words) => w(`Game, set and match: ${name.en}`, `গেম, সেট, ম্যাচ: ${name.bn}`),
  doctor: (name: Words) => w(`Medical time-out for ${name.en}`, `চিকিৎসার বিরতি নিলেন ${name.bn}`),
  goesOn: (name: Words) => w(`${name.en} plays on`, `আবার খেলছেন ${name.bn}`),
  retires: (name: Words) => w(`${name.en} retires`, `চোটে সরে দাঁড়ালেন ${name.bn}`),
} as const
