import { createRandom } from '../random/random.ts'
import type { Club } from './open-soccer-match.ts'

const WEAKEST = 0.78
const STRENGTH_SPAN = 0.5

/** Clubs named for the flowers and trees of the delta. */
export const DELTA_CLUBS = clubs([
  ['Shapla Rovers', 'শাপলা রোভার্স'],
  ['Kadam Athletic', 'কদম অ্যাথলেটিক'],
  ['Jarul City', 'জারুল সিটি'],
  ['Polash United', 'পলাশ ইউনাইটেড'],
  ['Shimul Town', 'শিমুল টাউন'],
  ['Doyel Wanderers', 'দোয়েল ওয়ান্ডারার্স'],
  ['Tamal Rangers', 'তমাল রেঞ্জার্স'],
  ['Hijal Boatmen', 'হিজল বোটমেন'],
  ['Bokul Albion', 'বকুল অ্যালবিয়ন'],
  ['Chhatim Stars', 'ছাতিম স্টার্স'],
  ['Sonalu Sporting', 'সোনালু স্পোর্টিং'],
  ['Kashful Harriers', 'কাশফুল হ্যারিয়ার্স'],
  ['Madhabi Union', 'মাধবী ইউনিয়ন'],
  ['Kanchan County', 'কাঞ্চন কাউন্টি'],
  ['Nagkeshar Guards', 'নাগকেশর গার্ডস'],
  ['Bonolota Borough', 'বনলতা বরো'],
  ['Palmyra Docks', 'তালবন ডকস'],
  ['Banyan Bridge', 'বটতলা ব্রিজ'],
])

/** Clubs of a cold coast that is on no map. */
export const NORTHERN_CLUBS = clubs([
  ['Aldermoor', 'অলডারমুর'],
  ['Brackwater City', 'ব্র্যাকওয়াটার সিটি'],
  ['Carrowby', 'ক্যারোবি'],
  ['Dunmarrow Town', 'ডানম্যারো টাউন'],
  ['Eastholm United', 'ইস্টহোম ইউনাইটেড'],
  ['Farrowgate', 'ফ্যারোগেট'],
  ['Glenhollow Rovers', 'গ্লেনহলো রোভার্স'],
  ['Harrowmere', 'হ্যারোমিয়ার'],
  ['Inverlund', 'ইনভারলুন্ড'],
  ['Kestrelby Athletic', 'কেস্ট্রেলবি অ্যাথলেটিক'],
  ['Larkhaven', 'লার্কহেভেন'],
  ['Marlscar', 'মার্লস্কার'],
  ['Norrowick', 'নরোউইক'],
  ['Oxmarsh Town', 'অক্সমার্শ টাউন'],
  ['Pellbridge', 'পেলব্রিজ'],
  ['Quillmouth', 'কুইলমাউথ'],
  ['Ravenscote', 'রেভেনসকোট'],
  ['Staverholt', 'স্ট্যাভারহোল্ট'],
])

/** Clubs of a sunny league, as far from any real one. */
export const SUN_CLUBS = clubs([
  ['Valdoro', 'ভালদোরো'],
  ['Montesolar', 'মন্তেসোলার'],
  ['Riverallo', 'রিভেরাইয়ো'],
  ['Costabrina', 'কোস্তাব্রিনা'],
  ['Serramora', 'সেরামোরা'],
  ['Campovivo', 'কাম্পোভিভো'],
  ['Belmirada', 'বেলমিরাদা'],
  ['Altaguia', 'আলতাগিয়া'],
  ['Torrelume', 'তোরেলুমে'],
  ['Marazulo', 'মারাসুলো'],
  ['Santaluna', 'সান্তালুনা'],
  ['Vientomar', 'ভিয়েন্তোমার'],
  ['Palmadora', 'পালমাদোরা'],
  ['Lunabranca', 'লুনাব্রাঙ্কা'],
  ['Dorasierra', 'দোরাসিয়েরা'],
  ['Finisolea', 'ফিনিসোলেয়া'],
  ['Grancalera', 'গ্রানকালেরা'],
  ['Cielorro', 'সিয়েলোরো'],
])

function clubs(names: readonly (readonly [en: string, bn: string])[]): readonly Club[] {
  return names.map(([en, bn]) => ({
    name: { en, bn },
    strength: WEAKEST + STRENGTH_SPAN * createRandom(`club/${en}`).next(),
  }))
}
