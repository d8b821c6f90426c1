import { FRONT_PAGES, type BANNERS, type FrontPlace, type Language } from '@maidan/contract'
import { sql } from 'kysely'
import type { Db, Tx } from '../platform/database/db.ts'
import type { FrontDraft } from '../content/front/front-piece.ts'
import { addPiece } from '../content/front/write-piece.ts'
import { OTHER_LANGUAGES } from '../platform/texts/languages.ts'
import { ownPicture } from '../platform/texts/own-picture.ts'

type Ports = { db: Db }

/** Fills an empty site with notices and pictures; a site that has any is left as it is. */
export async function seedContent({ db }: Ports) {
  const { rows } = await sql<{ filled: boolean }>`
    SELECT EXISTS (SELECT 1 FROM notice) OR EXISTS (SELECT 1 FROM slider) AS filled
  `.execute(db)
  if (rows[0]?.filled) return
  await db.transaction().execute(async (tx) => {
    for (const words of notices)
      await addFirst(tx, 'notice', { words, link: null, picture: null, pictures: {} })
    for (const { place, picture, link, words } of slides) {
      const own = OTHER_LANGUAGES.map((language) => [language, ownPicture(picture, language)])
      await addFirst(tx, place, { words, link, picture, pictures: Object.fromEntries(own) })
    }
    for (const [key, value] of Object.entries(firstSettings))
      await sql`
        INSERT INTO setting (key, value) VALUES (${key}, ${JSON.stringify(value)}::jsonb)
        ON CONFLICT (key) DO NOTHING
      `.execute(tx)
  })
}

/** A piece that runs from the beginning, until somebody ends it. */
function addFirst(tx: Tx, place: FrontPlace, piece: Omit<FrontDraft, 'startsAt' | 'endsAt'>) {
  return addPiece(tx, place, { ...piece, startsAt: null, endsAt: null })
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

type Slide = {
  place: Exclude<FrontPlace, 'notice'>
  picture: string
  link: string
  words: SeedTexts
}

const banners: Slide[] = [
  banner('welcome', FRONT_PAGES.promotions, {
    en: 'Your first deposit, doubled',
    bn: 'প্রথম ডিপোজিটে দ্বিগুণ',
  }),
  banner('slots', FRONT_PAGES.games, {
    en: 'Slots, live tables, cards, crash and fishing',
    bn: 'স্লট, লাইভ টেবিল, তাস, ক্র্যাশ ও ফিশিং',
  }),
  banner('cricket', 'SHAPLA-LASTOVER', { en: 'The last over is yours', bn: 'শেষ ওভারটা আপনার' }),
  banner('wallets', FRONT_PAGES.deposit, {
    en: 'bKash, Nagad, Rocket, Upay',
    bn: 'বিকাশ, নগদ, রকেট, উপায়',
  }),
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

const slides: Slide[] = [
  ...banners,
  ...favourites.map(({ code, names }) => gameSlide('favourite', { code, names, picture: code })),
  ...featured.map(({ code, names }) =>
    gameSlide('feature', { code, names, picture: `${code}-wide` }),
  ),
]

function banner(name: (typeof BANNERS)[number], link: string, words: SeedTexts): Slide {
  return { place: 'main', picture: `/storage/banners/${name}.svg`, link, words }
}

type GameSlide = { code: string; names: SeedTexts; picture: string }

function gameSlide(place: Slide['place'], { code, names: words, picture }: GameSlide): Slide {
  return { place, picture: `/storage/games/${picture}.svg`, link: code, words }
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
