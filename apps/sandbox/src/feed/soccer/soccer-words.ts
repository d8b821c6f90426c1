import type { Words } from '../match/match.ts'

const w = (en: string, bn: string): Words => ({ en, bn })

/** What the commentator says; one of each list is picked, so that a match does not repeat itself. */
export const soccerWords = {
  waiting: w('The teams are in the tunnel', 'দুই দল মাঠে নামার অপেক্ষায়'),
  kickOff: w('Kick-off!', 'খেলা শুরু!'),
  secondHalf: w('The second half is under way', 'দ্বিতীয়ার্ধের খেলা শুরু'),
  restart: w('Play goes on', 'আবার খেলা শুরু'),
  halfTime: w('Half-time', 'হাফটাইম'),
  fullTime: w('Full-time', 'খেলা শেষ'),
  added: (minutes: number) => w(`${minutes} min of added time`, `যোগ করা সময় ${minutes} মিনিট`),
  play: (side: Words): Words[] => [
    w(`${side.en} keep the ball`, `বল ${side.bn}-এর দখলে`),
    w(`${side.en} build from the back`, `পেছন থেকে আক্রমণ গড়ছে ${side.bn}`),
    w(`Throw-in for ${side.en}`, `${side.bn} থ্রো-ইন পেল`),
    w(`A long ball by ${side.en}`, `${side.bn}-এর লম্বা পাস`),
    w(`${side.en} switch the play`, `এক পাশ থেকে আরেক পাশে খেলছে ${side.bn}`),
    w(`Free kick for ${side.en}`, `ফ্রি কিক পেল ${side.bn}`),
  ],
  attack: (side: Words): Words[] => [
    w(`Dangerous attack by ${side.en}`, `বিপজ্জনক আক্রমণে ${side.bn}`),
    w(`${side.en} break at speed`, `দ্রুত পাল্টা আক্রমণে ${side.bn}`),
    w(`Corner for ${side.en}`, `কর্নার পেল ${side.bn}`),
    w(`${side.en} are in the box`, `বক্সে ঢুকে পড়েছে ${side.bn}`),
  ],
  miss: (side: Words): Words[] => [
    w(`Wide by ${side.en}`, `${side.bn}-এর শট বাইরে`),
    w(`Saved! ${side.en} so close`, `দারুণ সেভ! একটুর জন্য গোল পেল না ${side.bn}`),
    w(`Off the post! ${side.en} cannot believe it`, `পোস্টে লাগল! হতাশ ${side.bn}`),
    w(`Cleared away from ${side.en}`, `${side.bn}-এর আক্রমণ ঠেকাল রক্ষণভাগ`),
  ],
  goal: (side: Words, score: string) =>
    w(`GOAL! ${side.en} · ${score}`, `গোল! ${side.bn} · ${score}`),
  check: w('VAR is checking the goal', 'গোলটি ভিএআর যাচাই করছে'),
  stands: w('The goal stands', 'গোল বহাল'),
  ruledOut: w('Offside: no goal', 'অফসাইড: গোল বাতিল'),
  penalty: (side: Words) => w(`Penalty for ${side.en}`, `পেনাল্টি পেল ${side.bn}`),
  penaltyMissed: (side: Words) =>
    w(`${side.en} miss the penalty`, `পেনাল্টি থেকে গোল পেল না ${side.bn}`),
  yellow: (side: Words) => w(`Yellow card, ${side.en}`, `হলুদ কার্ড, ${side.bn}`),
  red: (side: Words) =>
    w(`Red card! ${side.en} are a player short`, `লাল কার্ড! একজন কম নিয়ে খেলবে ${side.bn}`),
  draw: w('The Draw', 'ড্র'),
} as const
