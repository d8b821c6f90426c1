import { createRandom } from '../random/random.ts'
import type { TennisPlayer } from './open-tennis-match.ts'

/** The women's tour: best of three. Every player is invented. */
export const WOMEN = players([
  ['Nilufa Tarafdar', 'নীলুফা তরফদার'],
  ['Odessa Brindle', 'ওডেসা ব্রিন্ডল'],
  ['Mirela Vantoren', 'মিরেলা ভান্তোরেন'],
  ['Suhasini Pathik', 'সুহাসিনী পথিক'],
  ['Tova Lindquarry', 'টোভা লিন্ডকোয়ারি'],
  ['Camila Ferrogal', 'কামিলা ফেরোগাল'],
  ['Anouk Delmarche', 'আনুক দেলমার্শ'],
  ['Jaya Monidipa', 'জয়া মণিদীপা'],
  ['Petra Oswaldene', 'পেত্রা অসওয়ালডেন'],
  ['Rumana Shorif', 'রুমানা শরীফ'],
  ['Ilse Korvanen', 'ইলসে করভানেন'],
  ['Yara Montepino', 'ইয়ারা মন্তেপিনো'],
  ['Farzana Nokshi', 'ফারজানা নকশী'],
  ['Greta Halvorsby', 'গ্রেটা হালভর্সবি'],
  ['Lucia Brancaleone', 'লুচিয়া ব্রাংকালেওনে'],
  ['Tahmina Sarothi', 'তাহমিনা সারথি'],
  ['Wren Ashdowner', 'রেন অ্যাশডাউনার'],
  ['Katya Zorinova', 'কাতিয়া জোরিনোভা'],
  ['Meher Dilruba', 'মেহের দিলরুবা'],
  ['Sofie Tannengaard', 'সোফি টানেনগার্ড'],
  ['Aiko Moritsune', 'আইকো মোরিতসুনে'],
  ['Bela Rosenquay', 'বেলা রোজেনকুয়ে'],
  ['Shirin Badhon', 'শিরিন বাঁধন'],
  ['Noor Jhilmil', 'নূর ঝিলমিল'],
])

/** The men's tour: best of five. Every player is invented. */
export const MEN = players([
  ['Arian Choudhuran', 'আরিয়ান চৌধুরান'],
  ['Mateus Corvalho', 'মাতেউস করভালিও'],
  ['Soren Falkenby', 'সোরেন ফালকেনবি'],
  ['Tanvir Majhi', 'তানভীর মাঝি'],
  ['Luc Bertrandeau', 'লুক বের্ত্রাঁদো'],
  ['Viktor Halaszin', 'ভিক্টর হালাসিন'],
  ['Rafi Jolodhar', 'রাফি জলধর'],
  ['Duncan Ferrowby', 'ডানকান ফেরোবি'],
  ['Emre Yildoran', 'এমরে ইলদোরান'],
  ['Nikos Stavridion', 'নিকোস স্তাভ্রিদিয়ন'],
  ['Imon Gayen', 'ইমন গায়েন'],
  ['Carlo Montebrun', 'কার্লো মন্তেব্রুন'],
  ['Jonas Wetterholm', 'ইয়োনাস ভেটারহোম'],
  ['Hasib Nodiman', 'হাসিব নদীমন'],
  ['Diego Salvaterro', 'দিয়েগো সালভাতেরো'],
  ['Milan Dragosek', 'মিলান দ্রাগোসেক'],
  ['Owen Thackery-Vale', 'ওয়েন থ্যাকারি-ভেল'],
  ['Shuvo Kumkum', 'শুভ কুমকুম'],
  ['Kenji Amagawara', 'কেনজি আমাগাওয়ারা'],
  ['Pavel Ostrenko', 'পাভেল অস্ত্রেনকো'],
])

function players(names: readonly (readonly [en: string, bn: string])[]): readonly TennisPlayer[] {
  return names.map(([en, bn]) => ({
    name: { en, bn },
    strength: 2 * createRandom(`player/${en}`).next() - 1,
  }))
}
