import type { Language } from '@maidan/contract'
import { sql } from 'kysely'
import type { Db, Tx } from '../platform/database/db.ts'
import { ownPicture } from '../platform/texts/own-picture.ts'

type Ports = { db: Db }

/** Fills an empty site with notices and pictures; a site that has any is left as it is. */
export async function seedContent({ db }: Ports) {
  const { rows } = await sql<{ filled: boolean }>`
    SELECT EXISTS (SELECT 1 FROM notice) OR EXISTS (SELECT 1 FROM slider) AS filled
  `.execute(db)
  if (rows[0]?.filled) return
  await db.transaction().execute(async (tx) => {
    for (const [ordinal, texts] of notices.entries()) await writeNotice(tx, texts, ordinal)
    for (const [ordinal, slider] of sliders.entries()) await writeSlider(tx, slider, ordinal)
    for (const [key, value] of Object.entries(firstSettings))
      await sql`
        INSERT INTO setting (key, value) VALUES (${key}, ${JSON.stringify(value)}::jsonb)
        ON CONFLICT (key) DO NOTHING
      `.execute(tx)
  })
}

async function writeNotice(tx: Tx, texts: SeedTexts, ordinal: number) {
  await sql`
    WITH written AS (INSERT INTO notice (ordinal) VALUES (${ordinal}) RETURNING id)
    INSERT INTO notice_text (notice_id, language, notice)
    SELECT id, key, value FROM written, json_each_text(${JSON.stringify(texts)}::json)
  `.execute(tx)
}

async function writeSlider(tx: Tx, slider: Slider, ordinal: number) {
  const { type, picture, link, names } = slider
  const own = Object.keys(names).map((language) => [
    language,
    slider.hasWords === true ? ownPicture(picture, language) : null,
  ])
  await sql`
    WITH written AS (
      INSERT INTO slider (slider_type, picture, link, ordinal)
      VALUES (${type}, ${picture}, ${link}, ${ordinal}) RETURNING id
    )
    INSERT INTO slider_text (slider_id, language, name, picture)
    SELECT id, key, value, ${JSON.stringify(Object.fromEntries(own))}::json ->> key
    FROM written, json_each_text(${JSON.stringify(names)}::json)
  `.execute(tx)
}

/** What a new house says, it says in every language. */
type SeedTexts = Record<Language, string>

const notices: readonly SeedTexts[] = [
  {
    en: 'Welcome to Maidan. This house runs on play money: try everything, nothing costs a taka.',
    bn: 'ময়দানে স্বাগতম। এখানে সব খেলার টাকা—নিশ্চিন্তে সব ঘুরে দেখুন, আসল এক টাকাও লাগবে না।',
  },
  {
    en: 'Deposits by bKash, Nagad, Rocket and Upay are checked by our cashiers day and night.',
    bn: 'বিকাশ, নগদ, রকেট ও উপায়ের ডিপোজিট আমাদের ক্যাশিয়াররা দিনরাত যাচাই করেন।',
  },
  {
    en: 'Every spin can be checked: open the fairness panel of any game.',
    bn: 'প্রতিটি স্পিন নিজে যাচাই করা যায়: যেকোনো গেমের স্বচ্ছতা প্যানেল খুলুন।',
  },
  {
    en: 'Play for fun, know your own limit and stop while it is still fun. 18+ only.',
    bn: 'আনন্দের জন্য খেলুন, নিজের সীমা জানুন, ভালো লাগা থাকতেই থামুন। শুধু ১৮+।',
  },
]

type Slider = {
  type: 'Main' | 'Favourite' | 'Features'
  picture: string
  link: string
  names: SeedTexts
  /** There is one of the picture in each language. */
  hasWords?: true
}

