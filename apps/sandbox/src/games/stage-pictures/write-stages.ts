import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { slotGames, type SlotGame } from '@maidan/casino'
import { LANGUAGES, type Language } from '@maidan/contract'
import { stageFile, stagePlaces, symbolFile } from '../catalog/slot-pictures.ts'
import { joinPictures } from './join-pictures.ts'

/** Writes each slot's file of stage pictures in each language beside its symbols. Rejects when one of them is not drawn. */
export async function writeStages(storageDir: string): Promise<void> {
  await Promise.all(
    slotGames.flatMap((game) =>
      LANGUAGES.map((language) => writeStage(storageDir, game, language)),
    ),
  )
}

async function writeStage(storageDir: string, game: SlotGame, language: Language): Promise<void> {
  const places = stagePlaces(game)
  const drawn = await Promise.all(
    places.map(async ({ key }): Promise<[string, string]> => {
      return [key, await readFile(join(storageDir, symbolFile(game.code, key, language)), 'utf8')]
    }),
  )
  const pictures = new Map(drawn)
  const stage = joinPictures(places, (key) => pictures.get(key) ?? '')
  await writeFile(join(storageDir, stageFile(game.code, language)), stage)
}
