import { cp, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createDatabase } from '@maidan/testkit'
import { LANGUAGES } from '@maidan/contract'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asInboxMessage, type InboxRow } from '../../../support/inbox/inbox-message.ts'
import { migrate } from '../migrate.ts'
import { migrationsDir } from '../migrations-dir.ts'
import { openDatabase } from '../open-database.ts'
import { readColumnTexts, readRowTexts } from '../testing/content-texts.ts'

const TEXTS_BY_LANGUAGE = '0017-texts-by-language'
const steps = migrationsDir({ BUILD_DIR: '.build' })

/** What an old house said, in one language or both, and its letters about promotions. */
const FILL = `
  INSERT INTO notice (text_en, text_bn, ordinal) VALUES ('Hello', 'নমস্কার', 0);
  INSERT INTO slider (slider_type, picture, name_en, name_bn, ordinal)
    VALUES ('Main', 'a.svg', 'Six new slots', 'ছয়টি নতুন স্লট', 0), ('Main', 'b.svg', 'Alone', '', 1);
  INSERT INTO promotion (name, name_bn, description, description_bn, thumbnail, status, starts_at,
      ends_at, on_deposit, ordinal)
    VALUES ('Reload', 'রিলোড', 'More', 'আরও', 'c.svg', 'display', now(), now() + interval '1 day', true, 0);
  INSERT INTO game_provider (platform, name, slug, icon, ordinal) VALUES ('PADMA', 'Padma', 'padma', '', 0);
  INSERT INTO game (code, platform, name, name_bn, type, picture, rtp_percent, volatility, ordinal)
    VALUES ('G-1', 'PADMA', 'River Gold', 'সোনালি নদী', 'slot', '', '96', 'low', 0),
      ('G-2', 'PADMA', 'Alone', '', 'slot', '', '96', 'low', 1);
  INSERT INTO sport_event (id, sport, name, name_bn, competition, competition_bn, starts_at)
    VALUES ('1', 'cricket', 'A v B', 'ক বনাম খ', 'Cup', 'কাপ', now()),
      ('2', 'cricket', 'C v D', '', '', '', now()),
      ('3', 'cricket', 'E v F', '', 'Cup', 'কাপ', now());
  INSERT INTO market (code, event_id, kind, name, name_bn)
    VALUES ('1.1', '1', 'match_odds', 'Match Odds', 'ম্যাচ অডস');
  INSERT INTO runner (market_id, id, ordinal, name, name_bn)
    SELECT id, 11, 0, 'A', 'ক' FROM market UNION ALL SELECT id, 12, 1, 'B', '' FROM market;
  SET session_replication_role = 'replica';
  INSERT INTO inbox_message (player_id, code, params)
    VALUES (1, 'creditedWithBonus', '{"amount": "৳ 5.00", "method": "bKash", "reference": "D1",
        "bonus": "৳ 1.00", "turnover": "৳ 9.00", "promotion": "Reload", "promotionBn": "রিলোড"}'),
      (1, 'credited', '{"amount": "৳ 5.00", "method": "bKash", "reference": "D2"}');
`

let folder: string
let client: pg.Client
let before: string[]

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'maidan-steps-'))
  for (const name of await readdir(steps))
    if (name < TEXTS_BY_LANGUAGE)
      await cp(path.join(steps, name), path.join(folder, name), { recursive: true })
  const url = await createDatabase('old')
  const { db, pool } = openDatabase(url, 2)
  client = new pg.Client(url)
  await client.connect()
  await migrate(pool, folder)
  await client.query(FILL)
  before = await readColumnTexts(client)
  await migrate(pool, steps)
  await db.destroy()
})
afterAll(async () => {
  await client.end()
  await rm(folder, { recursive: true, force: true })
})

test('a house that kept a column a language has every text as it was, and none that it had not', async () => {
  // What an event lacks of its texts in a language stands there in the first one.
  const all = [...before, 'sport_event.name 3 bn: E v F'].toSorted()
  expect(before).toHaveLength(25)
  expect(await readRowTexts(client)).toEqual(all)
})

test('a letter that an old house wrote about a promotion reads as before', async () => {
  const { rows } = await client.query<InboxRow>('SELECT * FROM inbox_message ORDER BY id')
  const texts = LANGUAGES.map((one) => rows.map((row) => asInboxMessage(row, one).message))
  expect(texts).toEqual([
    [
      expect.stringContaining('of "Reload" are in'),
      expect.stringContaining('৳ 5.00 from bKash is in'),
    ],
    [expect.stringContaining('"রিলোড" অফারের'), expect.stringContaining('bKash থেকে পাঠানো ৳ 5.00')],
  ])
})