const banners: Slider[] = [
  banner('welcome', '/promotions', {
    en: 'Your first deposit, doubled',
    bn: 'প্রথম ডিপোজিটে দ্বিগুণ',
  }),
  banner('slots', '/games?type=&system=&title=', {
    en: 'Slots, live tables, cards, crash and fishing',
    bn: 'স্লট, লাইভ টেবিল, তাস, ক্র্যাশ ও ফিশিং',
  }),
  banner('cricket', 'SHAPLA-LASTOVER', { en: 'The last over is yours', bn: 'শেষ ওভারটা আপনার' }),
  banner('wallets', '/deposit', { en: 'bKash, Nagad, Rocket, Upay', bn: 'বিকাশ, নগদ, রকেট, উপায়' }),
  banner('fairness', 'PADMA-RIVERGOLD', {
    en: 'Check every spin yourself',
    bn: 'প্রতিটি স্পিন নিজে যাচাই করুন',
  }),
]

type SeedGame = { code: string; names: SeedTexts }

/** One of each kind, and slots of each provider. */
const favourites: readonly SeedGame[] = [
  { code: 'PADMA-RIVERGOLD', names: { en: 'River Gold', bn: 'সোনালি নদী' } },
  { code: 'BAGH-ROULETTE', names: { en: 'Roulette', bn: 'রুলেট' } },
  { code: 'BAGH-TIGERNIGHT', names: { en: 'Tiger Night', bn: 'বাঘের রাত' } },
  { code: 'BAGH-MINES', names: { en: 'Mango Grove', bn: 'আমবাগান' } },
  { code: 'PADMA-NETS', names: { en: 'Padma Nets', bn: 'পদ্মার জাল' } },
  { code: 'SHAPLA-LASTOVER', names: { en: 'Last Over', bn: 'শেষ ওভার' } },
]

const featured: readonly SeedGame[] = [
  { code: 'PADMA-GHURI', names: { en: 'Ghuri', bn: 'ঘুড়ি' } },
  { code: 'BAGH-DRAGONTIGER', names: { en: 'Dragon Tiger', bn: 'ড্রাগন টাইগার' } },
  { code: 'SHAPLA-BOISHAKHI', names: { en: 'Boishakhi Mela', bn: 'বৈশাখী মেলা' } },
  { code: 'SHAPLA-JACKS', names: { en: 'Jacks or Better', bn: 'জ্যাকস অর বেটার' } },
  { code: 'PADMA-HILSARUSH', names: { en: 'Hilsa Rush', bn: 'ইলিশের ঝাঁক' } },
  { code: 'SHAPLA-PLINKO', names: { en: 'Rain Drop', bn: 'বৃষ্টির ফোঁটা' } },
]

const sliders: Slider[] = [
  ...banners,
  ...favourites.map(({ code, names }) => gameSlider('Favourite', { code, names, picture: code })),
  ...featured.map(({ code, names }) =>
    gameSlider('Features', { code, names, picture: `${code}-wide` }),
  ),
]

function banner(name: string, link: string, names: SeedTexts): Slider {
  return { type: 'Main', picture: `/storage/banners/${name}.svg`, link, names, hasWords: true }
}

type GameSlider = { code: string; names: SeedTexts; picture: string }

function gameSlider(type: Slider['type'], { code, names, picture }: GameSlider): Slider {
  return { type, picture: `/storage/games/${picture}.svg`, link: code, names, hasWords: true }
}

const firstSettings = {
  system_notice: {
    en: '<b>Play money only.</b> This is a sandbox house: deposits, wins and payouts are practice. Please never send real money to a number that you see here.',
    bn: '<b>এখানে সবই খেলার টাকা।</b> এটি মহড়ার সাইট: জমা, জেতা আর তোলা সবই অনুশীলন। এখানে দেখানো কোনো নম্বরে সত্যিকারের টাকা পাঠাবেন না।',
  } satisfies SeedTexts,
  whatsapp: 'https://wa.me/8801700000000',
  social_whatsapp: 'https://wa.me/8801700000000',
  social_facebook: 'https://facebook.com/maidan.sandbox',
  social_telegram: 'https://t.me/maidan_sandbox',
}
