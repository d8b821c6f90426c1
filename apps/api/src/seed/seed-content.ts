import { sql } from 'kysely'
import type { Db } from '../platform/database/db.ts'

type Ports = { db: Db }

/** Fills an empty site with notices and pictures; a site that has any is left as it is. */
export async function seedContent({ db }: Ports) {
  const { rows } = await sql<{ filled: boolean }>`
    SELECT EXISTS (SELECT 1 FROM notice) OR EXISTS (SELECT 1 FROM slider) AS filled
  `.execute(db)
  if (rows[0]?.filled) return
  await db.transaction().execute(async (tx) => {
    for (const [index, [english, bangla]] of notices.entries())
      await sql`
        INSERT INTO notice (text_en, text_bn, ordinal) VALUES (${english}, ${bangla}, ${index})
      `.execute(tx)
    for (const [index, slider] of sliders.entries())
      await sql`
        INSERT INTO slider (slider_type, picture, link, name_en, name_bn, ordinal)
        VALUES (${slider.type}, ${slider.picture}, ${slider.link}, ${slider.en}, ${slider.bn}, ${index})
      `.execute(tx)
    for (const [key, value] of Object.entries(firstSettings))
      await sql`
        INSERT INTO setting (key, value) VALUES (${key}, ${JSON.stringify(value)}::jsonb)
        ON CONFLICT (key) DO NOTHING
      `.execute(tx)
  })
}

const notices = [
  [
    'Welcome to Maidan. This house runs on play money: try everything, nothing costs a taka.',
    'ময়দানে স্বাগতম। এখানে সব খেলার টাকা—নিশ্চিন্তে সব ঘুরে দেখুন, আসল এক টাকাও লাগবে না।',
  ],
  [
    'Deposits by bKash, Nagad, Rocket and Upay are checked by our cashiers day and night.',
    'বিকাশ, নগদ, রকেট ও উপায়ের ডিপোজিট আমাদের ক্যাশিয়াররা দিনরাত যাচাই করেন।',
  ],
  [
    'Every spin can be checked: open the fairness panel of any game.',
    'প্রতিটি স্পিন নিজে যাচাই করা যায়: যেকোনো গেমের স্বচ্ছতা প্যানেল খুলুন।',
  ],
  [
    'Play for fun, know your own limit and stop while it is still fun. 18+ only.',
    'আনন্দের জন্য খেলুন, নিজের সীমা জানুন, ভালো লাগা থাকতেই থামুন। শুধু ১৮+।',
  ],
] as const

type Slider = {
  type: 'Main' | 'Favourite' | 'Features'
  picture: string
  link: string
  en: string
  bn: string
}

const banners: Slider[] = [
  banner('welcome', '/promotions', 'Your first deposit, doubled', 'প্রথম ডিপোজিটে দ্বিগুণ'),
  banner('slots', '/games?type=slot&system=&title=Slot', 'Six new slots', 'ছয়টি নতুন স্লট'),
  banner('cricket', 'SHAPLA-LASTOVER', 'The last over is yours', 'শেষ ওভারটা আপনার'),
  banner('wallets', '/deposit', 'bKash, Nagad, Rocket, Upay', 'বিকাশ, নগদ, রকেট, উপায়'),
  banner('fairness', 'PADMA-RIVERGOLD', 'Check every spin yourself', 'প্রতিটি স্পিন নিজে যাচাই করুন'),
]

const games = [
  ['PADMA-RIVERGOLD', 'River Gold', 'সোনালি নদী'],
  ['BAGH-TIGERNIGHT', 'Tiger Night', 'বাঘের রাত'],
  ['SHAPLA-LASTOVER', 'Last Over', 'শেষ ওভার'],
  ['SHAPLA-BOISHAKHI', 'Boishakhi Mela', 'বৈশাখী মেলা'],
  ['PADMA-HILSARUSH', 'Hilsa Rush', 'ইলিশের ঝাঁক'],
  ['BAGH-HONEYMANGROVE', 'Mangrove Honey', 'সুন্দরবনের মধু'],
] as const

const sliders: Slider[] = [
  ...banners,
  ...games.map(([code, en, bn]) => gameSlider('Favourite', code, `games/${code}`, en, bn)),
  ...games.map(([code, en, bn]) => gameSlider('Features', code, `games/${code}-wide`, en, bn)),
]

function banner(name: string, link: string, en: string, bn: string): Slider {
  return { type: 'Main', picture: `/storage/banners/${name}.svg`, link, en, bn }
}

function gameSlider(
  type: Slider['type'],
  link: string,
  picture: string,
  en: string,
  bn: string,
): Slider {
  return { type, picture: `/storage/${picture}.svg`, link, en, bn }
}

const firstSettings = {
  system_notice:
    '<b>Play money only.</b> This is a sandbox house: deposits, wins and payouts are practice. Please never send real money to a number that you see here.',
  whatsapp: 'https://wa.me/8801700000000',
  social_whatsapp: 'https://wa.me/8801700000000',
  social_facebook: 'https://facebook.com/maidan.sandbox',
  social_telegram: 'https://t.me/maidan_sandbox',
}
