import { none, type DemoPromotion } from './demo-promotion.ts'

const mission: Omit<DemoPromotion, 'texts'> = {
  ...none,
  kind: 'mission',
  thumbnail: '/storage/promotions/mission.svg',
  status: 'display',
  categories: [512],
  on_deposit: false,
  // Left out: kinds that keep so little of a stake that plays would be made for the reward alone.
  weights: { casino: 0, table: 0, poker: 0, crash: 0, arcade: 0, exchange: 0, other: 0 },
}

/** One of a day, which is to be staked once, and one of a week, which is own money at once. */
export const demoMissions: readonly DemoPromotion[] = [
  {
    ...mission,
    texts: {
      en: {
        name: 'Twenty plays of the day',
        description:
          'Play twenty rounds or bets of 10 taka or more in one day, 00:00 to 00:00 in Dhaka, and take 5 taka. Slots, fishing, the lottery and the sports list count, once they are decided; nothing else does. Stake the reward once within 7 days and it is yours. See above how far you are. The plays stake more than the reward gives: they are no reason to play.',
      },
      bn: {
        name: 'দিনের কুড়ি খেলা',
        description:
          'ঢাকার সময়ে রাত ০০:০০ থেকে ০০:০০ পর্যন্ত এক দিনে ১০ টাকা বা তার বেশির কুড়িটি রাউন্ড বা বাজি খেলুন, ৫ টাকা নিন। স্লট, মাছ ধরা, লটারি ও খেলাধুলার তালিকার খেলা গোনা হয়, ফল হলে তবেই; আর কিছু গোনা হয় না। ৭ দিনের মধ্যে পুরস্কারটি একবার বাজি ধরলেই তা আপনার। কতটা হলো, ওপরে দেখুন। পুরস্কারের চেয়ে বেশি টাকার বাজি ধরতে হয়: শুধু এর জন্য খেলবেন না।',
      },
    },
    turnover_multiple: 1,
    bonus_days: 7,
    amount_minor: 500n,
    mission_period: 'day',
    mission_plays: 20,
    stake_min_minor: 1_000n,
  },
  {
    ...mission,
    texts: {
      en: {
        name: 'Hundred plays of the week',
        description:
          'Play a hundred rounds or bets of 10 taka or more in one week, Monday 00:00 to Monday 00:00 in Dhaka, and take 20 taka: your own money at once. Slots, fishing, the lottery and the sports list count, once they are decided; nothing else does. See above how far you are. The plays stake more than the reward gives: they are no reason to play.',
      },
      bn: {
        name: 'সপ্তাহের একশো খেলা',
        description:
          'ঢাকার সময়ে সোমবার ০০:০০ থেকে সোমবার ০০:০০ পর্যন্ত এক সপ্তাহে ১০ টাকা বা তার বেশির একশোটি রাউন্ড বা বাজি খেলুন, ২০ টাকা নিন: সঙ্গে সঙ্গে নিজের টাকা। স্লট, মাছ ধরা, লটারি ও খেলাধুলার তালিকার খেলা গোনা হয়, ফল হলে তবেই; আর কিছু গোনা হয় না। কতটা হলো, ওপরে দেখুন। পুরস্কারের চেয়ে বেশি টাকার বাজি ধরতে হয়: শুধু এর জন্য খেলবেন না।',
      },
    },
    turnover_multiple: 0,
    amount_minor: 2_000n,
    mission_period: 'week',
    mission_plays: 100,
    stake_min_minor: 1_000n,
  },
]
