import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'kysely'
import type { Config } from '../../platform/config.ts'
import type { Db, Tx } from '../../platform/database/db.ts'
import type { Texts } from '../../platform/texts/choose-text.ts'
import { FIRST_LANGUAGE, OTHER_LANGUAGES } from '../../platform/texts/languages.ts'
import { ownPicture } from '../../platform/texts/own-picture.ts'

/** The picture of a game by language; one that a language does not have is the common one. */
type Pictured = Texts

export type OpenGame = { code: string; names: Texts; card: Pictured; wide: Pictured }

type Ports = { config: Pick<Config, 'BUILD_DIR'>; db: Db | Tx }

type Row = { code: string; picture: string; names: Texts }

const CARDS = '/storage/games/'

/** The open games in the order of the lobby, with the pictures that the house has drawn of them. */
export async function listOpenGames({ config, db }: Ports): Promise<OpenGame[]> {
  const drawn = await listDrawn(config)
  const { rows } = await sql<Row>`
    SELECT code, picture, (SELECT json_object_agg(t.language, t.name) FROM game_text t
      WHERE t.game_code = open_game.code) AS names
    FROM open_game ORDER BY provider_ordinal, ordinal, code
  `.execute(db)
  return rows
    .filter(({ picture }) => drawn.size === 0 || drawn.has(picture))
    .map(({ code, picture, names }) => {
      const wide = picture.replace(/\.svg$/, '-wide.svg')
      const card = byLanguage(picture, drawn)
      return { code, names, card, wide: drawn.has(wide) ? byLanguage(wide, drawn) : card }
    })
}

function byLanguage(picture: string, drawn: ReadonlySet<string>): Pictured {
  const others = OTHER_LANGUAGES.map((one) => [one, ownPicture(picture, one)] as const)
  const own = others.filter(([, file]) => file !== null && drawn.has(file))
  return { [FIRST_LANGUAGE]: picture, ...Object.fromEntries(own) }
}

/** Every drawn picture of a game. A storage that is not there has none, and then says nothing of any game. */
async function listDrawn({ BUILD_DIR }: Pick<Config, 'BUILD_DIR'>): Promise<ReadonlySet<string>> {
  const files = await readdir(path.resolve(BUILD_DIR, 'storage/games')).catch(() => [])
  return new Set(files.map((file) => `${CARDS}${file}`))
}
